import { fold } from './fold.ts';
import { compileFrames, type CompiledFrame, type Level } from './frames.ts';
import { englishParts } from './english-parts.ts';
import { englishActs } from './frames-english-acts.ts';
import { englishWishes } from './frames-english-wishes.ts';
import { latinFrames, latinParts } from './frames-latin.ts';
import { otherFrames } from './frames-other.ts';
import { isDenied, isLight } from './jest.ts';
import { plainEnglish } from './plain-english.ts';

/**
 * Whether somebody who writes this may need help: `crisis` for wanting, planning or having tried to die, `concern` for
 * hurting oneself, for a life without hope, for crises of eating, and for somebody else in danger; null for all else.
 * Reads the end of a text that is longer than a message may be. Time in proportion to the length; keeps nothing.
 */
export const assess = (text: string): Level | null => {
  const levels = sentencesOf(text.slice(-longest)).flatMap((sentence) => [
    levelIn(plainEnglish(sentence), english),
    levelIn(sentence, foreign),
  ]);
  return levels.find((level) => level === 'crisis') ?? levels.find((level) => level !== null) ?? null;
};

/** In UTF-16 units; what is folded may be a little longer. */
const longest = 8000;

const english = compileFrames([...englishWishes, ...englishActs], englishParts);
const foreign = compileFrames([...latinFrames, ...otherFrames], latinParts);

/** Nobody writes longer sentences; a text without ends is read in overlapping pieces. */
const sentenceLimit = 400;

const sentencesOf = (text: string): string[] =>
  fold(text)
    .replaceAll(/[_~`>#]+|\*+(?![a-z])|(?<![a-z])\*+/g, ' ')
    .split(/(?<=[^.])[.!?]+(?=\s|$)|\.{2,}|[\n;。！？…؟]+/u)
    .map((sentence) =>
      sentence
        .replaceAll(/["()[\]:]/g, ' ')
        .replaceAll(/[ \t]{3,}/g, '  ')
        .trim(),
    )
    .filter((sentence) => sentence !== '')
    .flatMap(pieces);

const pieces = (sentence: string): string[] =>
  sentence.length <= sentenceLimit
    ? [sentence]
    : Array.from({ length: Math.ceil(sentence.length / (sentenceLimit / 2)) }, (_, at) =>
        sentence.slice((at * sentenceLimit) / 2, (at * sentenceLimit) / 2 + sentenceLimit),
      );

const levelIn = (raw: string, frames: readonly CompiledFrame[]): Level | null => {
  const sentence = raw.replaceAll(/ +,/g, ',').replaceAll(/ {2,}/g, ' ').trim();
  const plain = sentence.replaceAll(/[,]/g, '').replaceAll(/ {2,}/g, ' ');
  let found: Level | null = null;
  let light: boolean | null = null;
  for (const { level, soft, expression } of frames) {
    if (found === level || found === 'crisis') {
      continue;
    }
    const at = match(expression, sentence, plain);
    if (at !== null && !isDenied(at) && !(soft && (light ??= isLight(sentence)))) {
      found = level;
    }
  }
  return found;
};

/** What stands before the frame; null where the frame is not found. Commas are read over, but end a denial. */
const match = (expression: RegExp, sentence: string, plain: string): string | null => {
  const found = expression.exec(sentence);
  if (found !== null) {
    return sentence.slice(0, found.index);
  }
  const read = sentence === plain ? null : expression.exec(plain);
  return read === null ? null : '';
};
