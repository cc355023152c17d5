/** The script of embed.html. Links to a state lead to the lab's page, which lies beside it. */
import { NormLab } from '../elements/norm-lab.js';
import { showAsked } from './show-asked.js';
import { attributesFrom } from './words.js';

NormLab.home = new URL('index.html', document.baseURI).href;
const query = new URLSearchParams(location.search);
showAsked(attributesFrom(query), query);
