import { wantsCacheMarks } from './cache-marks.ts';
import {
  adaptTo,
  bodyFor,
  isTooLong,
  withoutSchema,
  type AnswerForm,
  type Asked,
  usualTraits,
  type ChatMessage,
  type HostTraits,
  type Samplers,
} from './host-traits.ts';
import { rootOf, type HostOptions } from '../host-address.ts';
import { HostError } from '../host-error.ts';
import { ollamaBody, ollamaPath, readOllamaChunk } from './ollama-chat.ts';
import { readChunk, type Chunk } from './read-chunk.ts';
import { streamAnswer } from './stream-answer.ts';
import type { Waits } from './watch.ts';

export interface ModelOptions extends HostOptions {
  readonly model: string;
  readonly waits: Waits;
  /** The maximum length of an answer, in tokens. */
  readonly maxTokens: number;
}

/** The prompt for a model, and the maximum length of its answer. */
export interface Prompt {
  readonly messages: readonly ChatMessage[];
  /** In tokens. */
  readonly maxTokens: number;
}

export interface Question {
  /** Returns the prompt, the next one after `shorten`. */
  readonly prompt: () => Prompt;
  /** The host refused the prompt as too long, with these words. Returns whether there is a shorter one. */
  readonly shorten: (words: string) => boolean;
  readonly stop?: readonly string[];
  /** As in `Asked`. */
  readonly temperature?: number | undefined;
  readonly samplers?: Samplers | undefined;
  readonly form?: AnswerForm | undefined;
  /** With how large a window the host has to load the model, in tokens; null where that is its own affair. */
  readonly windowTokens?: number | null;
  /** How often a busy host is asked again. */
  readonly retries: number;
  readonly signal: AbortSignal;
}

/** The one way in which this product talks with a language model. */
export interface ModelClient {
  /** Streams one answer. Throws `HostError`. */
  ask(question: Question): AsyncGenerator<Chunk, void, void>;
}

/** How often a request is adapted to an error message of the host, and how often its prompt is shortened. */
const maxChanges = 5;
const maxCuts = 8;
/** After so many requests that a host refused without a reason, but not without their form, it gets no more forms. */
const maxRefusedForms = 2;

/** Creates a client that remembers what its host accepts. */
export const createModelClient = (options: Omit<ModelOptions, 'maxTokens'>): ModelClient => {
  let known: HostTraits = { ...usualTraits, hasCacheMarks: wantsCacheMarks(options, options.model) };
  let refusedForms = 0;
  const learn = (traits: HostTraits, isFormRefused: boolean): void => {
    refusedForms += isFormRefused ? 1 : 0;
    known = isFormRefused && refusedForms < maxRefusedForms ? { ...traits, acceptsSchema: true } : traits;
  };
  return {
    async *ask({ prompt, shorten, windowTokens = null, retries, signal, ...question }) {
      const { form } = question;
      let traits = known;
      let changes = 0;
      let cuts = 0;
      let isFormRefused = false;
      for (;;) {
        let isAnswered = false;
        let hasText = false;
        const { model, waits } = options;
        const asked: Asked = { ...question, model, ...prompt(), stop: question.stop ?? [] };
        const call =
          windowTokens === null
            ? { host: options, path: 'chat/completions', body: bodyFor(traits, asked), read: readChunk }
            : {
                host: rootOf(options),
                path: ollamaPath,
                body: ollamaBody(asked, windowTokens),
                read: readOllamaChunk,
              };
        try {
          for await (const chunk of streamAnswer({ ...call, waits, retries, signal })) {
            if (!isAnswered) {
              learn(traits, isFormRefused);
            }
            isAnswered = true;
            hasText ||= chunk.content !== '';
            yield chunk;
          }
          return;
        } catch (error) {
          const words = hasText ? null : changeableWords(error);
          const isCut = words !== null && cuts < maxCuts && isTooLong(words) && shorten(words);
          const mayAdapt = !hasText && !isCut && changes < maxChanges;
          const named = mayAdapt && words !== null ? adaptTo(traits, words, { form }) : null;
          const isForm = mayAdapt && form !== undefined && traits.acceptsSchema && mayRefuseForm(error);
          const adapted = named ?? (isForm ? withoutSchema(traits) : null);
          if (!isCut && adapted === null) {
            throw error;
          }
          cuts += isCut ? 1 : 0;
          changes += isCut ? 0 : 1;
          isFormRefused ||= named === null && isForm;
          traits = adapted ?? traits;
        }
      }
    },
  };
};

/** Statuses that say that another request would be refused too. */
const finalStatuses = new Set<number | null>([401, 403, 404, 429, 503]);

/** Whether a host, which may not say why, may have refused the form of the answer. */
const mayRefuseForm = (error: unknown): boolean =>
  error instanceof HostError && [400, 422, 501].includes(error.status ?? 0) && !isTooLong(error.words ?? '');

/** Returns the part of the host's error message by which the request can be changed; null without one. */
const changeableWords = (error: unknown): string | null => {
  if (!(error instanceof HostError) || finalStatuses.has(error.status)) {
    return null;
  }
  const words = [error.words ?? '', error.hints, error.status === 413 ? 'too long' : ''];
  return words.filter((one) => one !== '').join('; ') || null;
};
