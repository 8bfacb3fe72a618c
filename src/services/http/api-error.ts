import type { FailureKind, RefusedFields } from '../../machines/shared/failure.ts';

interface Details {
  readonly code?: number | undefined;
  /** Seconds until another try is welcome. */
  readonly retryAfter?: number | undefined;
  /** The field of the input that was refused. */
  readonly field?: string | undefined;
  /** All refused fields with the reason of each, where there are several. */
  readonly fields?: RefusedFields | undefined;
  /** The user's own sentence that the server asks about. */
  readonly sentence?: string | undefined;
  /** The envelope's `d`: what a client needs to continue. */
  readonly details?: unknown;
  readonly cause?: unknown;
}

/** Any failure of a call, distinguished by `kind`. `code` is the envelope's, or the HTTP status. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly kind: FailureKind;
  readonly code: number | undefined;
  readonly retryAfter: number | undefined;
  readonly field: string | undefined;
  readonly fields: RefusedFields | undefined;
  readonly sentence: string | undefined;
  readonly details: unknown;

  constructor(
    kind: FailureKind,
    message: string,
    { code, retryAfter, field, fields, sentence, details, cause }: Details = {},
  ) {
    super(message, { cause });
    this.kind = kind;
    this.code = code;
    this.retryAfter = retryAfter;
    this.field = field;
    this.fields = fields;
    this.sentence = sentence;
    this.details = details;
  }
}
