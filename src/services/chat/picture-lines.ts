/** A line of a picture, and the direction of its paragraph. */
export interface PictureLine {
  readonly text: string;
  readonly isRightToLeft: boolean;
}

/** By the first letter, as the page does. */
export const isRightToLeft = (text: string): boolean =>
  /^\P{L}*[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/u.test(text);

/** What no line begins with: closing punctuation, and small or repeated letters of Japanese. */
const noBeginning =
  /^[\p{Pe}\p{Pf},.:;!?%…‥、。，．・：；？！％ー～々ゝゞぁぃぅぇぉっゃゅょゎァィゥェォッャュョヮヵヶ،؛؟]/u;

/** What no line ends with: opening punctuation. */
const noEnd = /[\p{Ps}\p{Pi}¿¡]$/u;

/** Breaks the text into lines that fit, between words. Words that are longer are broken between letters. */
export const toPictureLines = (text: string, fits: (line: string) => boolean): PictureLine[] =>
  text.split('\n').flatMap((paragraph) => {
    const direction = isRightToLeft(paragraph);
    return linesOf(paragraph, fits).map((line) => ({ text: line, isRightToLeft: direction }));
  });

function linesOf(paragraph: string, fits: (line: string) => boolean): string[] {
  const letters = new Intl.Segmenter();
  const lines = [''];
  const add = (part: string): void => {
    const line = lines.at(-1) ?? '';
    if (line === '' || fits((line + part).trimEnd())) lines[lines.length - 1] = line + part;
    else lines.push(part.trimStart());
  };
  for (const part of partsOf(paragraph)) {
    if (fits(part.trimEnd())) add(part);
    else for (const { segment } of letters.segment(part)) add(segment);
  }
  return lines;
}

/** Words with the punctuation that may not be separated from them. */
function partsOf(paragraph: string): string[] {
  const parts: string[] = [];
  for (const { segment } of new Intl.Segmenter(undefined, { granularity: 'word' }).segment(paragraph)) {
    const last = parts.at(-1);
    if (last !== undefined && last.trim() !== '' && (noBeginning.test(segment) || noEnd.test(last))) {
      parts[parts.length - 1] = last + segment;
    } else parts.push(segment);
  }
  return parts;
}
