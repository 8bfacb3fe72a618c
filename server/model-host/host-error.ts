/**
 * Why a model's host gave no complete answer: `unreachable` no connection; `refused` it rejected the request, or ended the
 * answer with an error; `slow` no text in time; `stalled` silence after text; `truncated` no end mark; `broken` unreadable;
 * `cancelled` the caller's signal was aborted.
 */
export type HostFailure =
  | 'unreachable'
  | 'refused'
  | 'slow'
  | 'stalled'
  | 'truncated'
  | 'broken'
  | 'cancelled';

/** The only error that the client of a model's host throws. */
export class HostError extends Error {
  readonly kind: HostFailure;
  /** The HTTP status of a refusal; null for any other failure. */
  readonly status: number | null;
  /** What the host said, as it said it. It may cite a prompt or a key: only `describeRefusal` makes it fit for a log. */
  readonly words: string | null;

  constructor(kind: HostFailure, details: HostErrorDetails = {}) {
    super(`The model's host: ${kind}.`, details.cause === undefined ? {} : { cause: details.cause });
    this.name = 'HostError';
    this.kind = kind;
    this.status = details.status ?? null;
    this.words = details.words ?? null;
    // A logger writes an error's own enumerable properties.
    Object.defineProperty(this, 'words', { enumerable: false });
  }
}

interface HostErrorDetails {
  readonly status?: number | null;
  readonly words?: string | null;
  readonly cause?: unknown;
}

/**
 * Returns what a host says in the body of an error, in the shapes that are in use: `{error: {message}}`, `{error: "…"}`,
 * `{message}`, `{detail: "…"}`, a list of these, or plain text. Null when it says nothing.
 */
export const wordsOf = (value: unknown): string | null => {
  if (typeof value === 'string') {
    return value.trim() === '' ? null : value.trim();
  }
  if (Array.isArray(value)) {
    return wordsOf(value[0]);
  }
  if (typeof value !== 'object' || value === null) {
    return null;
  }
  const fields = new Map<string, unknown>(Object.entries(value));
  const found = ['error', 'message', 'detail', 'msg', 'code', 'type'].map((name) =>
    wordsOf(fields.get(name)),
  );
  return found.find((words) => words !== null) ?? null;
};
