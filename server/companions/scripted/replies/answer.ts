import type { Intent } from '../../../content/shared-lines/lines.ts';
import { safetyLines } from '../../../content/shared-lines/lines-safety.ts';
import { nextBeat, startThread, untoldThread } from './storytelling.ts';
import type { Meaning } from '../understanding/intent-priority.ts';
import { openPromise } from './open-promises.ts';
import { freshLine, lineFor, likesOf, oldestLine, richestLine, type Speaker } from './pick-line.ts';

const callbackAfter = 4;

/** Returns the reply to the meaning of a message, without stage directions and closing questions. */
export function answerTo(speaker: Speaker, meaning: Meaning): string {
  const { memory } = speaker;
  const telling = memory.telling && memory.thread !== null;
  const offered = memory.offered;
  memory.offered = null;
  memory.telling = false;

  if (meaning.kind === 'thread') return tellOrListen(speaker, meaning, telling);
  const { intent, words } = meaning;
  const careful = carefulAnswer(speaker, intent);
  if (careful !== null) return careful;
  if (offered !== null && assents.has(intent)) return tell(speaker, offered);
  if (telling && intent in afterABeat) return goOn(speaker, intent);
  if (telling && memory.asked && answerIntents.has(intent)) return goOn(speaker, 'fallback');
  if (telling && intent === 'unknown' && isAboutTheStory(words)) return goOn(speaker, intent);
  const again = intent === 'more' ? repeatable.find((one) => one === memory.before) : undefined;
  if (again !== undefined) return plainAnswer(speaker, again, null);
  if (intent === 'more' && memory.thread !== null) return goOn(speaker, intent);
  memory.telling = telling && !refusals.has(intent) && (keepsTheThread.has(intent) || isOpening(speaker));
  return plainAnswer(speaker, intent, words);
}

/** Safety, honesty, refusals and serious talks take precedence over everything playful. */
function carefulAnswer(speaker: Speaker, intent: Intent): string | null {
  const { memory } = speaker;
  const crisis = memory.crisis;
  const heavy = memory.heavy;
  memory.crisis = intent === 'crisis' ? 5 : Math.max(0, crisis - 1);
  memory.heavy = intent === 'crisis' ? 5 : heavyIntents.has(intent) ? 3 : Math.max(0, heavy - 1);
  if (refusals.has(intent)) memory.heavy = Math.min(heavy, 1);
  if (intent === 'crisis') {
    memory.thread = null;
    return steady(speaker, crisis > 0 ? 'crisisMore' : 'crisis');
  }
  if (intent in safetyLines) return steady(speaker, intent);
  if (crisis > 0 && !leavesACrisis.has(intent)) return steady(speaker, 'crisisMore');
  if (heavy > 0 && looseIntents.has(intent)) return listen(speaker);
  if (gladIntents.has(intent)) memory.glad = 2;
  return null;
}

/** Continues a serious talk, or is silent where the user has just ended it. */
function listen(speaker: Speaker): string {
  const hasEnded = refusals.has(speaker.memory.before ?? '');
  return lineFor(speaker, hasEnded ? 'silence' : 'listening') ?? fallback(speaker);
}

function plainAnswer(speaker: Speaker, intent: Intent, words: string | null): string {
  const { memory, script } = speaker;
  if (recalls.has(intent)) return richestLine(speaker, linesOf(speaker, intent));
  if (intent === 'hello' && memory.turns > 0) return lineFor(speaker, 'again') ?? fallback(speaker);
  if (intent === 'story') return storyInstead(speaker);
  if (intent === 'unknown')
    return freshLine(speaker, script.unknown) ?? lineFor(speaker, 'unknown') ?? fallback(speaker);
  if (intent === 'fallback' || intent === 'iam') return remark(speaker, intent, words);
  if (fixed.has(intent)) return lineFor(speaker, intent) ?? oldestLine(speaker, linesOf(speaker, intent));
  return lineFor(speaker, intent, words) ?? fallback(speaker);
}

function remark(speaker: Speaker, intent: Intent, words: string | null): string {
  const { memory, random } = speaker;
  if (memory.before === 'study') {
    const line = lineFor(speaker, 'study');
    if (line !== null) return line;
  }
  if (memory.glad > 0) {
    memory.glad -= 1;
    const line = lineFor(speaker, 'gladMore');
    if (line !== null) return line;
  }
  const promised = memory.turns - memory.likeTurn >= callbackAfter ? openPromise(speaker) : null;
  if (promised !== null) {
    memory.likeTurn = memory.turns;
    return promised;
  }
  if (likesOf(speaker).length > 0 && memory.turns - memory.likeTurn >= callbackAfter && random() < 0.5) {
    memory.likeTurn = memory.turns;
    const line = lineFor(speaker, 'callback');
    if (line !== null) return line;
  }
  return intent === 'iam' ? (lineFor(speaker, 'iam', words) ?? fallback(speaker)) : fallback(speaker);
}

function fallback(speaker: Speaker): string {
  const { fallbacks, questions } = speaker.script;
  return (
    freshLine(speaker, fallbacks) ??
    volunteered(speaker) ??
    lineFor(speaker, 'fallback') ??
    freshLine(speaker, questions) ??
    oldestLine(speaker, [...fallbacks, ...linesOf(speaker, 'fallback')])
  );
}

/** When the reactions to remarks are used up, the mate starts a story of its own. */
function volunteered(speaker: Speaker): string | null {
  const thread = speaker.memory.heavy > 0 ? null : untoldThread(speaker);
  return thread === null ? null : startThread(speaker, thread.id);
}

function tell(speaker: Speaker, id: string): string {
  return startThread(speaker, id) ?? fallback(speaker);
}

/** A word of one of the mate's stories starts it, unless the talk is serious. */
function tellOrListen(
  speaker: Speaker,
  { id, asked }: Extract<Meaning, { kind: 'thread' }>,
  telling: boolean,
): string {
  const { memory, script } = speaker;
  if (!asked && memory.crisis > 0) return steady(speaker, 'crisisMore');
  if (!asked && memory.heavy > 0) return listen(speaker);
  if (telling && !asked) return goOn(speaker, 'fallback');
  const taken = asked ? null : freshLine(speaker, script.acks);
  const told = tell(speaker, id);
  return taken === null ? told : `${taken}${speaker.language.gap}${told}`;
}

/** The greeting can still be answered after a few turns of small talk. */
function isOpening({ memory }: Speaker): boolean {
  return (
    memory.thread?.id === 'opening' && memory.thread.next === 0 && memory.turns < 3 && memory.heavy === 0
  );
}

function storyInstead(speaker: Speaker): string {
  const thread = untoldThread(speaker);
  return thread === null ? (lineFor(speaker, 'askMe') ?? fallback(speaker)) : tell(speaker, thread.id);
}

/** Reacts briefly to the user's reply to a piece of a story, and sends the next piece. */
function goOn(speaker: Speaker, intent: Intent): string {
  // The opening is itself an answer.
  const opening = speaker.memory.thread?.id === 'opening';
  const beat = nextBeat(speaker);
  if (beat === null)
    return intent === 'fallback' ? fallback(speaker) : (lineFor(speaker, 'storyEnd') ?? fallback(speaker));
  const taken = afterABeat[intent];
  const reaction =
    taken === 'acknowledged' && !opening
      ? freshLine(speaker, speaker.script.acks)
      : taken === 'refused'
        ? lineFor(speaker, 'shortNo')
        : null;
  return reaction === null ? beat : `${reaction}${speaker.language.gap}${beat}`;
}

function linesOf({ language }: Speaker, intent: Intent): readonly string[] {
  return language.lines[intent] ?? [];
}

function isAboutTheStory(words: string | null): boolean {
  const length = words?.split(' ').length ?? 0;
  return words === null || length <= 4 || (length <= 9 && refersBack.test(words));
}

const refersBack =
  /\b(?:it|that|this|these|those|he|she|they|him|her|them|there|then|next|ones?|we|us|were|happened|did (?:you|he|she|they|it|we))\b/iu;

function steady(speaker: Speaker, intent: Intent): string {
  return lineFor(speaker, intent) ?? oldestLine(speaker, linesOf(speaker, intent));
}

/** Returns the reaction to a reply to a piece of a story, before the story continues. */
const afterABeat: Partial<Record<Intent, 'silently' | 'acknowledged' | 'refused'>> = {
  yes: 'silently',
  more: 'silently',
  why: 'silently',
  wow: 'silently',
  laugh: 'silently',
  whatAboutYou: 'silently',
  story: 'silently',
  hmm: 'silently',
  huh: 'silently',
  dontKnow: 'silently',
  actionSit: 'silently',
  actionLook: 'silently',
  actionWarm: 'silently',
  company: 'silently',
  no: 'refused',
  fallback: 'acknowledged',
  iam: 'acknowledged',
  think: 'acknowledged',
  past: 'acknowledged',
  because: 'acknowledged',
};

/** The intents that count as the reply to a question of a story. */
const answerIntents: ReadonlySet<Intent> = new Set([
  'study',
  'work',
  'kin',
  'pet',
  'did',
  'went',
  'want',
  'must',
  'going',
  'cannot',
  'busyWith',
  'home',
  'job',
  'like',
  'favorite',
  'userWeather',
  'dislike',
]);
/** A greeting or a name does not end a story. */
const keepsTheThread: ReadonlySet<Intent> = new Set([
  'hello',
  'name',
  'thanks',
  'compliment',
  'sorry',
  'mayAsk',
]);
/** "Another one" means one more of these. */
const repeatable: readonly Intent[] = ['joke', 'game', 'askMe', 'secret', 'music', 'book', 'food', 'advice'];
const assents: ReadonlySet<Intent> = new Set(['yes', 'more', 'wow', 'story', 'why']);
const recalls: ReadonlySet<Intent> = new Set(['recall', 'recallName', 'recallLikes', 'recallTopic', 'heard']);
const fixed: ReadonlySet<Intent> = new Set([
  'gibberish',
  'bye',
  'silence',
  'forgetName',
  'trust',
  'clock',
  'weather',
  'love',
  'insult',
  'leaveIt',
  'stop',
  'whySaid',
]);
/** After these the user is left alone with it. */
const refusals: ReadonlySet<string> = new Set(['leaveIt', 'stop']);
const heavyIntents: ReadonlySet<Intent> = new Set([
  'sad',
  'tired',
  'lonely',
  'stressed',
  'anxious',
  'angry',
  'hardDay',
  'grief',
  'heartbreak',
  'setback',
  'miss',
  'emojiSad',
  'wronged',
  'quarrel',
  'worry',
  'doubt',
]);
const gladIntents: ReadonlySet<Intent> = new Set(['glad', 'proud', 'goodNews', 'birthday']);
const leavesACrisis: ReadonlySet<Intent> = new Set([
  'bye',
  'joke',
  'name',
  'recallName',
  'leaveIt',
  'stop',
  'changeSubject',
]);
/** The intents that only continue a serious talk. */
const looseIntents: ReadonlySet<Intent> = new Set([
  'fallback',
  'iam',
  'yes',
  'no',
  'more',
  'why',
  'because',
  'think',
  'past',
  'dontKnow',
  'hmm',
  'kin',
  'work',
  'want',
  'must',
  'did',
  'wow',
  'silence',
  'ill',
  'going',
  'went',
  'busyWith',
]);
