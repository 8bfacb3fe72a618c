import { newId } from '../../contract/new-id.ts';
import { largestFile, maxReceived } from './protocol.ts';
import { cacheName, nameHeader } from './received-files.ts';

/** More of a file is not stored: a file that is larger is refused in any case. */
const maxBytes = largestFile + 1;

const storedSize = ({ size }: File): number => Math.min(size, maxBytes);

/**
 * Stores files until they are imported or removed, in place of those that were received before. Rejects with too many or too large
 * ones, and where the browser stores nothing.
 */
export async function storeReceived(files: readonly File[]): Promise<void> {
  const size = files.reduce((sum, file) => sum + storedSize(file), 0);
  if (files.length > maxReceived.files || size > maxReceived.bytes) {
    throw new RangeError('Too many files, or too large ones, were shared at once.');
  }
  await caches.delete(cacheName);
  const cache = await caches.open(cacheName);
  for (const file of files) {
    const headers = { [nameHeader]: encodeURIComponent(file.name) };
    await cache.put(`/received/${newId()}`, new Response(file.slice(0, storedSize(file)), { headers }));
  }
}
