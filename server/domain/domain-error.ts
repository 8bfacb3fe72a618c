import type { Code } from '../../contract/envelope.ts';

/**
 * An answer that says no: thrown anywhere behind a call, it becomes the envelope `{ c: code, m: message }`.
 * The message is read by people and never repeats what they sent.
 */
export class DomainError extends Error {
  readonly code: Code;
  /** Seconds after which the same request may succeed. */
  readonly retryAfter: number | undefined;
  /** The field of the input that was refused; sent as the envelope's `d`. */
  readonly field: string | undefined;

  constructor(code: Code, message: string, options?: ErrorOptions & { retryAfter?: number; field?: string }) {
    super(message, options);
    this.name = 'DomainError';
    this.code = code;
    this.retryAfter = options?.retryAfter;
    this.field = options?.field;
  }
}
