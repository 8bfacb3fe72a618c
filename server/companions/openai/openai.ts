import { isNearby } from '../../shared/networks.ts';
import { openContextWindows } from '../../model-host/models/context-window.ts';
import type { OpenAiOptions } from '../../config/model.ts';
import type {
  Companion,
  CompanionReply,
  CompanionRequest,
  CompanionResult,
  SuggestRequest,
} from '../companion.ts';
import { FittedPrompt } from './fitted-prompt.ts';
import { draftForm, readMateIdea, toDraftMessages } from './openai-draft.ts';
import { chapterForm, readChapterAnswer, toChapterMessages } from './openai-chapter.ts';
import { answerTo, createEngine, toFailure, type Engine } from './openai-engine.ts';
import { toCompanionError, usable } from './openai-error.ts';
import {
  askBehindTalk,
  factsForm,
  readFactsAnswer,
  shortFactsText,
  toFactsMessages,
  toShortFactsMessages,
} from './openai-facts.ts';
import { ideasForm, readIdeas } from './openai-ideas.ts';
import { beginningOf, buildPrompt, maxRecent } from '../prompt/build-prompt.ts';
import { personOf } from '../prompt/sections/person.ts';
import { replyTask, suggestionTask } from '../prompt/task.ts';
import { countTokens } from '../prompt/tokens/count-tokens.ts';
import type { Usage } from '../../model-host/chat/read-chunk.ts';
import type { CountedReply } from '../silent-cut.ts';
import { toSampling } from './sampling.ts';
import { quotedPerson } from '../prompt/sections/speaker.ts';
import type { Speakers } from '../spoken/speakers.ts';
import { SpokenText } from '../spoken/spoken-text.ts';
import { shownLength } from '../shown-length.ts';
import { isFull, Unspoken } from './unspoken.ts';

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
  const isNear = isNearby(options.baseUrl);
  const askApart = isNear ? toShortFactsMessages : toFactsMessages;
  return {
    name: 'openai',
    models: [model, ...otherModels],
    historyLength: Math.min(options.contextTokens ?? Infinity, maxRecent) * lettersPerToken,
    reply: (request) => replyTo(request, engineFor(request)),
    ...(isNear ? { prepare: (request) => prepare(request, engineFor(request)) } : {}),
    ...(options.suggests
      ? {
          suggest: async (request) => {
            const { signal } = request;
            const chosen = engineFor(request);
            const prompt = (limit: number) => buildPrompt(suggestionTask(request), limit).messages;
            return usable(readIdeas(await answerTo(chosen, { form: ideasForm, prompt, signal, retries: 0 })));
          },
        }
      : {}),
    ...(options.learns
      ? {
          ...(isNear ? { maxFactsText: shortFactsText } : {}),
          readFacts: async (request) => {
            const { talk = null, signal } = request;
            const prompt = (limit: number) => askBehindTalk(request, limit) ?? askApart(request, limit);
            const asked = talk === null ? engine : engineFor(talk);
            const answer = await answerTo(asked, { form: factsForm, prompt, signal, retries: 0 });
            return usable(readFactsAnswer(answer, request));
          },
          writeChapter: async (request) => {
            const { signal } = request;
            const prompt = (limit: number) => toChapterMessages(request, limit);
            return usable(
              readChapterAnswer(await answerTo(engine, { form: chapterForm, prompt, signal, retries: 0 })),
            );
          },
        }
      : {}),
    draftMate: async (description, signal) => {
      const messages = toDraftMessages(description);
      return usable(
        readMateIdea(await answerTo(engine, { form: draftForm, prompt: () => messages, signal, retries })),
      );
    },
  };
};

/** Hardly any text has more. */
const lettersPerToken = 4;

/** The host answers with one token: what counts is that it read the beginning of the next prompt. */
const prepare = async (request: SuggestRequest, engine: Engine): Promise<void> => {
  const { signal } = request;
  await engine.window.prepare({ signal });
  const fitted = new FittedPrompt(engine, (limit) => beginningOf(request, limit));
  const { prompt, ...question } = fitted.question;
  try {
    const short = () => ({ ...prompt(), maxTokens: 1 });
    const answer = engine.client.ask({ ...question, prompt: short, retries: 0, signal });
    await answer.next();
    await answer.return();
  } catch (error) {
    throw toFailure(engine, { fitted, signal, explained: null }, error);
  }
};

/** One reply of the mate. What is left of an answer that is cut is shown before the error. */
async function* replyTo(request: CompanionRequest, engine: Engine): CompanionReply {
  const { client, retries, window } = engine;
  const { begun = '', signal, onThinking, onRestart, onModel } = request;
  const isLoaded = await window.prepare({
    signal,
    onLoading: () => onModel?.({ state: 'loading', name: window.name }),
  });
  const fitted = new FittedPrompt(engine, (limit) => {
    const { messages, record } = buildPrompt(replyTask(request), limit);
    request.onPrompt?.({ ...record, model: window.name });
    return messages;
  });
  if (isLoaded) {
    onModel?.({ state: 'reading', name: window.name, tokens: fitted.tokens });
  }
  const speakers = speakersOf(request);
  const restart = () => {
    engine.marksNoteEndsOnly = true;
    engine.mayBeginInNote = true;
    onRestart?.();
  };
  const spoken = new SpokenText({
    speakers,
    begun,
    beginsInNote: engine.marksNoteEndsOnly,
    onRestart: restart,
    onReplace: () => request.onRestart?.(),
    limit: shownLength(request),
    onRemoved: request.onRemoved,
  });
  const unspoken = new Unspoken();
  const stop = stopsOf(speakers.person);
  const answer = { text: '', usage: null as Usage | null, hasThought: false };
  const countReply = () =>
    noticeCut(engine, request, {
      ...answer,
      prompt: fitted.tokens,
      hasThought: answer.hasThought || spoken.hasNote,
    });
  // An answer that is long enough is read on in silence: it may be the notes of a model that marks only their end.
  const mayRestart = () => engine.mayBeginInNote !== false && !answer.hasThought && !spoken.hasNote;
  try {
    const sampling = toSampling(request.choice, window.sampling);
    for await (const chunk of client.ask({ ...fitted.question, stop, ...sampling, retries, signal })) {
      unspoken.add(chunk);
      answer.text += chunk.content;
      answer.usage = chunk.usage ?? answer.usage;
      answer.hasThought ||= chunk.isThinking;
      const shown = spoken.add(chunk.content);
      if (!spoken.hasText && (chunk.isThinking || spoken.isThinking)) {
        onThinking?.();
      }
      if (shown !== '') {
        yield shown;
      }
      if (spoken.isOver || (spoken.isFull && !mayRestart())) {
        break;
      }
    }
  } catch (error) {
    countReply();
    const isEnd = (spoken.isFull && !signal.aborted) || (isFull(error) && spoken.hasText);
    const last = isEnd ? spoken.endFull() : spoken.end(true);
    if (last !== '') {
      yield last;
    }
    if (isFull(error)) {
      // All that the host allows was read: a model that never ends by itself is not read on each time.
      engine.mayBeginInNote ??= false;
    }
    if (isEnd) {
      return endOf(request, spoken);
    }
    throw toFailure(engine, { fitted, signal, explained: unspoken.explain(spoken, error) }, error);
  }
  engine.marksNoteEndsOnly &&= !spoken.isUnmarked;
  if (!spoken.isOver) {
    engine.mayBeginInNote ??= false;
  }
  countReply();
  const last = spoken.end(false);
  if (last !== '') {
    yield last;
  }
  const failure = unspoken.explain(spoken) ?? (spoken.hasText || begun !== '' ? null : 'empty');
  if (failure !== null) {
    throw toCompanionError(failure);
  }
  return endOf(request, spoken);
}

const endOf = ({ memory }: CompanionRequest, { isFull: isContinuable }: SpokenText): CompanionResult => ({
  memory,
  ...(isContinuable ? { isContinuable } : {}),
});

interface CountedAnswer {
  readonly text: string;
  readonly usage: Usage | null;
  readonly hasThought: boolean;
  /** The prompt's tokens, by our count. */
  readonly prompt: number;
}

/** Looks whether the host read all of the prompt. From then on it gets no more than it reads. */
const noticeCut = (
  { cuts, window }: Engine,
  { talk, onCounted, onCut }: CompanionRequest,
  { text, usage, hasThought, prompt }: CountedAnswer,
): void => {
  if (usage === null) {
    return;
  }
  const counted: CountedReply = {
    prompt: { ours: prompt, theirs: usage.prompt },
    answer: hasThought ? null : { ours: countTokens(text), theirs: usage.answer },
  };
  onCounted?.(counted);
  const cut = talk === undefined ? null : cuts.see(talk, counted);
  if (cut !== null) {
    window.shrink(cut.read);
    onCut?.({ ...cut, name: window.name });
  }
};

/** The names in a conversation. */
const speakersOf = (request: CompanionRequest): Speakers => ({
  mate: [request.mate.name, request.mate.shortName],
  person: [personOf(request)?.name ?? '', request.userName ?? ''].flatMap(withFirstName),
});

/** Models like to shorten a name. One letter may be the beginning of a list. */
const withFirstName = (name: string): readonly string[] => {
  const [first = ''] = name.trim().split(/\s+/);
  return first.length > 1 ? [...new Set([name, first])] : [name];
};

/** Hosts take at most four. The filter finds what they miss; these save what would be written in vain. */
const stopsOf = (person: readonly string[]): readonly string[] =>
  [...new Set(['User', quotedPerson, ...person])]
    .filter((name) => name !== '')
    .map((name) => `\n${name}:`)
    .slice(0, 4);
