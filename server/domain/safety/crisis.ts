import type { HelpLevel } from '../../../contract/help.ts';
import { languages, type Language } from '../../../contract/languages.ts';
import { readers } from './crisis-readers.ts';
import { fold } from './fold.ts';
import type { Reader } from './lexicon.ts';

export interface Cry {
  readonly level: HelpLevel;
  /** The language in which it was understood; null for one that the product does not speak. */
  readonly language: Language | null;
}

/** How heavy a message is; null for what asks for no help. See `hear`. */
export const assess = (text: string): HelpLevel | null => hear(text)?.level ?? null;

/**
 * Whether somebody who writes this may need help: `crisis` for wanting, planning or having tried to die, `concern` for
 * hurting oneself, for a life without hope, for crises of eating, and for somebody else in danger; null for all else.
 * Reads the end of a text that is longer than a message may be. Time in proportion to the length; keeps nothing.
 */
export const hear = (text: string): Cry | null => {
  const folded = fold(text.slice(-longest));
  const sentences = sentencesOf(folded);
  let heaviest: Cry | null = null;
  for (const reader of readers.filter(({ script }) => script.test(folded))) {
    const level = levelIn(sentences, reader);
    if (level === 'crisis') {
      return { level, language: spoken(reader.language) };
    }
    heaviest ??= level === null ? null : { level, language: spoken(reader.language) };
  }
  return heaviest;
};

const spoken = (language: string): Language | null => languages.find((one) => one === language) ?? null;

/** In UTF-16 units; what is folded may be a little longer. */
const longest = 8000;

/** Nobody writes longer sentences; a text without ends is read in overlapping pieces. */
const sentenceLimit = 400;

const sentencesOf = (folded: string): string[] =>
  folded
    .replaceAll(/[_~`>#]+|\*+(?![a-z])|(?<![a-z])\*+/g, ' ')
    .replaceAll('،', ',')
    .split(/(?<=[^.])[.!?]+(?=\s|$)|\.{2,}|[\n;。！？…؟।]+/u)
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

const levelIn = (sentences: readonly string[], reader: Reader): HelpLevel | null => {
  let found: HelpLevel | null = null;
  let hasSteppedOut = false;
  for (const raw of sentences) {
    const sentence = reader.read(raw).replaceAll(/ +,/g, ',').replaceAll(/ {2,}/g, ' ').trim();
    hasSteppedOut ||= reader.steppedOut.test(sentence);
    const level = levelOf(sentence, hasSteppedOut, reader);
    if (level === 'crisis') {
      return level;
    }
    found ??= level;
  }
  return found;
};

const levelOf = (sentence: string, hasSteppedOut: boolean, reader: Reader): HelpLevel | null => {
  const plain = sentence.replaceAll(',', '').replaceAll(/ {2,}/g, ' ');
  if (!reader.any.test(sentence) && (plain === sentence || !reader.any.test(plain))) {
    return null;
  }
  let found: HelpLevel | null = null;
  let isLight: boolean | null = null;
  for (const { level, isFirm, expression } of reader.frames) {
    if (found === level || found === 'crisis') {
      continue;
    }
    const before = match(expression, sentence, plain);
    if (before === null || reader.isDenied(before)) {
      continue;
    }
    isLight ??= reader.isJest(sentence) || (!hasSteppedOut && reader.isFiction(sentence));
    if (isFirm || !isLight) {
      found = level;
    }
  }
  return found;
};

/** What precedes the frame; null where the frame is not found. Commas are read over, but end a denial. */
const match = (expression: RegExp, sentence: string, plain: string): string | null => {
  const found = expression.exec(sentence);
  if (found !== null) {
    return sentence.slice(0, found.index);
  }
  const read = sentence === plain ? null : expression.exec(plain);
  return read === null ? null : '';
};
