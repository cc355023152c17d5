import { build } from './build.js';
import { command } from './shared/command.js';
import { Failure } from './shared/failure.js';

const help = `npm start [-- --no-open]

Sets up what is missing, builds, and serves the lab until Ctrl-C.

  PORT=8080 npm start   serves on another port than 5173
  --no-open             opens no browser (nor does a shell without a terminal)
`;

/** The port that PORT names. */
function portFromEnvironment() {
  const text = process.env.PORT || '5173';
  const port = Number(text);
  if (Number.isInteger(port) && port > 0 && port < 65536) return port;
  throw new Failure(`PORT is ${JSON.stringify(text)}: a number from 1 to 65535 is wanted.`);
}

await command(import.meta.url, {
  help,
  options: { 'no-open': { type: 'boolean' } },
  run: async (values) => {
    const port = portFromEnvironment();
    await build();
    // Only now: set-up has to run before there is a Vite to import.
    const { openBrowser, serve } = await import('./build/serve.js');
    const address = await serve(port);
    console.log(`\nNormlab runs at ${address} (stop it with Ctrl-C)`);
    if (!values['no-open']) openBrowser(address);
  },
});
