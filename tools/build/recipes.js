/** What site owners copy into their sites, as it is. */
import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import { inRoot } from '../shared/paths.js';

/** @param {string} dist folder of the site */
export const copyRecipes = (dist) =>
  cp(inRoot('web/embed/recipes'), join(dist, 'recipes'), {
    recursive: true,
    filter: (file) => !file.endsWith('index.js'),
  });
