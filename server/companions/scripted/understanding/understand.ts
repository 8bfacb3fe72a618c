import { crisisLevel } from '../../../text-safety/crisis/crisis-detection.ts';
import { asksWhatItIs } from '../../../text-safety/output/ai-honesty.ts';
import type { Interpreter, Reading } from './interpreter.ts';
import { foreignTongue } from './language.ts';
import type { Memory } from '../memory/memory.ts';
import { nameAfterIAm, nameIn, nameInAnswer } from './names.ts';
import { turnedRound } from './user-mate-text.ts';
import { rankOf, type Meaning } from './intent-priority.ts';
import type { Intent } from '../../../content/shared-lines/lines.ts';
import { unmarked } from './format-speech.ts';
import { tidy, type Sentence, type Tidy } from './normalize-input.ts';
import { isGibberish, wordlessIntent } from './nonverbal.ts';

export interface Understanding {
  readonly meaning: Meaning;
  /** The user's name, if the message contains it. */
  readonly name: string | null;
  /** Things that the user likes, as phrases for the mate's lines. */
  readonly likes: readonly string[];
}

/** Reads a message and returns its meaning. */
export type Understand = (message: string, memory: Memory) => Promise<Understanding>;

/** Reads every sentence of an English message and returns the meaning of highest priority. */
export async function understand(
  interpreter: Interpreter,
  message: string,
  memory: Memory,
): Promise<Understanding> {
  if (crisisLevel(message) !== null) return only('crisis');
  const text = tidy(message);
  if (text.wordless || text.sentences.length === 0) return only(wordlessIntent(text.raw));
  const readings = await Promise.all(text.sentences.map((sentence) => interpreter.read(sentence)));
  const understood = readings.map((reading, index) => {
    const answered = memory.awaitsName && index === 0 ? answerToNameQuestion(reading) : null;
    return answered ?? settled(reading, text, memory.awaitsName);
  });
  const [first, ...others] = understood;
  if (first === undefined) return only('silence');
  const { meaning } = others.reduce(
    (best, next) => (rankOf(next.meaning) >= rankOf(best.meaning) ? next : best),
    first,
  );
  return {
    meaning: asksWhatItIs(message) ? honestly(meaning) : meaning,
    name: understood.find((one) => one.name !== null)?.name ?? null,
    likes: understood.flatMap((one) => one.likes),
  };
}

/** A question about what the mate is gets an honest reply even if no trigger matched. */
function honestly(meaning: Meaning): Meaning {
  if (meaning.kind === 'thread' || !notUnderstood.has(meaning.intent)) return meaning;
  return { ...meaning, intent: honestIn[meaning.intent] ?? 'honest' };
}

const notUnderstood: ReadonlySet<Intent> = new Set([
  'fallback',
  'unknown',
  'gibberish',
  'language.es',
  'language.de',
  'language.fr',
  'language.pt',
]);
const honestIn: Partial<Record<Intent, Intent>> = {
  'language.es': 'honest.es',
  'language.de': 'honest.de',
  'language.fr': 'honest.fr',
  'language.pt': 'honest.pt',
};

function settled(reading: Reading, text: Tidy, asked: boolean): Understanding {
  if (text.action && !isIntentOf(reading, meantInAction)) return only(actionIntent(text.raw));
  if (reading.kind === 'thread') return aboutAStory(reading.id, reading.sentence);
  const { intent, words } = reading;
  if (intent === 'name') return named(nameIn(words ?? ''), 'fallback', words);
  if (intent === 'maybeName') {
    if (asked) return named(nameAfterIAm(words ?? '', true), 'iam', words);
    const introduces = nameAfterIAm(words ?? '', isGreeting(text)) !== null;
    return introduces ? only('introduced', reading.sentence.text) : only('iam', words);
  }
  if (intent === 'job' && /^(?:bit|little|lot|huge|big|complete|total|very|mess) ?/iu.test(words ?? ''))
    return only('iam');
  if (intent === 'userAge') return only(Number(words) < 18 ? 'young' : 'userAge');
  if (intent === 'fallback') return only(unmatched(reading), words);
  if (intent === 'hello') return only(foreignTongue(reading.sentence.text) ?? 'hello');
  const likes = intent === 'like' || intent === 'favorite' ? likesIn(words) : [];
  return { meaning: { kind: 'intent', intent, words }, name: null, likes };
}

/** Distinguishes a request for a story from a mere use of one of its words. */
function aboutAStory(id: string, { text, question }: Sentence): Understanding {
  const asked =
    question ||
    opensAQuestion.test(text) ||
    /\b(?:tell|show|about|hear|talk)\b/iu.test(text) ||
    text.split(' ').length <= 2;
  return { meaning: { kind: 'thread', id, asked }, name: null, likes: [] };
}

/** Without a matching trigger: distinguishes random keys, other languages, questions and remarks. */
function unmatched(reading: Reading): Intent {
  const { text, question } = reading.sentence;
  if (isGibberish(text)) return 'gibberish';
  return foreignTongue(text) ?? (question || opensAQuestion.test(text) ? 'unknown' : 'fallback');
}

const opensAQuestion =
  /^(?:what|who|whom|where|when|why|how|which|do you|did you|are you|is it|is there|can you|could you|would you|will you|have you|should i|does)\b/iu;

const meantInAction: ReadonlySet<string> = new Set(['hug', 'love', 'laugh', 'sexual', 'minor', 'bye']);

function isIntentOf(reading: Reading, intents: ReadonlySet<string>): boolean {
  return reading.kind === 'intent' && intents.has(reading.intent);
}

function actionIntent(raw: string): Intent {
  if (/\b(?:sits?|takes? a seat|settles?|leans?|lies)\b/iu.test(raw)) return 'actionSit';
  if (/\b(?:looks?|gazes?|watch(?:es)?|peers?|stares?|glances?|reads?|points?)\b/iu.test(raw))
    return 'actionLook';
  if (/\b(?:smiles?|nods?|waves?|grins?|bows?|laughs?|giggles?)\b/iu.test(raw)) return 'actionWarm';
  return 'action';
}

function answerToNameQuestion(reading: Reading): Understanding | null {
  if (reading.kind === 'thread') return null;
  if (keepsTheName.has(reading.intent)) return only('nameKept');
  const strong = rankOf({
    kind: 'intent',
    intent: reading.intent === 'maybeName' ? 'fallback' : reading.intent,
    words: null,
  });
  const { question, text: answer } = reading.sentence;
  const askedBack = /\b(?:and|how about|what about) (?:you|yours?)\b/iu.test(answer);
  const another = (question && !askedBack) || strong > rankOf(noMeaning) || isGibberish(answer);
  const name = another ? null : nameInAnswer(answer);
  return name === null ? null : named(name, 'fallback', null);
}

/** Phrases that refuse an answer to the question for the name. */
export const keepsTheName: ReadonlySet<string> = new Set(['no', 'why', 'whySaid', 'leaveIt']);

const noMeaning: Meaning = { kind: 'intent', intent: 'fallback', words: null };

function named(name: string | null, otherwise: Intent, words: string | null): Understanding {
  return name === null ? only(otherwise, words) : { ...only('name'), name };
}

function likesIn(words: string | null): string[] {
  const like = words === null ? null : turnedRound(unmarked(words));
  return like === null ? [] : [like];
}

function isGreeting(text: Tidy): boolean {
  return /^(?:hi|hello|hey|hiya|good (?:morning|evening))\b/iu.test(text.sentences[0]?.text ?? '');
}

function only(intent: Intent, words: string | null = null): Understanding {
  return { meaning: { kind: 'intent', intent, words }, name: null, likes: [] };
}
