import type { Failure } from '../../machines/shared/failure.ts';

/** Raises an error again where everybody who watches the page for errors hears of it. */
export const report = (error: unknown): void => globalThis.reportError(error);

/** Writes a failure to the console by kind and code: words and addresses of people never go there. */
export function logFailure(what: string, { kind, code }: Failure): void {
  console.warn(what, { kind, code });
}
