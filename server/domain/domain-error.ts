import type { Code } from '../../contract/envelope.ts';

/**
 * An expected error: thrown anywhere below a call's handler, it is sent as the envelope `{ c: code, m: message }`. The
 * message is shown to users and never repeats their input.
 */
export class DomainError extends Error {
  readonly code: Code;
  /** Seconds after which the same request may succeed. */
  readonly retryAfter: number | undefined;
  /** The rejected input field; sent as the envelope's `d`. */
  readonly field: string | undefined;

  constructor(code: Code, message: string, options?: ErrorOptions & { retryAfter?: number; field?: string }) {
    super(message, options);
    this.name = 'DomainError';
    this.code = code;
    this.retryAfter = options?.retryAfter;
    this.field = options?.field;
  }
}
