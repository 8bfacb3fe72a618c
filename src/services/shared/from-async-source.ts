import type { Observer, Subscribable, Subscription } from 'xstate';

/**
 * Presents a task that emits values while it runs as an observable for XState. Unsubscribing aborts the task's signal;
 * nothing is emitted afterwards, not even the failure of the task.
 */
export const observe = <Value>(
  run: (emit: (value: Value) => void, signal: AbortSignal) => Promise<void>,
): Subscribable<Value> => ({
  subscribe(
    first?: Partial<Observer<Value>> | ((value: Value) => void),
    onError?: (error: unknown) => void,
    onComplete?: () => void,
  ): Subscription {
    const observer: Partial<Observer<Value>> =
      typeof first === 'function'
        ? { next: first, ...(onError && { error: onError }), ...(onComplete && { complete: onComplete }) }
        : (first ?? {});
    const ending = new AbortController();
    const { signal } = ending;
    const ifSubscribed =
      <Argument>(emit: ((value: Argument) => void) | undefined) =>
      (value: Argument): void => {
        if (!signal.aborted) emit?.call(observer, value);
      };
    run(ifSubscribed(observer.next), signal).then(
      ifSubscribed(() => observer.complete?.()),
      ifSubscribed((error: unknown) => observer.error?.(error)),
    );
    return { unsubscribe: () => ending.abort() };
  },
});
