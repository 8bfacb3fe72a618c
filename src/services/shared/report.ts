import type { Failure } from '../../machines/shared/failure.ts';

/** Reports an error to the global error handlers. */
export const report = (error: unknown): void => globalThis.reportError(error);

/** Logs the kind and the code of a failure, never personal data. */
export function logFailure(what: string, { kind, code }: Failure): void {
  console.warn(what, { kind, code });
}
