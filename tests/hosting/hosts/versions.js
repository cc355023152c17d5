/** Which versions the hosts have, to stand below the table. */
import { programOf } from '../../../tools/setup/system-packages.js';
import { run } from '../../../tools/shared/processes.js';

const programs = [
  { title: 'nginx', name: 'nginx', argument: '-v' },
  { title: 'Apache', name: 'apache2', argument: '-v' },
  { title: 'Hugo', name: 'hugo', argument: 'version' },
  { title: 'Jekyll', name: 'jekyll', argument: '--version' },
];

/** As in "nginx 1.22.1". */
export const hostVersions = () =>
  Promise.all(
    programs.map(async ({ title, name, argument }) => {
      const { output } = await run(programOf(name) ?? name, [argument], { quiet: true });
      return `${title} ${output.match(/\d+(\.\d+)+/)?.[0]}`;
    }),
  );
