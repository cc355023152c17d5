/**
 * All of the lab in one script that asks for nothing: for the single file, and for embed.html in a
 * frame without an origin, which may fetch neither modules nor kernels. A package for a learning
 * platform is this with a block of data in the page.
 */
import { NormLab } from '../elements/norm-lab.js';
import { packedSettings } from '../lms/package-page.js';
import { showPackage } from './package.js';
import { showAsked } from './show-asked.js';
import { attributesFrom } from './words.js';

const query = new URLSearchParams(location.search);
const asked = attributesFrom(query);
const settings = packedSettings(document);
const lab = document.querySelector('nl-app');
const home = new URL(lab ? location.href : 'index.html', document.baseURI);
home.search = '';
// A package shows what was packed, and no other address leads to it.
NormLab.home = settings ? '' : home.href;

if (settings) showPackage(settings);
else if (lab && !asked.walkthrough && !asked.exercise) import('../main.js');
else showAsked(asked, query);
