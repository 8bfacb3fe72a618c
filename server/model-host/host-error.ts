/**
 * Why a model's host gave no complete answer: `unreachable` no connection; `refused` it rejected the request, or ended the
 * answer with an error; `failed` an error of its own (a status from 500 on); `slow` no text in time; `stalled` silence after
 * text; `truncated` no end mark; `broken` unreadable; `cancelled` the caller's signal was aborted.
 */
export type HostFailure =
  | 'unreachable'
  | 'refused'
  | 'failed'
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
  /** The unchanged words of the host. It may cite a prompt or a key: only `describeRefusal` makes it fit for a log. */
  readonly words: string | null;
  /** Other names and numbers in the host's message: fields of the request, codes and sizes. They are not logged either. */
  readonly hints: string;

  constructor(kind: HostFailure, details: HostErrorDetails = {}) {
    super(`The model's host: ${kind}.`, details.cause === undefined ? {} : { cause: details.cause });
    this.name = 'HostError';
    this.kind = kind;
    this.status = details.status ?? null;
    this.words = details.words ?? null;
    this.hints = details.hints ?? '';
    // A logger writes an error's own enumerable properties.
    Object.defineProperties(this, { words: { enumerable: false }, hints: { enumerable: false } });
  }
}

interface HostErrorDetails {
  readonly status?: number | null;
  readonly words?: string | null;
  readonly hints?: string;
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

/** Fields of an error that name what it is about: places in the request, kinds of errors, sizes. */
const hintNames = new Set([
  'param',
  'parameter',
  'loc',
  'path',
  'field',
  'fields',
  'property',
  'code',
  'type',
  'n_ctx',
]);
/** Errors are not nested deeper. */
const deepest = 6;

/** Returns what the body of an error names in fields of their own, wherever they are. */
export const hintsOf = (value: unknown, depth = 0): string => {
  if (typeof value !== 'object' || value === null || depth > deepest) {
    return '';
  }
  return Object.entries(value)
    .map(([name, content]: [string, unknown]) =>
      hintNames.has(name) ? `${name}: ${namesIn(content)}` : hintsOf(content, depth + 1),
    )
    .filter((hint) => hint !== '')
    .join('; ');
};

const namesIn = (value: unknown): string =>
  [value]
    .flat()
    .filter((one) => typeof one === 'string' || typeof one === 'number')
    .join('.');
