/** Versions that set-up asks for. The JavaScript packages are pinned in package.json. */

/** The oldest Emscripten that the project builds with. */
export const oldestEmscripten = '4.0.0';

/** The release that set-up installs with the official emsdk. */
export const emsdkRelease = '6.0.5';

/** The oldest CMake, Node and Python (Emscripten's driver is written in it). */
export const oldestCMake = '3.25';
export const oldestNode = '20.19';
export const oldestPython = '3.10';

/**
 * Is `version` at least `oldest`? Both are numbers joined by dots; what follows them is ignored.
 *
 * @param {string} version
 * @param {string} oldest
 */
export function isNewEnough(version, oldest) {
  const [have, need] = [version, oldest].map((text) =>
    (text.match(/\d+(\.\d+)*/)?.[0] ?? '').split('.').map(Number),
  );
  for (let i = 0; i < need.length; i++) {
    const difference = (have[i] ?? 0) - need[i];
    if (difference !== 0) return difference > 0;
  }
  return true;
}
