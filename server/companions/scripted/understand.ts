import { crisisLevel } from '../../domain/safety/crisis-detection.ts';
import { asksWhatItIs } from '../../domain/safety/ai-honesty.ts';
import type { Interpreter, Reading } from './interpreter.ts';
import { foreignTongue } from './language.ts';
import type { Memory } from './memory.ts';
import { nameAfterIAm, nameIn, nameInAnswer } from './names.ts';
import { turnedRound } from './user-mate-text.ts';
import { rankOf } from './intent-priority.ts';
import type { Intent } from './shared/lines.ts';
import { unmarked } from './format-speech.ts';
import { tidy, type Sentence, type Tidy } from './normalize-input.ts';
import { isGibberish, wordlessIntent } from './nonverbal.ts';

/** What the mate answers to. */
export type Heard =
  | { readonly kind: 'thread'; readonly id: string; readonly asked: boolean }
  | { readonly kind: 'intent'; readonly intent: Intent; readonly words: string | null };

export interface Understanding {
  readonly heard: Heard;
  /** The user's name, where the message told it. */
  readonly name: string | null;
  /** Things that the user likes, in words the mate can say. */
  readonly likes: readonly string[];
}

/** Reads every sentence and settles on the one thing that most wants an answer. */
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
  const { heard } = others.reduce(
    (best, next) => (rankOf(next.heard) >= rankOf(best.heard) ? next : best),
    first,
  );
  return {
    heard: asksWhatItIs(message) ? honestly(heard) : heard,
    name: understood.find((one) => one.name !== null)?.name ?? null,
    likes: understood.flatMap((one) => one.likes),
  };
}

/** A question about what the mate is gets its honest answer even where its words were not understood. */
function honestly(heard: Heard): Heard {
  if (heard.kind === 'thread' || !NOT_UNDERSTOOD.has(heard.intent)) return heard;
  return { ...heard, intent: HONEST_IN[heard.intent] ?? 'honest' };
}

const NOT_UNDERSTOOD: ReadonlySet<Intent> = new Set([
  'fallback',
  'unknown',
  'gibberish',
  'language.es',
  'language.de',
  'language.fr',
  'language.pt',
]);
const HONEST_IN: Partial<Record<Intent, Intent>> = {
  'language.es': 'honest.es',
  'language.de': 'honest.de',
  'language.fr': 'honest.fr',
  'language.pt': 'honest.pt',
};

function settled(reading: Reading, text: Tidy, asked: boolean): Understanding {
  if (text.action && !isIntentOf(reading, MEANT_IN_ACTION)) return only(actionIntent(text.raw));
  if (reading.kind === 'thread') return aboutAStory(reading.id, reading.sentence);
  const { intent, words } = reading;
  if (intent === 'name') return named(nameIn(words ?? ''), 'fallback', words);
  if (intent === 'maybeName')
    return named(nameAfterIAm(words ?? '', asked || isGreeting(text)), 'iam', words);
  if (intent === 'job' && /^(?:bit|little|lot|huge|big|complete|total|very|mess) ?/iu.test(words ?? ''))
    return only('iam');
  if (intent === 'userAge') return only(Number(words) < 18 ? 'young' : 'userAge');
  if (intent === 'fallback') return only(unmatched(reading), words);
  if (intent === 'hello') return only(foreignTongue(reading.sentence.text) ?? 'hello');
  const likes = intent === 'like' || intent === 'favorite' ? likesIn(words) : [];
  return { heard: { kind: 'intent', intent, words }, name: null, likes };
}

/** Being asked for a story is not the same as the user happening to use one of its words. */
function aboutAStory(id: string, { text, question }: Sentence): Understanding {
  const asked =
    question ||
    OPENS_A_QUESTION.test(text) ||
    /\b(?:tell|show|about|hear|talk)\b/iu.test(text) ||
    text.split(' ').length <= 2;
  return { heard: { kind: 'thread', id, asked }, name: null, likes: [] };
}

/** No trigger caught it; tells apart random keys, other languages, questions and remarks. */
function unmatched(reading: Reading): Intent {
  const { text, question } = reading.sentence;
  if (isGibberish(text)) return 'gibberish';
  return foreignTongue(text) ?? (question || OPENS_A_QUESTION.test(text) ? 'unknown' : 'fallback');
}

const OPENS_A_QUESTION =
  /^(?:what|who|whom|where|when|why|how|which|do you|did you|are you|is it|is there|can you|could you|would you|will you|have you|should i|does)\b/iu;

const MEANT_IN_ACTION: ReadonlySet<string> = new Set(['hug', 'love', 'laugh', 'sexual', 'minor', 'bye']);

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
  if (reading.intent === 'no' || reading.intent === 'why') return only('nameKept');
  const strong = rankOf({
    kind: 'intent',
    intent: reading.intent === 'maybeName' ? 'fallback' : reading.intent,
    words: null,
  });
  const { question, text: answer } = reading.sentence;
  const askedBack = /\b(?:and|how about|what about) (?:you|yours?)\b/iu.test(answer);
  const another = (question && !askedBack) || strong > rankOf(NOTHING) || isGibberish(answer);
  const name = another ? null : nameInAnswer(answer);
  return name === null ? null : named(name, 'fallback', null);
}

const NOTHING: Heard = { kind: 'intent', intent: 'fallback', words: null };

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
  return { heard: { kind: 'intent', intent, words }, name: null, likes: [] };
}
