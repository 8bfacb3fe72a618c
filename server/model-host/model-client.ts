import {
  adaptTo,
  bodyFor,
  isTooLong,
  usualTraits,
  type ChatMessage,
  type HostTraits,
} from './host-traits.ts';
import type { HostOptions } from './host-address.ts';
import { HostError } from './host-error.ts';
import type { Chunk } from './read-chunk.ts';
import { streamAnswer } from './stream-answer.ts';
import type { Waits } from './watch.ts';

export interface ModelOptions extends HostOptions {
  readonly model: string;
  readonly waits: Waits;
  /** The maximum length of an answer, in tokens. */
  readonly maxTokens: number;
}

export interface Question {
  /** Returns the prompt; `isShort` when the host refused the usual one as too long. */
  readonly messages: (isShort: boolean) => readonly ChatMessage[];
  readonly stop?: readonly string[];
  /** As in `Asked`. */
  readonly temperature?: number | undefined;
  /** How often a busy host is asked again. */
  readonly retries: number;
  readonly signal: AbortSignal;
}

/** The one way in which this product talks with a language model. */
export interface ModelClient {
  /** Streams one answer. Throws `HostError`. */
  ask(question: Question): AsyncGenerator<Chunk, void, void>;
}

/** How often a request is changed to what the host says that it accepts. */
const mostChanges = 5;

/** Creates a client that remembers what its host accepts. */
export const createModelClient = (options: ModelOptions): ModelClient => {
  let known: HostTraits = usualTraits;
  return {
    async *ask({ messages, stop = [], temperature, retries, signal }) {
      let asked: Way = { traits: known, isShort: false };
      for (let changes = 0; ; changes += 1) {
        let hasText = false;
        const { model, maxTokens, waits } = options;
        const prompt = messages(asked.isShort);
        const body = bodyFor(asked.traits, { model, messages: prompt, maxTokens, stop, temperature });
        try {
          for await (const chunk of streamAnswer({ host: options, body, waits, retries, signal })) {
            known = asked.traits;
            hasText ||= chunk.content !== '';
            yield chunk;
          }
          return;
        } catch (error) {
          const next = hasText || changes === mostChanges ? null : otherWay(asked, error);
          if (next === null) {
            throw error;
          }
          asked = next;
        }
      }
    },
  };
};

/** How a request is asked. */
interface Way {
  readonly traits: HostTraits;
  readonly isShort: boolean;
}

/** Statuses that say that another request would be refused too. */
const finalStatuses = new Set<number | null>([401, 403, 404, 429, 503]);

/** Returns how to ask after a refusal; null when the host names nothing that can be changed. */
const otherWay = ({ traits, isShort }: Way, error: unknown): Way | null => {
  if (!(error instanceof HostError) || error.words === null || finalStatuses.has(error.status)) {
    return null;
  }
  if (!isShort && isTooLong(error.words)) {
    return { traits, isShort: true };
  }
  const adapted = adaptTo(traits, error.words);
  return adapted === null ? null : { traits: adapted, isShort };
};
