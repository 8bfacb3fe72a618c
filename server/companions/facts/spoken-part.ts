import { plainText } from './fold-letters.ts';

/** A text without what its author does not say themselves, in which quotations are replaced by marks. */
export interface SpokenPart {
  readonly text: string;
  /** The quotations by their marks. */
  readonly quotations: ReadonlyMap<string, string>;
}

/** The first of the code points for private use that stand for quotations. */
const firstMark = 0xe000;
const maxMarks = 256;

/**
 * Removes code, quoted lines and actions between asterisks or underscores, and replaces quotations by marks. Emphasis within
 * a sentence ("I *really* love tea") stays, without its asterisks.
 */
export const spokenPart = (message: string): SpokenPart => {
  const quotations = new Map<string, string>();
  const text = plainText(message)
    .replaceAll(/[\ue000-\uf8ff]/gu, '')
    .replaceAll(/```[^`]*(?:```|$)|`[^`\n]*`/gu, '\n')
    .replaceAll(/^[ \t]*>[^\n]*$/gmu, '')
    .replaceAll(/\*\*([^*\n]*)\*\*/gu, '$1')
    .replaceAll(/(?<=[\p{L},] )\*([^* \n]+)\*(?=[ ,.!?])/gu, '$1')
    .replaceAll(/\*[^*]*(?:\*|$)|(?<![\p{L}\p{N}_])_[^_\n]+_(?![\p{L}\p{N}_])/gu, '\n')
    .replaceAll(quoted, (quotation: string) => {
      if (quotations.size === maxMarks) return '\n';
      const mark = String.fromCodePoint(firstMark + quotations.size);
      quotations.set(mark, quotation);
      return mark;
    })
    // A quotation without its end.
    .replaceAll(/["“„«「『][^\n]*/gu, '\n');
  return { text, quotations };
};

const quoted =
  /"[^"\n]*"|[“„][^“”„\n]*[“”]|«[^«»\n]*»|»[^«»\n]*«|「[^「」\n]*」|『[^『』\n]*』|(?<![\p{L}\p{N}])'[^'\n]*(?:(?<=\p{L})'(?=\p{L})[^'\n]*)*'(?![\p{L}\p{N}])/gu;

/** Returns a value with its quotations, between their marks if `isMarked`; null where one is too long for a name or a title. */
export const withQuotations = (
  value: string,
  quotations: SpokenPart['quotations'],
  isMarked: boolean,
): string | null => {
  let isLong = false;
  const written = value.replaceAll(/[\ue000-\uf8ff]/gu, (mark) => {
    const quotation = quotations.get(mark) ?? '';
    if (quotation.length > maxQuoted) isLong = true;
    return isMarked ? quotation : quotation.slice(1, -1);
  });
  return isLong ? null : written;
};

/** In UTF-16 units. */
const maxQuoted = 40;
