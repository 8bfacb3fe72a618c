import { cutText } from '../../../../contract/letters.ts';

/** Returns a text as a quotation, of which no line can be read as an instruction of the prompt. */
export const quote = (text: string): string[] =>
  text
    .trim()
    .split(/(?<!\s)\s*[\n\r\v\f\u0085\u2028\u2029]\s*/u)
    .map((line) => `> ${line}`);

/** Returns a name or another short text on one line. */
export const oneLine = (text: string, longest = 60): string =>
  cutText(text.replaceAll(/[\s\u0085]+/gu, ' ').trim(), longest);

/** A titled part of a prompt. */
export const titled = (title: string, lines: readonly string[]): string =>
  [`## ${title}`, ...lines].join('\n');
