import type { Code } from '../../contract/envelope.ts';
import type { RefusalData } from '../../contract/refusal.ts';
import type { ErrorId } from '../locales/errors.ts';

/** The text of an error: one that users see in their language, or one for developers, in English only. */
export type ErrorText = ErrorId | { readonly english: string };

/** A field of the input, and why it was refused. */
export interface RefusedField {
  readonly field: string;
  readonly text: ErrorId;
  /** The number in the text. */
  readonly value: number | undefined;
}

interface DomainErrorOptions extends ErrorOptions {
  readonly retryAfter?: number;
  readonly field?: string | undefined;
  readonly fields?: readonly RefusedField[];
  readonly details?: RefusalData;
  readonly value?: number | undefined;
}

/**
 * An expected error: thrown anywhere below a call's handler, it is sent as the envelope `{ c: code, m: text }`. The text
 * is shown to users, in their language, and never repeats their input; the message of the error is only its id.
 */
export class DomainError extends Error {
  readonly code: Code;
  readonly text: ErrorText;
  /** The number in the text. */
  readonly value: number | undefined;
  /** Seconds after which the same request may succeed. */
  readonly retryAfter: number | undefined;
  /** The rejected input field; sent as the envelope's `d`. */
  readonly field: string | undefined;
  /** All rejected input fields that have a text for users. */
  readonly fields: readonly RefusedField[];
  /** The data that the caller needs to continue; sent as the envelope's `d`. */
  readonly details: RefusalData | undefined;

  constructor(code: Code, text: ErrorText, options?: DomainErrorOptions) {
    super(typeof text === 'string' ? text : text.english, options);
    this.name = 'DomainError';
    this.code = code;
    this.text = text;
    this.value = options?.value;
    this.retryAfter = options?.retryAfter;
    this.field = options?.field;
    this.fields = options?.fields ?? [];
    this.details = options?.details;
  }
}
