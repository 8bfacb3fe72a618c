import type { CallLevel, HelpLevel } from '../../../contract/safety/help.ts';
import { languages, type Language } from '../../../contract/languages.ts';
import { asShown } from '../as-shown.ts';
import { crisisModel } from '../classifier/crisis-model.ts';
import { createTextScorer, sentencesOf } from '../classifier/text-classifier.ts';
import { isStory, withoutStory } from '../story.ts';
import { createEnglishReader, createOtherReaders, unhide } from './crisis-readers.ts';
import { splitSentences, tidy, collapseStretched } from './crisis-sentences.ts';
import { hiddenWord, extractLetters } from '../disguise.ts';
import { fold } from '../normalize.ts';
import { createFrameIndex } from '../patterns/frame-index.ts';
import type { Frame, Reader } from '../patterns/lexicon.ts';
import { once } from '../once.ts';
import { plainEnglish } from '../expand-english.ts';

export interface Detection {
  readonly level: CallLevel;
  /** The language of the matched pattern; null for one that the product does not support. */
  readonly language: Language | null;
}

/** Returns the level of what `detectCrisis` finds; null when it finds nothing. */
export const crisisLevel = (text: string): CallLevel | null => detectCrisis(text)?.level ?? null;

/** Returns the same, or `quiet` for what is near to a crisis by example: about one ordinary message in 200 is. */
export const helpLevel = (text: string): HelpLevel | null => {
  const shown = asShown(text.slice(-maxLength));
  return detectInWords(shown)?.level ?? levelByExample(shown);
};

/**
 * Detects whether the author of a text may need help: `crisis` for wanting, planning or having attempted to die; `concern`
 * for self-harm, hopelessness, eating disorders and danger to another person, and for what only examples tell; null otherwise. Reads only the end of a text
 * longer than a message may be. Runs in linear time and stores nothing.
 */
export const detectCrisis = (text: string): Detection | null => {
  const shown = asShown(text.slice(-maxLength));
  const found = detectInWords(shown);
  if (found !== null) return found;
  return levelByExample(shown) === 'concern' ? { level: 'concern', language: null } : null;
};

const detectInWords = (shown: string): Detection | null => {
  const folded = fold(shown);
  const sentences = readingsOf(folded).flatMap(splitSentences);
  let concern: Finding | null = null;
  for (const search of getCompiled().searches) {
    const found = search(sentences);
    if (found?.level === 'crisis') {
      return toDetection(found);
    }
    concern ??= found;
  }
  const found = findDisguised(folded) ?? concern;
  return found === null ? null : toDetection(found);
};

/** Judges by examples what no pattern finds; a story is none of its author's. */
const levelByExample = (shown: string): 'concern' | 'quiet' | null => {
  const scores = sentencesOf(withoutStory(shown))
    .map((sentence) => ({ sentence, score: scoreOf(sentence) }))
    .filter(({ sentence, score }) => score > crisisModel.near && !isStory(fold(sentence)))
    .map(({ score }) => score);
  if (scores.length === 0) return null;
  return Math.max(...scores) > crisisModel.threshold ? 'concern' : 'quiet';
};

const scoreOf = createTextScorer(crisisModel);

/** The text as it is, and with its lines joined: a line may break within a sentence. Paragraphs stay apart. */
const readingsOf = (folded: string): string[] => {
  const joined = folded.replaceAll(/(?<!\n)\n(?!\n)/g, ' ');
  return joined === folded ? [folded] : [folded, joined];
};

/** In UTF-16 units. Folding may lengthen the text slightly. */
const maxLength = 8000;

interface Finding {
  readonly level: CallLevel;
  readonly reader: Reader;
}

const toDetection = ({ level, reader }: Finding): Detection => ({
  level,
  language: languages.find((language) => language === reader.language) ?? null,
});

const findDisguised = (folded: string): Finding | null => {
  const letters = extractLetters(folded);
  const reader = getCompiled().readers.find(
    ({ isDisguisedIn }) => letters !== null && isDisguisedIn(letters, folded),
  );
  return reader === undefined ? null : { level: 'crisis', reader };
};

/** Creates a search of a message's sentences, for readers that share a normalization. */
const createSearch = (own: readonly Reader[], write: (sentence: string) => string) => {
  const candidatesIn = createFrameIndex(own);
  return (raw: readonly string[]): Finding | null => {
    const sentences = raw.map((sentence) => tidy(write(sentence)));
    let concern: Finding | null = null;
    for (const [at, sentence] of sentences.entries()) {
      const plain = withoutCommas(sentence);
      const candidates = candidatesIn(sentence === plain ? plain : `${sentence}\n${plain}`);
      for (const [reader, frames] of candidates) {
        const level = levelOf({ sentences, at, reader, frames });
        if (level === 'crisis') {
          return { level, reader };
        }
        concern ??= level === null ? null : { level, reader };
      }
    }
    const hinted = own.find((reader) => isHinted(sentences, reader));
    return hinted === undefined ? concern : { level: 'crisis', reader: hinted };
  };
};

/** Two hints in one message count as a crisis, unless it is a joke or fiction. */
const isHinted = (sentences: readonly string[], { hints, errands, isJest, isFiction }: Reader): boolean =>
  hints.filter((hint) => sentences.some((sentence) => hint.test(sentence))).length > 1 &&
  !sentences.some((sentence) => errands?.test(sentence) || isJest(sentence) || isFiction(sentence));

interface Place {
  readonly sentences: readonly string[];
  readonly at: number;
  readonly reader: Reader;
  readonly frames: ReadonlySet<Frame>;
}

const levelOf = ({ sentences, at, reader, frames }: Place): CallLevel | null => {
  const sentence = expandSpelling(sentences[at] ?? '', reader);
  const plain = withoutCommas(sentence);
  const isLight = once(
    () =>
      reader.isJest(sentence) ||
      (reader.isFiction(sentence) && !hasSteppedOut(sentences.slice(0, at + 1), reader)),
  );
  const isErrand = once(() => sentences.some((one) => reader.errands?.test(one)));
  let found: CallLevel | null = null;
  for (const { name, level, expression, isFirm } of frames) {
    const before = found === level ? null : match(expression, sentence, plain);
    if (before === null || reader.isDenied(before)) {
      continue;
    }
    if (isFirm || !(isLight() || (name === 'farewell' && isErrand()))) {
      if (level === 'crisis') {
        return level;
      }
      found = level;
    }
  }
  return found;
};

const expandSpelling = (sentence: string, { short }: Reader): string =>
  short.size === 0
    ? sentence
    : sentence
        .split(' ')
        .map((word) => short.get(word) ?? word)
        .join(' ');

const withoutCommas = (sentence: string): string => sentence.replaceAll(',', '').replaceAll(/ {2,}/g, ' ');

const hasSteppedOut = (sentences: readonly string[], { steppedOut }: Reader): boolean =>
  sentences.some((sentence) => steppedOut.test(sentence));

/** Returns the text before the match; null without one. Commas within a frame are ignored, but end a denial. */
const match = (expression: RegExp, sentence: string, plain: string): string | null => {
  const found = expression.exec(sentence);
  if (found !== null) {
    return sentence.slice(0, found.index);
  }
  const read = sentence === plain ? null : expression.exec(plain);
  return read === null ? null : '';
};

/** Compiled with the first message, so that a process that reads none does not pay for it. */
const getCompiled = once(() => {
  const [english, others] = [createEnglishReader(), createOtherReaders()];
  return {
    readers: [english, ...others],
    searches: [
      createSearch([english], plainEnglish),
      createSearch(others, (sentence) => collapseStretched(sentence.replaceAll(hiddenWord, unhide))),
    ],
  };
});
