import type { HelpLevel } from '../../../contract/help.ts';
import type { Language } from '../../../contract/languages.ts';
import { englishParts } from './english-parts.ts';
import { fold } from './fold.ts';
import { compileFrames, type CompiledFrame, type Frame } from './frames.ts';
import { englishActs } from './frames-english-acts.ts';
import { englishWishes } from './frames-english-wishes.ts';
import { frenchFrames, germanFrames, latinParts, portugueseFrames, spanishFrames } from './frames-latin.ts';
import { arabicFrames, chineseFrames, japaneseFrames } from './frames-other.ts';
import { isDenied, isLight } from './jest.ts';
import { plainEnglish } from './plain-english.ts';

export interface Cry {
  readonly level: HelpLevel;
  /** The language in which it was understood. */
  readonly language: Language;
}

/** How heavy a message is; null for what asks for no help. See `hear`. */
export const assess = (text: string): HelpLevel | null => hear(text)?.level ?? null;

/**
 * Whether somebody who writes this may need help: `crisis` for wanting, planning or having tried to die, `concern` for
 * hurting oneself, for a life without hope, for crises of eating, and for somebody else in danger; null for all else.
 * Reads the end of a text that is longer than a message may be. Time in proportion to the length; keeps nothing.
 */
export const hear = (text: string): Cry | null => {
  let heaviest: Cry | null = null;
  for (const sentence of sentencesOf(text.slice(-longest))) {
    for (const { language, frames, read } of tongues) {
      const level = levelIn(read(sentence), frames);
      if (level === 'crisis') {
        return { level, language };
      }
      heaviest ??= level === null ? null : { level, language };
    }
  }
  return heaviest;
};

/** In UTF-16 units; what is folded may be a little longer. */
const longest = 8000;

interface Tongue {
  readonly language: Language;
  readonly frames: readonly CompiledFrame[];
  readonly read: (sentence: string) => string;
}

const tongue = (language: Language, frames: readonly Frame[]): Tongue => ({
  language,
  frames: compileFrames(frames, latinParts),
  read: (sentence) => sentence,
});

const tongues: readonly Tongue[] = [
  {
    language: 'en',
    frames: compileFrames([...englishWishes, ...englishActs], englishParts),
    read: plainEnglish,
  },
  tongue('es', spanishFrames),
  tongue('pt-BR', portugueseFrames),
  tongue('fr', frenchFrames),
  tongue('de', germanFrames),
  tongue('ja', japaneseFrames),
  tongue('zh-CN', chineseFrames),
  tongue('ar', arabicFrames),
];

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

const levelIn = (raw: string, frames: readonly CompiledFrame[]): HelpLevel | null => {
  const sentence = raw.replaceAll(/ +,/g, ',').replaceAll(/ {2,}/g, ' ').trim();
  const plain = sentence.replaceAll(/[,]/g, '').replaceAll(/ {2,}/g, ' ');
  let found: HelpLevel | null = null;
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
