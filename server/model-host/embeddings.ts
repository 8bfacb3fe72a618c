import * as v from 'valibot';
import { minutes, seconds, type Now } from '../shared/clock.ts';
import type { Log } from '../shared/log.ts';
import type { HostOptions } from './host-address.ts';
import { HostError, type HostFailure } from './host-error.ts';
import { createPauses } from './pauses.ts';
import { post } from './post.ts';
import { readText } from './read-text.ts';

export interface EmbeddingOptions extends HostOptions {
  readonly model: string;
}

/** A client for the `/embeddings` endpoint of an OpenAI-compatible host. */
export interface Embedder {
  readonly model: string;
  /** Returns the vectors of texts, in their order, all of one size. Throws `HostError`. */
  readonly embed: (texts: readonly string[], signal: AbortSignal) => Promise<Float32Array[]>;
  /** Returns the vector of a text for a waiting reply; null when it is not available in time. Never rejects. */
  readonly embedSoon: (text: string, signal?: AbortSignal) => Promise<Float32Array | null>;
}

/** How long a reply waits for the vector of its message, in milliseconds. */
export const longestWait = seconds(0.5);
/** The pause after a timeout or failure of the host, in milliseconds; doubled with each further one. No reply waits for it. */
const pauseRange = { first: minutes(1), longest: minutes(60) } as const;

/** The longest answer that is read, in bytes. */
const longestAnswer = 4_000_000;
/** The maximum size of a vector. */
const sizes = { least: 2, most: 4096 } as const;

/** Creates the client. Never logs texts. */
export const createEmbedder = (
  options: EmbeddingOptions,
  { log, now }: { readonly log: Log; readonly now: Now },
): Embedder => {
  const pauses = createPauses(pauseRange, now);
  const embed: Embedder['embed'] = (texts, signal) => requestVectors(options, texts, signal);
  return {
    model: options.model,
    embed,
    embedSoon: async (text, signal) => {
      if (pauses.isPaused() || text.trim() === '') {
        return null;
      }
      const timeout = AbortSignal.timeout(longestWait);
      try {
        const [vector = null] = await embed([text], signal ? AbortSignal.any([signal, timeout]) : timeout);
        pauses.end();
        return vector;
      } catch (error) {
        // What the host does not embed does not mean that it embeds no other text.
        if (signal?.aborted !== true && !isAnswered(error)) {
          pauses.begin();
          log.warn({ failure: failureOf(error) }, 'a message was not embedded; recalling by words alone');
        }
        return null;
      }
    },
  };
};

/** Returns the vectors of texts, in their order, all of one size and with a length of 1. Throws `HostError`. */
export const requestVectors = async (
  options: EmbeddingOptions,
  texts: readonly string[],
  signal: AbortSignal,
): Promise<Float32Array[]> => {
  const body = { model: options.model, input: texts };
  const response = await post({ host: options, path: 'embeddings', body, signal });
  return readVectors(await readText(response, longestAnswer), texts.length);
};

const failureOf = (error: unknown): HostFailure => (error instanceof HostError ? error.kind : 'broken');

/** Statuses that are about the host, whatever it was asked for. */
const hostStatuses = new Set([401, 402, 403, 404, 405, 408, 425, 429, 502, 503, 504]);

/** Whether a failure may be that of a text: the host did not say that it takes none. */
export const mayBeOfText = (error: unknown): boolean =>
  error instanceof HostError &&
  error.kind !== 'slow' &&
  error.kind !== 'cancelled' &&
  !hostStatuses.has(error.status ?? 0);

/** Whether the host answered so at once. */
const isAnswered = (error: unknown): boolean =>
  mayBeOfText(error) && error instanceof HostError && error.kind !== 'unreachable';

/** Throws `HostError` (`broken`) for anything but one vector for each text. */
const readVectors = (text: string, count: number): Float32Array[] => {
  const answer = v.safeParse(Answer, text);
  const rows = answer.success ? answer.output.data : [];
  const inOrder = rows.every(({ index }) => index !== undefined)
    ? rows.toSorted((one, other) => (one.index ?? 0) - (other.index ?? 0))
    : rows;
  const vectors = inOrder.map(({ embedding }) => toUnitVector(embedding)).filter((vector) => vector !== null);
  const [first] = vectors;
  const isComplete =
    rows.length === count &&
    vectors.length === count &&
    inOrder.every(({ index }, place) => index === undefined || index === place) &&
    vectors.every(({ length }) => length === first?.length);
  if (!isComplete) {
    throw new HostError('broken');
  }
  return vectors;
};

/** Returns the numbers with a length of 1; null where they are none. A plain loop: a schema takes ten times as long. */
const toUnitVector = (values: readonly unknown[]): Float32Array | null => {
  if (values.length < sizes.least || values.length > sizes.most) {
    return null;
  }
  const vector = new Float32Array(values.length);
  let sum = 0;
  for (const [index, value] of values.entries()) {
    if (typeof value !== 'number') {
      return null;
    }
    vector[index] = value;
    sum += value * value;
  }
  const length = Math.sqrt(sum);
  return Number.isFinite(length) && length > 0 ? vector.map((value) => value / length) : null;
};

const Answer = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({
    data: v.array(
      v.object({
        index: v.fallback(v.optional(v.number()), undefined),
        embedding: v.custom<readonly unknown[]>(Array.isArray),
      }),
    ),
  }),
);
