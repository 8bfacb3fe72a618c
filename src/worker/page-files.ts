import { cachePrefix } from './protocol.ts';
import type { FetchEvent } from './worker-scope.ts';

/** The files of one build, which the worker stores when it is installed. */
export interface BuiltFiles {
  /** Identifies the list. */
  readonly hash: string;
  /** Paths. */
  readonly files: readonly string[];
}

/** The page, as it is for every visitor and address. */
const page = '/index.html';

/** Serves the files of a build from the browser's cache, and the page where there is no network. No answer of a call is stored. */
export const createPageFiles = ({ hash, files }: BuiltFiles) => {
  const name = `${cachePrefix}${hash}`;
  const find = async (path: string): Promise<Response | undefined> =>
    // The page is the same for each language and cookie, once it has no first view.
    (await caches.open(name)).match(path, { ignoreVary: true });

  const fromNetwork = async ({ request, preloadResponse }: FetchEvent): Promise<Response> => {
    try {
      return (await preloadResponse) ?? (await fetch(request));
    } catch (error) {
      const stored = await find(page);
      if (stored === undefined) throw error;
      return stored;
    }
  };

  /** The name of an asset contains a hash of its content. Those of screens that were opened are stored too. */
  const fromCache = async (event: FetchEvent, path: string): Promise<Response> => {
    const stored = await find(path);
    if (stored !== undefined) return stored;
    const response = await fetch(event.request);
    if (response.ok && isAsset(path)) {
      const copy = response.clone();
      event.waitUntil(caches.open(name).then((cache) => cache.put(path, copy)));
    }
    return response;
  };

  return {
    async install(): Promise<void> {
      const cache = await caches.open(name);
      // The browser has most of them, whose content never changes.
      await cache.addAll(
        [page, ...files].map((path) => new Request(path, isAsset(path) ? {} : { cache: 'reload' })),
      );
    },

    /** Removes the files of other builds. */
    async removeOthers(): Promise<void> {
      const names = await caches.keys();
      const others = names.filter((other) => other.startsWith(cachePrefix) && other !== name);
      await Promise.all(others.map((other) => caches.delete(other)));
    },

    /** Answers a request for the page or one of its files, and leaves all others to the browser. */
    answer(event: FetchEvent, path: string): void {
      if (event.request.mode === 'navigate') event.respondWith(fromNetwork(event));
      else if (isAsset(path) || files.includes(path)) {
        event.respondWith(fromCache(event, path));
      }
    },
  };
};

const isAsset = (path: string): boolean => path.startsWith('/assets/');
