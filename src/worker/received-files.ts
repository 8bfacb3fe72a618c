import { newId } from '../../contract/new-id.ts';

/** A file that was shared with the app or opened with it, and its ID. */
export interface ReceivedFile {
  readonly fileId: string;
  readonly file: File;
}

/** The cache with received files. It is of no account: a file may arrive before its user signs in. */
const cacheName = 'mates.received';

/** More of a file is not stored: a card that is larger is refused in any case. */
const mostBytes = 50_000_001;

const nameHeader = 'x-file-name';

/** Stores files until they are imported or removed. Rejects where the browser stores nothing. */
export async function storeReceived(files: readonly File[]): Promise<void> {
  const cache = await caches.open(cacheName);
  for (const file of files) {
    const headers = { [nameHeader]: encodeURIComponent(file.name) };
    const end = Math.min(file.size, mostBytes);
    await cache.put(`/received/${newId()}`, new Response(file.slice(0, end), { headers }));
  }
}

/** Returns the stored files in the order in which they were received, at most this many. */
export async function listReceived(most: number): Promise<readonly ReceivedFile[]> {
  const cache = await caches.open(cacheName);
  const keys = await cache.keys();
  const found = await Promise.all(
    keys.slice(0, most).map(async ({ url }): Promise<ReceivedFile[]> => {
      const response = await cache.match(url);
      if (response === undefined) return [];
      const name = decodeURIComponent(response.headers.get(nameHeader) ?? '');
      return [{ fileId: idIn(url), file: new File([await response.blob()], name) }];
    }),
  );
  return found.flat();
}

/** Removes files that were imported, or that the user does not want. */
export async function removeReceived(fileIds: readonly string[]): Promise<void> {
  const cache = await caches.open(cacheName);
  await Promise.all(fileIds.map((fileId) => cache.delete(`/received/${fileId}`)));
}

/** Removes all of them. */
export const eraseReceived = (): Promise<boolean> => caches.delete(cacheName);

const idIn = (url: string): string => new URL(url).pathname.replace(/^.*\//, '');
