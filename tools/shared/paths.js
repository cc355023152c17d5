import { existsSync, realpathSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** The checkout: the folder that holds package.json. Ends without a slash. */
export const root = fileURLToPath(new URL('../..', import.meta.url)).replace(/[\\/]$/, '');

/**
 * An absolute path inside the checkout.
 *
 * @param {...string} parts
 */
export const inRoot = (...parts) => [root, ...parts].join('/');

const toolchainLink = inRoot('.toolchain');

/** Everything that set-up makes lies here; deleting the folder undoes it. Checkouts may share it. */
export const toolchainFolder = existsSync(toolchainLink)
  ? realpathSync(toolchainLink)
  : toolchainLink;

/** Held by the run that writes into build/ or dist/. */
export const buildLock = inRoot('build/lock');
