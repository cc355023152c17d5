/** @type {{ createScriptURL: (address: string) => string } | undefined} */
let policy;

/**
 * An address as a page must give it to run a script from there, where its policy asks for trusted
 * types: made by a policy of our own.
 *
 * @param {string} address
 */
export function scriptAddress(address) {
  const { trustedTypes } = /** @type {any} */ (globalThis);
  policy ??= trustedTypes?.createPolicy('normlab-scripts', {
    createScriptURL: (/** @type {string} */ own) => own,
  });
  return policy?.createScriptURL(address) ?? address;
}
