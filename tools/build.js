import { siteAddress } from './build/address.js';
import { buildPresets, wasmPresets } from './build/cmake.js';
import { buildSite } from './build/site.js';
import { setUp } from './setup.js';
import { command } from './shared/command.js';

const help = `npm run build [-- --address URL]

Sets up what is missing, builds the engine in every variant (build/) and then
the static site (dist/).

--address URL  where the site will stand, such as https://example.org/lab/, for
               what has to name it from elsewhere: oEmbed, canonical links, and
               the link in each figure. NORMLAB_ADDRESS does the same. Without
               it everything is relative.
`;

/**
 * Sets up, builds the engine in every variant, builds the site.
 *
 * @param {string} [address] of the site
 */
export async function build(address = process.env.NORMLAB_ADDRESS) {
  siteAddress(address); // A fault in it is said before the long work.
  const toolchain = await setUp();
  await buildPresets(toolchain, 'Build the engine', wasmPresets, ['normlab_engine']);
  await buildSite(address);
}

await command(import.meta.url, {
  help,
  options: { address: { type: 'string' } },
  run: ({ address }) => build(/** @type {string | undefined} */ (address)),
});
