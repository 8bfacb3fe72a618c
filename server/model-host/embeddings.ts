import { once } from 'node:events';
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
  /**
   * Returns the vectors of texts, in their order, all of one size. Asks for a few at a time, and lets questions go first: a small host
   * embeds one list after the other. Throws `HostError`.
   */
  readonly embed: (texts: readonly string[], signal: AbortSignal) => Promise<Float32Array[]>;
  /** Returns the vector of a text for a waiting reply; null when it is not available in time. Never rejects. */
  readonly embedSoon: (text: string, signal?: AbortSignal) => Promise<Float32Array | null>;
}

/** How long a reply waits for the vector of its message, in milliseconds. */
export const longestWait = seconds(0.5);
/** A vector that is late is of no use, but shows that its host works. One that has not come by then never will. In milliseconds. */
const lateTime = seconds(10);
/** The pause after a failure of the host, in milliseconds; doubled with each further one. No reply waits for it. */
const pauseRange = { first: minutes(1), longest: minutes(60) } as const;

/** How long a host should take for a part of a list, in milliseconds, and how many texts it has at most. */
const batch = { time: 100, max: 16 } as const;

/** The longest answer that is read, in bytes. */
const longestAnswer = 4_000_000;
/** The maximum size of a vector. */
const sizes = { min: 2, max: 4096 } as const;

/** Creates the client. Never logs texts. */
export const createEmbedder = (
  options: EmbeddingOptions,
  { log, now, late = lateTime }: { readonly log: Log; readonly now: Now; readonly late?: number },
): Embedder => {
  const pauses = createPauses(pauseRange, now);
  const batches = createBatchSize();
  const questions = new Set<Promise<unknown>>();

  const ask = async (text: string, signal: AbortSignal): Promise<Float32Array | null> => {
    try {
      const [vector = null] = await requestVectors(
        options,
        [text],
        AbortSignal.any([signal, AbortSignal.timeout(late)]),
      );
      pauses.end();
      return vector;
    } catch (error) {
      // A text that the host does not embed does not mean that it embeds no other.
      if (!signal.aborted && !isAnswered(error)) {
        pauses.begin();
        log.warn({ failure: failureOf(error) }, 'a message was not embedded; recalling by words alone');
      }
      return null;
    }
  };

  return {
    model: options.model,
    embed: async (texts, signal) => {
      const vectors: Float32Array[] = [];
      while (vectors.length < texts.length) {
        // Those that come later wait for one part of the list.
        if (questions.size > 0) await Promise.race([Promise.all(questions), aborted(signal)]);
        const part = texts.slice(vectors.length, vectors.length + batches.size());
        const start = performance.now();
        vectors.push(...(await requestVectors(options, part, signal)));
        batches.took(performance.now() - start);
      }
      pauses.end();
      if (new Set(vectors.map(({ length }) => length)).size > 1) throw new HostError('broken');
      return vectors;
    },
    embedSoon: async (text, signal = new AbortController().signal) => {
      if (pauses.isPaused() || text.trim() === '') {
        return null;
      }
      const question = ask(text, signal).finally(() => questions.delete(question));
      questions.add(question);
      const timeout = AbortSignal.timeout(longestWait);
      return Promise.race([question, aborted(timeout).then(() => null)]);
    },
  };
};

const aborted = async (signal: AbortSignal): Promise<void> => {
  if (!signal.aborted) await once(signal, 'abort');
};

/** A request takes time whatever it is for: a part may take half as long again as the fastest one did. */
const slack = 1.5;

/** Finds how many texts a host embeds in the time of a part. */
const createBatchSize = () => {
  let size = 1;
  let fastest = Number.POSITIVE_INFINITY;
  return {
    size: () => size,
    took: (time: number): void => {
      fastest = Math.min(fastest, time);
      const longest = Math.max(batch.time, fastest * slack);
      if (time > longest) size = Math.max(1, Math.floor(size / 2));
      else if (time < longest * 0.75) size = Math.min(batch.max, size * 2);
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
  if (values.length < sizes.min || values.length > sizes.max) {
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
