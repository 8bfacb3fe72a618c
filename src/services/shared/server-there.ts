/** A server that takes longer, in milliseconds, counts as away. */
const patience = 5000;

/**
 * Whether a server responds at all: requests its first page, bypassing caches. `origin` is '' for the server of the page. Of another
 * one the page only learns that it responds.
 */
export async function isServerThere(origin = ''): Promise<boolean> {
  try {
    const { ok, type } = await fetch(`${origin}/`, {
      method: 'HEAD',
      cache: 'no-store',
      mode: origin === '' ? 'same-origin' : 'no-cors',
      signal: AbortSignal.timeout(patience),
    });
    return ok || type === 'opaque';
  } catch {
    return false;
  }
}
