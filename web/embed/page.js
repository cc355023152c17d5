/** The script of embed.html. Links to a state lead to the lab's page, which lies beside it. */
import { NormLab } from '../elements/norm-lab.js';
import { showWidget } from './widget.js';
import { attributesFrom } from './words.js';

NormLab.home = new URL('index.html', document.baseURI).href;
showWidget(attributesFrom(new URLSearchParams(location.search)));
