/**
 * The service worker: it opens the page without a network. It is installed after the first view and replaced only when the
 * user agrees, or when no page is open. `vite.worker.config.ts` builds it after the page, whose files it lists.
 */
import { createPageFiles, type BuiltFiles } from './page-files.ts';
import type { WorkerRequest } from './protocol.ts';
import { isShare, receiveShare } from './share-target.ts';
import type { WorkerScope } from './worker-scope.ts';

/** Written by the build. */
declare const BUILT_FILES: BuiltFiles & { readonly version: string };

const scope = globalThis as unknown as WorkerScope;
const built = BUILT_FILES;
const pageFiles = createPageFiles(built);

scope.addEventListener('install', (event) => event.waitUntil(pageFiles.install()));

scope.addEventListener('activate', (event) =>
  event.waitUntil(Promise.all([pageFiles.removeOthers(), scope.registration.navigationPreload.enable()])),
);

scope.addEventListener('message', ({ data, ports: [port] }) => {
  // Only pages of this origin can send messages.
  const { type } = data as WorkerRequest;
  if (type === 'version.request') port?.postMessage(built.version);
  else void scope.skipWaiting();
});

scope.addEventListener('fetch', (event) => {
  const { origin, pathname } = new URL(event.request.url);
  if (origin !== scope.location.origin) return;
  if (event.request.method === 'GET') pageFiles.answer(event, pathname);
  else if (isShare(event.request, pathname)) event.respondWith(receiveShare(event.request, origin));
});
