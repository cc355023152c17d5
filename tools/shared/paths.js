import { fileURLToPath } from 'node:url';

/** The checkout: the folder that holds package.json. Ends without a slash. */
export const root = fileURLToPath(new URL('../..', import.meta.url)).replace(/[\\/]$/, '');

/**
 * An absolute path inside the checkout.
 *
 * @param {...string} parts
 */
export const inRoot = (...parts) => [root, ...parts].join('/');

/** Everything that set-up makes lies here; deleting the folder undoes it. */
export const toolchainFolder = inRoot('.toolchain');

/** Held by the run that writes into build/ or dist/. */
export const buildLock = `${toolchainFolder}/build-lock`;
