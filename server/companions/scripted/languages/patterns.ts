import { cutText } from '../../../../contract/letters.ts';
import { foldLetters, plainText } from '../../facts/fold-letters.ts';
import type { FactGrammar } from '../../../content/fact-rules/fact-grammar.ts';

/** A sentence of a message as the patterns of a language read it. */
export interface FoldedSentence {
  /** As the user wrote it, without marks of Markdown. */
  readonly text: string;
  /** Folded, without punctuation. */
  readonly folded: string;
  readonly isQuestion: boolean;
}

const longestMessage = 2000;
const longestSentence = 300;
const maxSentences = 8;

/** Splits a message into its sentences; the end of a long message matters most. */
export const foldSentences = (message: string): readonly FoldedSentence[] =>
  plainText(cutText(message, longestMessage))
    .split(/(?<=[.!?…؟])\s+|(?<=[。！？])|\n+|;/u)
    .map((sentence) => ({
      text: cutText(sentence.replaceAll(/[*_~`"“”„«»「」()[\]{}<>#|\\]/gu, '').trim(), longestSentence),
      isQuestion: /[?？؟]/u.test(sentence),
    }))
    .filter(({ text }) => /[\p{L}\p{N}]/u.test(text))
    .map((sentence) => ({ ...sentence, folded: foldLine(sentence.text) }))
    .slice(-maxSentences);

/** Folds a line without marks of Markdown, for the patterns. */
export const foldLine = (text: string): string =>
  foldLetters(text)
    .replaceAll(/[^\p{L}\p{M}\p{N}']+/gu, ' ')
    .replaceAll(/\s+/gu, ' ')
    .trim();

/** Compiles alternatives of a language, for folded sentences. */
export interface PatternCompiler {
  /** Matches as whole words, anywhere. */
  readonly anywhere: (alternatives: string) => RegExp;
  readonly atStart: (alternatives: string) => RegExp;
  /** Matches a sentence that has nothing else. */
  readonly whole: (alternatives: string) => RegExp;
}

/** Returns the compiler of a language. It throws for an invalid pattern. */
export const patternsOf = ({ language, isSpaced }: FactGrammar): PatternCompiler => {
  // Arabic writes "and" as part of the next word.
  const before = isSpaced ? `(?<![\\p{L}\\p{N}])${language === 'ar' ? '[وف]?' : ''}` : '';
  const after = isSpaced ? '(?![\\p{L}\\p{N}])' : '';
  const gap = isSpaced ? ' ' : ' ?';
  const group = (alternatives: string): string =>
    `(?:${foldLetters(alternatives).replaceAll(/\((?!\?)/gu, '(?:')})`;
  return {
    anywhere: (alternatives) => new RegExp(`${before}${group(alternatives)}${after}`, 'u'),
    atStart: (alternatives) => new RegExp(`^${group(alternatives)}${after}`, 'u'),
    whole: (alternatives) => new RegExp(`^${group(alternatives)}(?:${gap}${group(alternatives)})*$`, 'u'),
  };
};
