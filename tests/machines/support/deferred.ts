import type { EventObject } from 'xstate';

/** A promise that the test settles. */
export function deferred<Value>() {
  let resolve: (value: Value) => void = () => {};
  let reject: (reason: unknown) => void = () => {};
  const promise = new Promise<Value>((onResolve, onReject) => {
    resolve = onResolve;
    reject = onReject;
  });
  return { promise, resolve, reject };
}

/** Resolves once the callbacks of all settled promises have run. */
export const settled = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

/** Sends the event, and waits until the promises that it settles have been handled. */
export async function sendAndSettle<Event extends EventObject>(
  actor: { readonly send: (event: Event) => void },
  event: Event,
): Promise<void> {
  actor.send(event);
  await settled();
}
