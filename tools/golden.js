import { debianPython, missingPackages, missingSentence, torch } from './setup/system-packages.js';
import { command } from './shared/command.js';
import { Failure } from './shared/failure.js';
import { inRoot, root } from './shared/paths.js';
import { run, which } from './shared/processes.js';

const help = `npm run golden

Writes the reference files in tests/golden anew, with PyTorch. When nothing has
changed, \`git diff\` stays empty. Needs the package python3-torch.
`;

await command(import.meta.url, {
  help,
  run: async () => {
    const missing = await missingPackages([torch]);
    if (missing.length > 0) throw new Failure(missingSentence(missing));
    const python = (await debianPython()) ?? which('python3') ?? 'python3';
    const { code } = await run(python, [inRoot('tests/golden/generate.py')], { cwd: root });
    if (code !== 0) throw new Failure('PyTorch could not write the reference files.');
  },
});
