import { isFailure, type Failure } from '../../machines/shared/failure.ts';
import { ExpectedError } from './expected-error.ts';
import { isUnloadedPart } from './unloaded-part.ts';

/**
 * Reports an error to the global error handlers. What happens without a fault of the page is only logged, or real faults would
 * drown among it: a request failed or was refused, a part of the page could not be loaded, the browser refuses something.
 */
export function report(error: unknown): void {
  if (error instanceof ExpectedError) return;
  if (isFailure(error)) {
    logFailure('a request failed', error);
  } else if (isUnloadedPart(error)) {
    console.warn('a part of the page could not be loaded');
  } else if (isRefusal(error)) {
    console.warn('the browser refused', error.name);
  } else {
    globalThis.reportError(error);
  }
}

/** The browser, or the user in one of its dialogs, forbids something, or has no space for it. Any other exception of the DOM is a fault. */
const isRefusal = (error: unknown): error is DOMException =>
  error instanceof DOMException && refusals.includes(error.name);

const refusals = [
  'AbortError',
  'NotAllowedError',
  'NotSupportedError',
  'QuotaExceededError',
  'SecurityError',
];

/** Logs the kind and the code of a failure, never personal data. */
export function logFailure(what: string, { kind, code }: Failure): void {
  console.warn(what, { kind, code });
}

/** Logs that the browser refused its storage, or a cache: it is full, or the user forbids it. The page does without. */
export function logRefused(error: unknown): void {
  console.warn('the browser refused its storage', error instanceof Error ? error.name : 'unknown');
}
