import { walkthroughs } from '../../../web/walkthroughs/index.js';

/**
 * States of the walkthroughs that readers reach, by id: `states/<id>.js` lists those of each.
 * @type {Record<string, { name: string, changes: Record<string, any> }[]>}
 */
export const states = Object.fromEntries(
  await Promise.all(
    walkthroughs.map(async ({ id }) => [id, (await import(`./states/${id}.js`)).states]),
  ),
);
