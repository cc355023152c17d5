/** What a site owner copies into the site, by the path below this folder. */
import docusaurus from './docusaurus/NormLab.jsx?raw';
import hugo from './hugo/layouts/shortcodes/normlab.html?raw';
import jekyll from './jekyll/includes/normlab.html?raw';

/** @type {Record<string, string>} */
export const recipes = {
  'docusaurus/NormLab.jsx': docusaurus,
  'hugo/layouts/shortcodes/normlab.html': hugo,
  'jekyll/includes/normlab.html': jekyll,
};
