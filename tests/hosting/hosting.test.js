import { test } from './driven.js';
import { firstSteps } from './in-node.js';
import { Reader } from './reader.js';
import { hosts } from './set-up.js';
import { folders, places, titleOf } from './ways.js';

for (const place of places) {
  const { host, way } = place;
  test(titleOf(place), async ({ driven }, { annotations }) => {
    await driven.open(new URL(way.path, hosts().addresses[host]).href);
    const { done } = await way.visit(driven);
    annotations.push({ type: 'browser', description: driven.version });
    annotations.push({ type: 'done', description: done.join(', ') });
  });
}

for (const words of firstSteps) {
  const { walkthrough, step } = words;
  test(`${walkthrough} shows the numbers that Node computes`, async ({ driven }) => {
    const path = `index.html#/${walkthrough}/${step}`;
    await driven.open(new URL(path, hosts().addresses[folders[0]]).href);
    await new Reader(driven, words).findsAllNumbersOf(step);
  });
}
