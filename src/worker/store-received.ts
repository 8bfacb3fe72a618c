import { newId } from '../../contract/new-id.ts';
import { largestFile } from './protocol.ts';
import { cacheName, nameHeader } from './received-files.ts';

/** More of a file is not stored: a file that is larger is refused in any case. */
const mostBytes = largestFile + 1;

/** Stores files until they are imported or removed. Rejects where the browser stores nothing. */
export async function storeReceived(files: readonly File[]): Promise<void> {
  const cache = await caches.open(cacheName);
  for (const file of files) {
    const headers = { [nameHeader]: encodeURIComponent(file.name) };
    const end = Math.min(file.size, mostBytes);
    await cache.put(`/received/${newId()}`, new Response(file.slice(0, end), { headers }));
  }
}
