import type { OpenAI } from 'openai';
import * as v from 'valibot';
import { ideaLimit } from '../../contract/inspiration.ts';
import {
  CompanionError,
  type Companion,
  type CompanionFailure,
  type CompanionReply,
  type CompanionRequest,
} from './companion.ts';
import { loadOpenAi } from '../openai-client.ts';
import { readMateIdea, toDraftMessages } from './openai-draft.ts';
import { StreamError, streamCompletion } from './openai-stream.ts';
import { toChatMessages, toSuggestMessages } from './openai-prompt.ts';

export interface OpenAiOptions {
  /** Up to and without `/chat/completions`. */
  readonly baseUrl: string;
  /** Null when the host requires none. */
  readonly apiKey: string | null;
  readonly model: string;
  /** The timeout between two pieces of a reply, in milliseconds. */
  readonly idleMs?: number;
}

/** Long enough for a model that has to be loaded first. In milliseconds. */
const defaultIdleTimeout = 45_000;

/** Creates a companion that replies through an OpenAI-compatible endpoint. */
export const createOpenAiCompanion = (options: OpenAiOptions): Companion => {
  const idleMs = options.idleMs ?? defaultIdleTimeout;
  let opening: Promise<Host> | null = null;
  return {
    name: 'openai',
    reply: (request) => replyTo(request, options, idleMs),
    async suggest(request) {
      const { client, failureOf } = await (opening ??= openHost(options, idleMs));
      const answer = await client.chat.completions
        .create(
          { model: options.model, messages: toSuggestMessages(request), max_tokens: 300 },
          { signal: request.signal },
        )
        .catch((error: unknown) => {
          throw toCompanionError(request.signal.aborted ? 'cancelled' : failureOf(error), false, error);
        });
      return readIdeas(answer.choices[0]?.message.content ?? '');
    },
    async draftMate(prompt, signal) {
      const { client, failureOf } = await (opening ??= openHost(options, idleMs));
      const answer = await client.chat.completions
        .create({ model: options.model, messages: toDraftMessages(prompt) }, { signal })
        .catch((error: unknown) => {
          throw toCompanionError(signal.aborted ? 'cancelled' : failureOf(error), false, error);
        });
      const idea = readMateIdea(answer.choices[0]?.message.content ?? '');
      if (idea === null) throw toCompanionError('broken', true);
      return idea;
    },
  };
};

/** A model's ideas; throws a `broken` CompanionError for anything but the three short texts that were asked for. */
const readIdeas = (answer: string): readonly string[] => {
  const ideas = v.safeParse(Ideas, answer);
  if (!ideas.success) throw toCompanionError('broken', true);
  return ideas.output;
};

/** Many models put a fence around what they were asked to write bare. */
const Ideas = v.pipe(
  v.string(),
  v.transform((text) => text.trim().replace(/^```(?:json)?\s*|\s*```$/g, '')),
  v.parseJson(),
  v.pipe(
    v.array(v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(ideaLimit))),
    v.length(3),
    v.check((ideas) => new Set(ideas).size === ideas.length),
  ),
);

interface Host {
  readonly client: OpenAI;
  readonly failureOf: (error: unknown) => CompanionFailure;
}

const openHost = async (options: OpenAiOptions, idleMs: number): Promise<Host> => {
  // The timeout below also applies between the pieces of a reply.
  const { APIConnectionError, APIError, client } = await loadOpenAi(options, 2 * idleMs);
  const failureOf = (error: unknown): CompanionFailure => {
    if (error instanceof APIConnectionError) {
      return 'unreachable';
    }
    return error instanceof APIError ? 'refused' : 'broken';
  };
  return { client, failureOf };
};

/** One answer. A host that falls silent, is stopped, or sends no end mark is an error. */
async function* replyTo(request: CompanionRequest, options: OpenAiOptions, idleMs: number): CompanionReply {
  const watch = startWatch(idleMs, request.signal);
  let finish: string | null = null;
  let hasBegun = false;
  let hasText = (request.begun ?? '') !== '';
  try {
    const deltas = streamCompletion({
      url: new URL(`${options.baseUrl.replace(/\/$/, '')}/chat/completions`),
      apiKey: options.apiKey,
      body: { model: options.model, messages: toChatMessages(request), stream: true },
      signal: watch.signal,
    });
    for await (const delta of deltas) {
      watch.touch();
      hasBegun = true;
      finish = delta.finish ?? finish;
      // Models like to begin with an empty line.
      const piece = hasText ? delta.content : delta.content.trimStart();
      if (piece !== '') {
        hasText = true;
        yield piece;
        // The reader may have waited before it asked for the next piece.
        watch.touch();
      }
    }
  } catch (error) {
    const kind = error instanceof StreamError ? error.kind : 'broken';
    throw toCompanionError(watch.reason() ?? kind, hasBegun, error);
  } finally {
    watch.end();
  }
  const failure = watch.reason() ?? failureOfFinish(finish);
  if (failure !== null) {
    throw toCompanionError(failure, hasBegun);
  }
  return { memory: request.memory };
}

/** Aborts its signal when the outer one is aborted, when nothing happened for `idleMs`, and at the end. */
const startWatch = (idleMs: number, outer: AbortSignal) => {
  const controller = new AbortController();
  let reason: CompanionFailure | null = null;
  const stop = (why: CompanionFailure) => {
    reason ??= why;
    controller.abort();
  };
  const cancel = () => stop('cancelled');
  const timer = setTimeout(stop, idleMs, 'stalled');
  if (outer.aborted) {
    cancel();
  }
  outer.addEventListener('abort', cancel, { once: true });
  return {
    signal: controller.signal,
    reason: () => reason,
    touch: () => void timer.refresh(),
    end: () => {
      clearTimeout(timer);
      outer.removeEventListener('abort', cancel);
      // A reader that leaves early must not leave the connection open behind it.
      controller.abort();
    },
  };
};

const failureOfFinish = (finish: string | null): CompanionFailure | null => {
  if (finish === null) {
    return 'truncated';
  }
  if (finish === 'length') {
    return 'truncated';
  }
  return finish === 'content_filter' ? 'refused' : null;
};

const messages: Record<CompanionFailure, string> = {
  unreachable: 'The model did not answer.',
  refused: "The model's host refused.",
  stalled: 'The model fell silent.',
  truncated: "The model's answer has no end.",
  broken: "The model's answer could not be read.",
  cancelled: 'The reply was stopped.',
};

const toCompanionError = (failure: CompanionFailure, hasBegun: boolean, cause?: unknown): CompanionError => {
  const kind = failure === 'stalled' && !hasBegun ? 'unreachable' : failure;
  return new CompanionError(kind, messages[kind], cause === undefined ? {} : { cause });
};
