/** The run in Node: gets its settings from node.js, and tells it what comes. */
import { createRequire } from 'node:module';
import { contenders } from '../contenders/index.js';
import { measureAll } from '../measure/run.js';
import { benchFolder } from '../packages.js';

const require = createRequire(`${benchFolder}/package.json`);

process.once('message', async (settings) => {
  const measured = await measureAll(
    /** @type {import('../measure/run.js').Settings} */ (settings),
    () => contenders(async (name) => require(name)),
    (progress) => process.send?.({ progress }),
  );
  process.send?.({ measured });
});
