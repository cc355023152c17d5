/** Defines `<norm-lab>`. Links to a state lead to the lab's page, which lies beside this script. */
import { NormLab } from './elements/norm-lab.js';

// Written so that no bundler takes the page for a file that belongs to the script.
NormLab.home = import.meta.url.replace(/[^/]*$/, 'index.html');

export { NormLab };
