import type { Interpreter, Reading } from './interpreter.ts';
import { foreignTongue } from './language.ts';
import type { Memory } from './memory.ts';
import { nameAfterIAm, nameIn, nameInAnswer } from './names.ts';
import { turnedRound } from './own-words.ts';
import { rankOf } from './ranks.ts';
import type { Intent } from './shared/lines.ts';
import { unmarked } from './speech.ts';
import { tidy, type Tidy } from './tidy.ts';
import { isGibberish, wordlessIntent } from './wordless.ts';

/** What the mate answers to. */
export type Heard =
  | { readonly kind: 'thread'; readonly id: string }
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
  const text = tidy(message);
  if (text.wordless || text.sentences.length === 0) return only(wordlessIntent(text.raw));
  const readings = await Promise.all(text.sentences.map((sentence) => interpreter.read(sentence)));
  const answered = memory.awaitsName ? answerToNameQuestion(text, readings) : null;
  if (answered !== null) return answered;

  const understood = readings.map((reading) => settled(reading, text, memory.awaitsName));
  const [first, ...others] = understood;
  if (first === undefined) return only('silence');
  return {
    heard: others.reduce((best, next) => (rankOf(next.heard) >= rankOf(best.heard) ? next : best), first)
      .heard,
    name: understood.find((one) => one.name !== null)?.name ?? null,
    likes: understood.flatMap((one) => one.likes),
  };
}

function settled(reading: Reading, text: Tidy, asked: boolean): Understanding {
  if (reading.kind === 'thread') return { heard: reading, name: null, likes: [] };
  const { intent, words } = reading;
  if (intent === 'name') return named(nameIn(words ?? ''), 'fallback', words);
  if (intent === 'maybeName')
    return named(nameAfterIAm(words ?? '', asked || isGreeting(text)), 'iam', words);
  if (intent === 'job' && /^(?:bit|little|lot|huge|big|complete|total|very|mess) ?/iu.test(words ?? ''))
    return only('iam');
  if (intent === 'userAge') return only(Number(words) < 18 ? 'young' : 'userAge');
  if (intent === 'fallback') return only(unmatched(reading, text), words);
  const likes = intent === 'like' || intent === 'favorite' ? likesIn(words) : [];
  return { heard: { kind: 'intent', intent, words }, name: null, likes };
}

/** No trigger caught it; tells apart stage business, random keys, other languages, questions and remarks. */
function unmatched(reading: Reading, { action, raw }: Tidy): Intent {
  const { text, question } = reading.sentence;
  if (action) return actionIntent(raw);
  if (isGibberish(text)) return 'gibberish';
  return foreignTongue(text) ?? (question || OPENS_A_QUESTION.test(text) ? 'unknown' : 'fallback');
}

const OPENS_A_QUESTION =
  /^(?:what|who|whom|where|when|why|how|which|do you|did you|are you|is it|is there|can you|could you|would you|will you|have you|should i|does)\b/iu;

function actionIntent(raw: string): Intent {
  if (/\b(?:sits?|takes? a seat|settles?|leans?|lies)\b/iu.test(raw)) return 'actionSit';
  if (/\b(?:looks?|gazes?|watch(?:es)?|peers?|stares?|glances?|reads?|points?)\b/iu.test(raw))
    return 'actionLook';
  if (/\b(?:smiles?|nods?|waves?|grins?|bows?|laughs?|giggles?)\b/iu.test(raw)) return 'actionWarm';
  return 'action';
}

function answerToNameQuestion(text: Tidy, readings: readonly Reading[]): Understanding | null {
  const [reading] = readings;
  if (readings.length > 2 || reading === undefined || reading.kind === 'thread') return null;
  if (reading.intent === 'no' || reading.intent === 'why') return only('nameKept');
  const strong = rankOf({
    kind: 'intent',
    intent: reading.intent === 'maybeName' ? 'fallback' : reading.intent,
    words: null,
  });
  const name =
    reading.sentence.question || strong > rankOf(NOTHING)
      ? null
      : nameInAnswer(text.sentences[0]?.text ?? '');
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
