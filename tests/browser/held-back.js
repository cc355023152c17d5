/**
 * Keeps files from a page until they are released.
 *
 * @param {import('@playwright/test').Page} page
 * @param {string} files a pattern of addresses
 * @returns {Promise<() => void>} releases them
 */
export async function holdBack(page, files) {
  /** @type {() => void} */
  let release = () => {};
  const held = new Promise((resolve) => (release = () => resolve(undefined)));
  await page.route(files, async (route) => {
    await held;
    await route.continue();
  });
  return release;
}
