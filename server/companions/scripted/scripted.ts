import type { Language } from '../../../contract/languages.ts';
import { CompanionError, type Companion, type CompanionRequest } from '../companion.ts';
import { converse } from './replies/reply.ts';
import { serializeMemory, parseMemory, type Memory } from './memory/memory.ts';
import { ofLength, type Composed } from './replies/reply-length.ts';
import { rememberedFacts, statedFacts, type RememberedFact } from './memory/remembered-facts.ts';
import { describeMate } from '../descriptions/describe-mate.ts';
import { completed, scriptedIdea } from './mate-ideas.ts';
import { nameIn } from './understanding/names.ts';
import type { Speaker } from './replies/pick-line.ts';
import { lastSaid } from './replies/recall.ts';
import { notesRecalled, notesTaken, readNotes } from './replies/notes.ts';
import { wordByWord } from './replies/typing-delay.ts';
import type { Understand } from './understanding/understand.ts';
import { suggestions } from './replies/suggest.ts';
import { detectLanguage } from './languages/detect-language.ts';
import { chooseLanguage } from './languages/choose-language.ts';
import { languagesOf, voices, type Voice } from './voices.ts';

export interface ScriptedOptions {
  /** Milliseconds to wait before each word. */
  readonly wordDelay?: () => number;
  /** A number from 0 up to 1, drawn for each choice of words. */
  readonly random?: () => number;
  /** Milliseconds since 1970; used to welcome returning users. */
  readonly now?: () => number;
}

const quickestWord = 35;
const slowestWord = 60;
const maxAttempts = 4;
const maxContinuations = 60;
const linesNotToRepeat = 60;
const linesToLearnFrom = 20;

/** A companion without network and model: it selects prepared lines by RiveScript's result. */
export function createScriptedCompanion(options: ScriptedOptions = {}): Companion {
  const random = options.random ?? Math.random;
  const now = options.now ?? Date.now;
  const wordDelay = options.wordDelay ?? (() => quickestWord + random() * (slowestWord - quickestWord));
  const voiceOf = voices();

  return {
    name: 'scripted',
    languagesOf,
    async *reply(request) {
      if (request.signal.aborted) throw new CompanionError('cancelled', 'The reply was stopped.');
      const language = chooseLanguage(request, languagesOf(request.mate.mateId));
      const voice = { ...voiceOf(request, language), ...knowledgeOf(request) };
      const compose = () => composed(request, voice, random, now());
      const { text, memory } = await (request.begun
        ? continued(request.begun, compose)
        : ofLength(request, compose));
      yield* wordByWord(text, wordDelay, request.signal);
      return { memory: serializeMemory(memory), isMisunderstood: isMisunderstood(memory) };
    },
    suggest: (request) => {
      const last = request.history.findLast(({ role }) => role === 'user');
      const language = chooseLanguage(
        { ...request, message: last?.text ?? '' },
        languagesOf(request.mate.mateId),
      );
      const { script, language: spoken } = voiceOf(request, language);
      return Promise.resolve(suggestions(request, script, spoken.suggestions));
    },
    draftMate: (description, _signal, language) => {
      const idea = scriptedIdea(random, detectLanguage(description, language) ?? language);
      return Promise.resolve(description === '' ? idea : completed(describeMate(description, now()), idea));
    },
  };
}

/** Whether the mate said that it does not know the language, the question or the word. */
const isMisunderstood = ({ before }: Memory): boolean =>
  before === 'unknown' || before === 'gibberish' || before?.startsWith('language.') === true;

/** Returns the end of the reply that began like this, where it is composed once more; else a reply as a new paragraph. */
async function continued(begun: string, compose: () => Promise<Composed>): Promise<Composed> {
  for (let attempt = 1; ; attempt += 1) {
    const { text, memory } = await compose();
    if (text.startsWith(begun)) return { text: text.slice(begun.length), memory };
    if (attempt === maxContinuations) return { text: `\n\n${text}`, memory };
  }
}

type Knowledge = Pick<Speaker, 'facts' | 'noted'>;

const knowledgeOf = (request: CompanionRequest): Knowledge => ({
  facts: rememberedFacts(request),
  noted: statedFacts(request.notes.split('\n').map((text) => ({ role: 'user', text }))),
});

async function composed(
  request: CompanionRequest,
  { script, language, understand, facts, noted }: Voice & Knowledge,
  random: () => number,
  now: number,
): Promise<Composed> {
  const { mate, history, notes, alternatives = [] } = request;
  const recent = new Set([...history.slice(-linesNotToRepeat).map((line) => line.text), ...alternatives]);
  try {
    for (let attempt = 1; ; attempt += 1) {
      const memory = await remembered(request, understand, now);
      if (memory.before !== 'forgetName') memory.name ??= knownName(facts);
      speakIn(memory, language.language);
      const isNew = await readNotes(understand, memory, notes);
      const speaker = { mate, script, language, memory, random, facts, noted, said: lastSaid(history) };
      const text = await converse(understand, speaker, request, now);
      if (recent.has(text) && attempt < maxAttempts) continue;
      return { text: withNotes(text, speaker, { notes, isNew }), memory };
    }
  } catch (cause) {
    throw new CompanionError('broken', `${mate.name} could not find an answer.`, { cause });
  }
}

/** Lines that were said last in another language do not fit into a sentence of this one. */
const speakIn = (memory: Memory, language: Language): void => {
  if ((memory.language ?? 'en') !== language) {
    memory.topic = null;
    memory.offered = null;
    memory.before = null;
  }
  memory.language = language;
};

const knownName = (facts: readonly RememberedFact[]): string | null =>
  nameIn(
    /^[^:：]+[:：] ?(.+)$/u.exec(facts.findLast(({ topic }) => topic === 'name')?.text ?? '')?.[1] ?? '',
  );

/** Acknowledges new notes once, and repeats them when the user asks what the mate remembers. */
function withNotes(
  text: string,
  { language, memory }: Pick<Speaker, 'language' | 'memory'>,
  { notes, isNew }: { readonly notes: string; readonly isNew: boolean },
): string {
  const recalled = memory.before === 'recall' ? notesRecalled(language, notes) : null;
  const taken = isNew && recalled === null ? notesTaken(language, memory, notes) : null;
  return [taken, text, recalled].filter((part) => part !== null).join('\n\n');
}

/** Returns the room's memory; a missing one is rebuilt from its messages. */
async function remembered(
  { memory, history, userName, persona, isCareful }: CompanionRequest,
  understand: Understand,
  now: number,
): Promise<Memory> {
  const known = parseMemory(memory);
  const given = persona?.name ?? userName ?? '';
  // A changed name takes precedence over one from the talk.
  if (given !== (known.given ?? '')) known.name = nameIn(given.trim()) ?? known.name;
  known.given = given;
  if (isCareful === true) known.crisis = Math.max(known.crisis, 2);
  const earlier = history.filter((line) => line.role === 'user').slice(-linesToLearnFrom);
  if (memory !== null || earlier.length === 0) return known;
  for (const line of earlier) {
    const { name } = await understand(line.text, known);
    known.name = name ?? known.name;
  }
  // When the last reply was written is unknown: nobody is welcomed back.
  return { ...known, turns: earlier.length, thread: null, at: now };
}
