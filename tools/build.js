import { buildPresets, wasmPresets } from './build/cmake.js';
import { buildSite } from './build/site.js';
import { setUp } from './setup.js';
import { command } from './shared/command.js';

const help = `npm run build

Sets up what is missing, builds the engine in every variant (build/) and then
the static site (dist/).
`;

/** Sets up, builds the engine in every variant, builds the site. */
export async function build() {
  const toolchain = await setUp();
  await buildPresets(toolchain, 'Build the engine', wasmPresets, ['normlab_engine']);
  await buildSite();
}

await command(import.meta.url, { help, run: build });
