/**
 * Starts embed.html. In a sandbox without an origin of its own a page gets no modules and no
 * kernels from its server, but scripts like this one: there all comes in one.
 */
const { page, whole } = /** @type {HTMLScriptElement} */ (document.currentScript).dataset;

/** @typedef {{ createScriptURL: (address: string) => string }} Policy */

/** @type {{ createPolicy: (name: string, policy: Policy) => Policy } | undefined} */
const trustedTypes = Reflect.get(globalThis, 'trustedTypes');

/** Puts a script of our own into the page, as pages with trusted types want it. @param {string} address */
function addScript(address) {
  const policy = trustedTypes?.createPolicy('normlab-embed', { createScriptURL: (own) => own });
  const script = document.createElement('script');
  script.src = policy?.createScriptURL(address) ?? address;
  document.head.append(script);
}

if (origin === 'null') addScript(new URL(`${whole}`, document.baseURI).href);
else import(new URL(`${page}`, document.baseURI).href);
