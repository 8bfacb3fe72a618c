import { isFailure, type Failure } from '../../machines/shared/failure.ts';

/**
 * Reports an error to the global error handlers. What happens without a fault of the page is only logged, or real faults would
 * drown among it: the network or the server is away, a session has expired, a part of the page could not be loaded.
 */
export function report(error: unknown): void {
  if (isFailure(error) && error.kind !== 'rejected') {
    logFailure('a request failed', error);
  } else if (isUnloadedPart(error)) {
    console.warn('a part of the page could not be loaded');
  } else {
    globalThis.reportError(error);
  }
}

/** Whether the network ended an import of code, in the words of Chrome, Firefox and Safari. */
export const isUnloadedPart = (error: unknown): boolean =>
  error instanceof TypeError &&
  /dynamically imported module|importing a module script failed/i.test(error.message);

/** Logs the kind and the code of a failure, never personal data. */
export function logFailure(what: string, { kind, code }: Failure): void {
  console.warn(what, { kind, code });
}
