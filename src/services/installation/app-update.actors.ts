import { fromEventObservable, fromPromise } from 'xstate';
import type { VersionFound } from '../../machines/installation/app-update.machine.ts';
import { versionOf, type WorkerRequest } from '../../worker/protocol.ts';
import { observe } from '../shared/from-async-source.ts';
import { registerWorker } from './register-worker.ts';

/** Implements the actors of the update. `workers` is undefined on a page without TLS, which has no worker. */
export const appUpdateActors = (workers: ServiceWorkerContainer | undefined) => ({
  watchVersions: fromEventObservable<VersionFound, undefined>(() =>
    observe<VersionFound>(async (emit, signal) => {
      if (workers !== undefined) await watchVersions(workers, emit, signal);
    }),
  ),
  activateVersion: fromPromise<void, undefined>(async ({ signal }) => {
    const waiting = (await workers?.getRegistration())?.waiting;
    if (workers === undefined || waiting === null || waiting === undefined) return;
    await new Promise<void>((resolve) => {
      workers.addEventListener('controllerchange', () => resolve(), { once: true, signal });
      ask(waiting, { type: 'version.activate' });
    });
  }),
});

/** Registers the worker, then emits each time when one of another build than this page's waits. Never resolves. */
async function watchVersions(
  workers: ServiceWorkerContainer,
  emit: (event: VersionFound) => void,
  signal: AbortSignal,
): Promise<void> {
  await registerWorker(workers);
  // The first worker is no update.
  const registration = await workers.ready;
  await new Promise<never>((_, reject) => {
    const look = (): void => {
      const { waiting } = registration;
      if (waiting === null) return;
      askVersion(waiting).then(
        (version) => (version === ownVersion() ? undefined : emit({ type: 'version.found' })),
        reject,
      );
    };
    const follow = (): void => registration.installing?.addEventListener('statechange', look, { signal });
    // Without a network there is nothing to find.
    const update = (): void => void registration.update().catch(() => undefined);

    registration.addEventListener('updatefound', follow, { signal });
    document.addEventListener(
      'visibilitychange',
      () => (document.visibilityState === 'visible' ? update() : undefined),
      { signal },
    );
    follow();
    look();
  });
}

const ask = (worker: ServiceWorker, request: WorkerRequest, ports: MessagePort[] = []): void =>
  worker.postMessage(request, ports);

const askVersion = (worker: ServiceWorker): Promise<unknown> =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener('message', ({ data }: MessageEvent<unknown>) => resolve(data), { once: true });
    port1.start();
    ask(worker, { type: 'version.request' }, [port2]);
  });

/** The version of the build that this document is of. Styles of screens come after those of the page. */
function ownVersion(): string {
  const code = document.querySelector<HTMLScriptElement>('script[type="module"][src]');
  const styles = document.querySelector<HTMLLinkElement>('link[rel="stylesheet"][href]');
  return versionOf(pathOf(code?.src), pathOf(styles?.href));
}

const pathOf = (url: string | undefined): string =>
  url === undefined ? '' : new URL(url, document.baseURI).pathname;
