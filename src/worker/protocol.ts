/** The protocol between a page and the service worker. */

/** The path of the worker, from which it serves every path of the page. */
export const workerPath = '/worker.js';

/** The names of the caches of built files start with it. */
export const cachePrefix = 'mates.page/';

/** A request of a page to a worker. The answer to `version.request` goes to the port that is sent with it. */
export type WorkerRequest = { readonly type: 'version.request' } | { readonly type: 'version.activate' };

/** Returns the version of a build, by the paths of its code and its style sheet. */
export const versionOf = (code: string, styles: string): string => `${code} ${styles}`;

/** The largest file that is imported, its pictures included, in bytes. */
export const largestFile = 50_000_000;

/** How many files are received at once at most, and of which size together, in bytes. */
export const maxReceived = { files: 100, bytes: 2 * largestFile };
