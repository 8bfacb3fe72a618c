/** How a part of a text is drawn. */
export interface PictureStyle {
  readonly isItalic?: true;
  readonly isStrong?: true;
  readonly isMuted?: true;
  readonly isCode?: true;
  readonly isStruck?: true;
}

/** A part of a text in one style. */
export interface PictureSpan {
  readonly text: string;
  readonly style: PictureStyle;
}

/** A line of a picture, and the direction of its paragraph. */
export interface PictureLine {
  readonly spans: readonly PictureSpan[];
  readonly isRightToLeft: boolean;
}

/** A part of a line in one style and direction. */
export interface PictureRun extends PictureSpan {
  readonly isRightToLeft: boolean;
}

/** Hebrew, Arabic and the scripts between them, for a class of a regular expression. */
const rightToLeft = String.raw`\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc`;

const beginsFromRight = new RegExp(String.raw`^\P{L}*[${rightToLeft}]`, 'u');

/** By the first letter, as the page does. */
export const isRightToLeft = (text: string): boolean => beginsFromRight.test(text);

/** The characters that no line begins with: closing punctuation, and small or repeated letters of Japanese. */
const noBeginning =
  /^[\p{Pe}\p{Pf},.:;!?%…‥、。，．・：；？！％ー～々ゝゞぁぃぅぇぉっゃゅょゎァィゥェォッャュョヮヵヶ،؛؟]/u;

/** The characters that no line ends with: opening punctuation. */
const noEnd = /[\p{Ps}\p{Pi}¿¡]$/u;

/** Breaks the text into lines that fit, between words. Words that are longer are broken between letters. */
export function toPictureLines(
  spans: readonly PictureSpan[],
  fits: (line: readonly PictureSpan[]) => boolean,
): PictureLine[] {
  let end = -1;
  return textOf(spans)
    .split('\n')
    .flatMap((paragraph) => {
      const start = end + 1;
      end = start + paragraph.length;
      const cut = ({ from, to }: Range) => cutSpans(spans, { from: start + from, to: start + to });
      const direction = isRightToLeft(paragraph);
      return linesOf(paragraph, (range) => fits(cut(range))).map((range) => ({
        spans: cut(range),
        isRightToLeft: direction,
      }));
    });
}

/** Positions in a text, in UTF-16 units. */
interface Range {
  readonly from: number;
  readonly to: number;
}

function linesOf(paragraph: string, fits: (range: Range) => boolean): Range[] {
  const letters = new Intl.Segmenter();
  const lines: Range[] = [];
  let line: Range = { from: 0, to: 0 };
  const trimmed = ({ from, to }: Range): Range => ({
    from,
    to: from + paragraph.slice(from, to).trimEnd().length,
  });
  const add = (part: string): void => {
    const end = line.to + part.length;
    const longer = { from: line.from, to: end };
    if (line.from === line.to || fits(trimmed(longer))) line = longer;
    else {
      lines.push(trimmed(line));
      line = { from: end - part.trimStart().length, to: end };
    }
  };
  for (const part of partsOf(paragraph)) {
    if (fits(trimmed({ from: line.to, to: line.to + part.length }))) add(part);
    else for (const { segment } of letters.segment(part)) add(segment);
  }
  return [...lines, trimmed(line)];
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

/** Words in the other direction than their paragraph, with what is between them. */
const wordsFromLeft = new RegExp(
  String.raw`(?![${rightToLeft}])\p{L}(?:[^${rightToLeft}]*(?![${rightToLeft}])[\p{L}\p{N}])?\p{M}*`,
  'gu',
);
const wordsFromRight = new RegExp(
  String.raw`(?=[${rightToLeft}])\p{L}(?:(?:[${rightToLeft}]|(?![${rightToLeft}])\P{L})*[${rightToLeft}\p{N}])?`,
  'gu',
);

/** Returns the parts of a line in the order in which they are drawn, from the side where its paragraph begins. */
export function runsOf({ spans, isRightToLeft: isRight }: PictureLine): PictureRun[] {
  const text = textOf(spans);
  // The canvas orders a text of one style itself.
  const others = spans.length === 1 ? [] : [...text.matchAll(isRight ? wordsFromLeft : wordsFromRight)];
  let done = 0;
  const runs = others.flatMap(({ 0: found, index }) => {
    const before = cutSpans(spans, { from: done, to: index });
    done = index + found.length;
    const other = cutSpans(spans, { from: index, to: done });
    return [...withDirection(before, isRight), ...withDirection(other.toReversed(), !isRight)];
  });
  return [...runs, ...withDirection(cutSpans(spans, { from: done, to: text.length }), isRight)];
}

const withDirection = (spans: readonly PictureSpan[], isRight: boolean): PictureRun[] =>
  spans.map((span) => ({ ...span, isRightToLeft: isRight }));

const textOf = (spans: readonly PictureSpan[]): string => spans.map(({ text }) => text).join('');

/** Returns the spans between two positions of their text. */
function cutSpans(spans: readonly PictureSpan[], { from, to }: Range): PictureSpan[] {
  let end = 0;
  return spans.flatMap(({ text, style }) => {
    const start = end;
    end += text.length;
    const part = text.slice(Math.max(0, from - start), Math.max(0, to - start));
    return part === '' ? [] : [{ text: part, style }];
  });
}
