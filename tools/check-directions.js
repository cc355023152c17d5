import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { findViolations } from './check/find-violations.js';
import { root } from './shared/paths.js';

const help = `node tools/check-directions.js

Lists imports that go against the table in tools/check/directions.js, import
cycles, and folders that README names but that are not there.
`;

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  const { values } = parseArgs({ options: { help: { type: 'boolean' } } });
  if (values.help) console.log(help);
  else {
    const violations = findViolations(root);
    for (const violation of violations) console.error(violation);
    if (violations.length > 0) process.exitCode = 1;
  }
}
