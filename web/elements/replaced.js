/**
 * Whether another version of the lab has taken the place of the one that runs: the server answers,
 * and no longer has the script that this is, whose name holds a hash of what it says.
 */
export async function isReplaced() {
  const own = import.meta.url;
  if (!own.endsWith('.js')) return false; // The whole lab is one file, and nothing else is asked for.
  try {
    const { status, headers } = await fetch(own, { method: 'HEAD', cache: 'no-store' });
    const isPage = /html/.test(headers.get('content-type') ?? '');
    return status === 404 || status === 410 || isPage;
  } catch {
    return false;
  }
}
