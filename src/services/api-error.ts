import type { FailureKind } from '../machines/failure.ts';

interface Details {
  readonly code?: number | undefined;
  /** Seconds until another try is welcome. */
  readonly retryAfter?: number | undefined;
  readonly cause?: unknown;
}

/** Every way in which a call can fail, told apart by `kind`. `code` is the envelope's, or the HTTP status. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly kind: FailureKind;
  readonly code: number | undefined;
  readonly retryAfter: number | undefined;

  constructor(kind: FailureKind, message: string, { code, retryAfter, cause }: Details = {}) {
    super(message, { cause });
    this.kind = kind;
    this.code = code;
    this.retryAfter = retryAfter;
  }
}
