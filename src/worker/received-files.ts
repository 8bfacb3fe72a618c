/** A file that was shared with the app or opened with it, and its ID. */
export interface ReceivedFile {
  readonly fileId: string;
  readonly file: File;
}

/** The cache with received files. A file may arrive before its user signs in: it is of no account until then. */
export const cacheName = 'mates.received';

/** The name of the file, encoded. */
export const nameHeader = 'x-file-name';
/** The user for whom the file was received; without it, that is whoever signs in next. */
const ownerHeader = 'x-user';

/**
 * Returns the stored files of the user who is signed in, in the order in which they were received, at most this many. Files that
 * are of no account are this user's from now on, and those of others are erased. null is a visitor, who has none.
 */
export async function claimReceived(userId: string | null, max: number): Promise<readonly ReceivedFile[]> {
  if (!(await caches.has(cacheName))) return [];
  const cache = await caches.open(cacheName);
  const files: ReceivedFile[] = [];
  // One after the other: a file that is stored again comes after all others.
  for (const { url } of await cache.keys()) {
    const response = await cache.match(url);
    if (response === undefined) continue;
    const owner = response.headers.get(ownerHeader);
    if (owner !== null && owner !== userId) await cache.delete(url);
    else if (userId !== null && (owner === null || files.length < max)) {
      const name = response.headers.get(nameHeader) ?? '';
      const file = new File([await response.blob()], decodeURIComponent(name));
      files.push({ fileId: idIn(url), file });
      const headers = { [nameHeader]: name, [ownerHeader]: userId };
      if (owner === null) await cache.put(url, new Response(file, { headers }));
    }
  }
  return files.slice(0, max);
}

/** Removes files that were imported, or that the user does not want. */
export async function removeReceived(fileIds: readonly string[]): Promise<void> {
  const cache = await caches.open(cacheName);
  await Promise.all(fileIds.map((fileId) => cache.delete(`/received/${fileId}`)));
}

const idIn = (url: string): string => url.replace(/^.*\//, '');
