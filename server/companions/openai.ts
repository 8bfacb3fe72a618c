import * as v from 'valibot';
import { ideaLimit } from '../../contract/inspiration.ts';
import { Trimmed } from '../../contract/line.ts';
import { describeRefusal } from '../model-host/describe-refusal.ts';
import { secretsOf } from '../model-host/host-address.ts';
import { HostError } from '../model-host/host-error.ts';
import type { ChatMessage } from '../model-host/host-traits.ts';
import { openContextWindows, type ContextWindow } from '../model-host/context-window.ts';
import { createModelClient, type ModelClient, type ModelOptions } from '../model-host/model-client.ts';
import {
  CompanionError,
  type Companion,
  type CompanionFailure,
  type CompanionReply,
  type CompanionRequest,
  type SuggestRequest,
} from './companion.ts';
import { readMateIdea, toDraftMessages } from './openai-draft.ts';
import { readChapterAnswer, toChapterMessages } from './openai-chapter.ts';
import { readFactsAnswer, toFactsMessages } from './openai-facts.ts';
import { buildPrompt } from './prompt/build-prompt.ts';
import { budgets } from './prompt/budget.ts';
import { tokenMargin } from './prompt/count-tokens.ts';
import { personOf } from './prompt/person.ts';
import { replyTask, suggestionTask } from './prompt/task.ts';
import { temperatureOf } from './temperature.ts';
import type { Speakers } from './spoken/speakers.ts';
import { SpokenText } from './spoken/spoken-text.ts';

export interface OpenAiOptions extends ModelOptions {
  /** The models that users can choose instead. */
  readonly otherModels?: readonly string[];
  /** The most that a prompt and its answer may have together, in tokens; null for what the host says. */
  readonly contextTokens: number | null;
  /** Whether the model is asked what users could say next. */
  readonly suggests: boolean;
  /** Whether the model is asked what is worth remembering. */
  readonly learns: boolean;
}

/**
 * Creates a companion that replies through an OpenAI-compatible endpoint. A busy host is asked again `retries` times, but not
 * for suggestions, which can be done without.
 */
export const createOpenAiCompanion = (
  options: OpenAiOptions,
  { retries = 2 }: { readonly retries?: number } = {},
): Companion => {
  const { model, otherModels = [] } = options;
  const windowOf = openContextWindows(options);
  const engine = createEngine(options, { retries, window: windowOf(model) });
  const others = new Map(
    otherModels.map((name) => [
      name,
      createEngine({ ...options, model: name }, { retries, window: windowOf(name) }),
    ]),
  );
  /** The default replies for a model that is no longer offered. */
  const engineFor = ({ choice }: SuggestRequest): Engine => others.get(choice?.model ?? model) ?? engine;
  return {
    name: 'openai',
    models: [model, ...otherModels],
    historyLength: Math.min(options.contextTokens ?? Infinity, budgets.recent.most) * lettersPerToken,
    reply: (request) => replyTo(request, engineFor(request)),
    ...(options.suggests
      ? {
          suggest: async (request) => {
            const { signal } = request;
            const chosen = engineFor(request);
            const { messages } = buildPrompt(suggestionTask(request), promptTokens(chosen));
            return readIdeas(await answerTo(chosen, { messages, signal, retries: 0 }));
          },
        }
      : {}),
    ...(options.learns
      ? {
          readFacts: async (request) => {
            const { signal } = request;
            const messages = toFactsMessages(request, promptTokens(engine));
            const answer = await answerTo(engine, { messages, signal, retries: 0 });
            return usable(readFactsAnswer(answer, request));
          },
          writeChapter: async (request) => {
            const { signal } = request;
            const messages = toChapterMessages(request, promptTokens(engine));
            return usable(readChapterAnswer(await answerTo(engine, { messages, signal, retries: 0 })));
          },
        }
      : {}),
    draftMate: async (prompt, signal) => {
      const messages = toDraftMessages(prompt);
      return usable(readMateIdea(await answerTo(engine, { messages, signal, retries })));
    },
  };
};

/** An answer gets at most this share of what the model can hold. */
const answerShare = 4;
/** Hardly any text has more. */
const lettersPerToken = 4;

/** Returns the maximum length of an answer of a model that can hold `context` tokens. */
const answerTokens = ({ maxTokens }: OpenAiOptions, context: number): number =>
  Math.min(maxTokens, Math.floor(context / answerShare));

/** Returns the most that a prompt may have, in tokens as we count them. */
const promptTokens = ({ options, window: { tokens } }: Engine): number =>
  Math.floor((tokens - answerTokens(options, tokens)) / tokenMargin);

interface Engine {
  readonly options: OpenAiOptions;
  readonly client: ModelClient;
  readonly retries: number;
  /** Whether the model's last notes had no mark at their beginning. */
  marksNoteEndsOnly: boolean;
  /** What the model can hold. */
  readonly window: ContextWindow;
}

/** Throws a `broken` CompanionError for an answer that has another form than was asked for. */
const usable = <Answer>(answer: Answer | null): Answer => {
  if (answer === null) throw toCompanionError('broken');
  return answer;
};

const createEngine = (
  options: OpenAiOptions,
  { retries, window }: Pick<Engine, 'retries' | 'window'>,
): Engine => {
  const client = createModelClient({
    ...options,
    get maxTokens() {
      return answerTokens(options, window.tokens);
    },
  });
  return { options, client, retries, window, marksNoteEndsOnly: false };
};

/** A model's ideas; throws a `broken` CompanionError for anything but the three short texts that were asked for. */
const readIdeas = (answer: string): readonly string[] => {
  const ideas = v.safeParse(Ideas, answer);
  if (!ideas.success) throw toCompanionError('broken');
  return ideas.output;
};

/** Many models put a fence around what they were asked to write bare. */
const Ideas = v.pipe(
  v.string(),
  v.transform((text) => text.trim().replace(/^```(?:json)?\s*|(?<!\s)\s*```$/g, '')),
  v.parseJson(),
  v.pipe(
    v.array(v.pipe(Trimmed, v.minLength(1), v.maxLength(ideaLimit))),
    v.length(3),
    v.check((ideas) => new Set(ideas).size === ideas.length),
  ),
);

interface Task {
  readonly messages: readonly ChatMessage[];
  readonly signal: AbortSignal;
  readonly retries: number;
}

/** Returns one complete answer, without the model's notes. Throws `CompanionError`. */
const answerTo = async ({ client, options }: Engine, task: Task): Promise<string> => {
  let text = '';
  const restart = () => void (text = '');
  const spoken = new SpokenText({ speakers: { mate: [], person: [] }, begun: '', onRestart: restart });
  try {
    for await (const { content } of client.ask({ ...task, messages: () => task.messages })) {
      const shown = spoken.add(content);
      text += shown;
    }
  } catch (error) {
    throw toCompanionError(failureOf(error, task.signal), error, { options, messages: task.messages });
  }
  const last = spoken.end(false);
  return text + last;
};

/** One reply of the mate. What is left of an answer that is cut is shown before the error. */
async function* replyTo(request: CompanionRequest, engine: Engine): CompanionReply {
  const { client, options, retries } = engine;
  const { begun = '', signal, onThinking, onRestart } = request;
  let sent: readonly ChatMessage[] = [];
  const prompt = (isShort: boolean) => {
    const limit = Math.floor(promptTokens(engine) / (isShort ? 2 : 1));
    const { messages, record } = buildPrompt(replyTask(request), limit);
    sent = messages;
    request.onPrompt?.(record);
    return messages;
  };
  const speakers = speakersOf(request);
  const restart = () => {
    engine.marksNoteEndsOnly = true;
    onRestart?.();
  };
  const spoken = new SpokenText({
    speakers,
    begun,
    beginsInNote: engine.marksNoteEndsOnly,
    onRestart: restart,
  });
  const stop = stopsOf(speakers.person);
  try {
    const temperature = temperatureOf(request.choice);
    for await (const chunk of client.ask({ messages: prompt, stop, temperature, retries, signal })) {
      const shown = spoken.add(chunk.content);
      if (!spoken.hasText && (chunk.isThinking || spoken.isThinking)) {
        onThinking?.();
      }
      if (shown !== '') {
        yield shown;
      }
      if (spoken.isOver) {
        break;
      }
    }
  } catch (error) {
    const last = spoken.end(true);
    if (last !== '') {
      yield last;
    }
    const kind = failureOf(error, signal);
    throw toCompanionError(kind, error, { options, messages: sent });
  }
  engine.marksNoteEndsOnly &&= !spoken.isUnmarked;
  const last = spoken.end(false);
  if (last !== '') {
    yield last;
  }
  return { memory: request.memory };
}

/** The names in a conversation. */
const speakersOf = (request: CompanionRequest): Speakers => ({
  mate: [request.mate.name, request.mate.shortName],
  person: [personOf(request)?.name ?? '', request.userName ?? ''],
});

/** Hosts take at most four. The filter finds what they miss; these save what would be written in vain. */
const stopsOf = (person: readonly string[]): readonly string[] =>
  [...new Set(['User', ...person])]
    .filter((name) => name !== '')
    .map((name) => `\n${name}:`)
    .slice(0, 4);

const failureOf = (error: unknown, signal: AbortSignal): CompanionFailure => {
  if (signal.aborted) {
    return 'cancelled';
  }
  return error instanceof HostError ? error.kind : 'broken';
};

const messages: Record<CompanionFailure, string> = {
  unreachable: 'The model did not answer.',
  refused: "The model's host refused.",
  slow: 'The model was too slow.',
  stalled: 'The model fell silent.',
  truncated: "The model's answer has no end.",
  broken: "The model's answer could not be read.",
  cancelled: 'The reply was stopped.',
};

const toCompanionError = (
  failure: CompanionFailure,
  cause?: unknown,
  sent?: { readonly options: OpenAiOptions; readonly messages: readonly ChatMessage[] },
): CompanionError => {
  const error = new CompanionError(failure, messages[failure], cause === undefined ? {} : { cause });
  if (cause instanceof HostError && sent !== undefined) {
    const said = sent.messages.map(({ content }) => content);
    const secrets = secretsOf(sent.options);
    error.host = { status: cause.status, words: describeRefusal(cause, { sent: said, secrets }) };
  }
  return error;
};
