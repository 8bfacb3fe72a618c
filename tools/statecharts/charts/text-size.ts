/** Wraps the texts of a chart, and estimates their sizes: the same on every machine, because fonts differ. */
import type { Line } from './outline.ts';

/** The size of the letters, the height of a line, and how far a continued line is indented; in pixels. */
export const fontSize = 12;
export const lineHeight = 15;
export const indent = 12;

const letterWidth = 6.5;
/** The spaces at which a line may be broken: not between an arrow and its addressee. */
const unbroken = /(?<!->|→|▸|[✓✗]) /;

/** A line as it is drawn; a long one continues in the next, which is indented. */
export interface TextLine {
  readonly text: string;
  readonly line: Line;
  readonly isContinued: boolean;
}

/** Wraps lines between words. */
export function wrapped(lines: readonly Line[], characters: number): TextLine[] {
  return lines.flatMap((line) =>
    wrap(line.text, characters).map((text, index) => ({ text, line, isContinued: index > 0 })),
  );
}

/** Returns the width of a label or of the lines of a box, with a margin. */
export function textWidth(text: readonly TextLine[]): number {
  const widths = text.map((each) => each.text.length * letterWidth + (each.isContinued ? indent : 0));
  return Math.ceil(Math.max(0, ...widths)) + 16;
}

/** Returns the width of a title, whose letters are bold. */
export function titleWidth(title: string): number {
  return Math.ceil(title.length * letterWidth * 1.2) + 16;
}

export function textHeight(text: readonly TextLine[]): number {
  return text.length * lineHeight;
}

function wrap(text: string, characters: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(unbroken)) {
    const last = lines.at(-1);
    const before = lines.length > 1 ? 2 : 0;
    if (last !== undefined && last.length + 1 + word.length + before <= characters)
      lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}
