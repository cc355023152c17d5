/** Defines `<norm-lab>`. Links to a state lead to the lab's page, which lies beside this script. */
import { NormLab } from './elements/norm-lab.js';

const page = 'index.html';
NormLab.home = new URL(page, import.meta.url).href;

export { NormLab };
