/**
 * Whether an address leads somewhere from other pages too; that of a file on a disk does not.
 * @param {string} address
 */
export const isReachable = (address) =>
  address !== '' && /^https?:$/.test(new URL(address, document.baseURI).protocol);
