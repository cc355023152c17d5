import { findViolations } from './check/find-violations.js';
import { command } from './shared/command.js';
import { Failure } from './shared/failure.js';
import { root } from './shared/paths.js';

const help = `node tools/check-directions.js

Lists imports that go against the table in tools/check/directions.js, import
cycles, and folders that README names but that are not there.
`;

await command(import.meta.url, {
  help,
  run: async () => {
    const violations = findViolations(root);
    if (violations.length > 0) throw new Failure(violations.join('\n'));
  },
});
