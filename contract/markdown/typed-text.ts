import { isBlank } from './characters.ts';
import { isMark } from './delimiters.ts';
import { speechCloser, speechMark } from './quotes.ts';

/** A part of what a person typed, as it is drawn. All text is contained, but for the marks around what they mark. */
export type TypedPart =
  | string
  | {
      readonly kind: 'action' | 'strong' | 'strike' | 'code' | 'speech';
      readonly parts: readonly TypedPart[];
    };

/**
 * Reads the marks of a complete text that a person typed: actions, emphasis, speech and code, as in replies. Only what is closed in
 * its paragraph is markup; lists, headings, links and lonely marks stay text, so that nothing that was typed disappears.
 */
export const readTypedText = (text: string): readonly TypedPart[] => readParts(text, '', 0);

/** Levels of nesting. Deeper marks are text. */
const deepest = 8;

function readParts(text: string, before: string, depth: number): readonly TypedPart[] {
  if (depth === deepest) return text === '' ? [] : [text];
  const parts: TypedPart[] = [];
  let from = 0;
  for (const found of text.matchAll(special)) {
    const at = found.index;
    const marked = at < from ? null : readMarked(text, found, text.charAt(at - 1) || before, depth);
    if (marked === null) continue;
    if (at > from) parts.push(text.slice(from, at));
    parts.push(marked.part);
    from = marked.end;
  }
  return from === text.length ? parts : [...parts, text.slice(from)];
}

interface Marked {
  readonly part: TypedPart;
  /** Where the text continues. */
  readonly end: number;
}

/** Possible markup: an address, which is always text, escaped characters, runs of marks, and quotation marks. */
const special = /https?:\/\/\S*[^\s*_~`"“”«»「」『』＂)\]]|\\[*_~`]+|\*+|_+|~+|`+|["＂“«「『]/g;

/** Returns what the mark at this place opens, with its end; null where it opens nothing. */
function readMarked(
  text: string,
  { 0: found, index }: RegExpMatchArray & { readonly index: number },
  before: string,
  depth: number,
): Marked | null {
  const start = index + found.length;
  const [symbol = ''] = found;
  if (symbol === '`') return readCode(text, found, start);
  const isSpeech = speechMark.test(symbol);
  if (!isSpeech && !/[*_~]/.test(symbol)) return null;
  const end = isSpeech ? endOfSpeech(text, symbol, before, start) : endOfRun(text, found, before, start);
  if (end === null) return null;
  if (isSpeech) {
    const spoken = readParts(text.slice(start, end - 1), symbol, depth + 1);
    return { part: { kind: 'speech', parts: [symbol, ...spoken, text.charAt(end - 1)] }, end };
  }
  const inner = readParts(text.slice(start, end - found.length), symbol, depth + 1);
  return { part: toEmphasis(found, inner), end };
}

function toEmphasis(run: string, parts: readonly TypedPart[]): TypedPart {
  if (run.startsWith('~')) return { kind: 'strike', parts };
  if (run.length === 1) return { kind: 'action', parts };
  const strong: TypedPart = { kind: 'strong', parts };
  return run.length === 2 ? strong : { kind: 'action', parts: [strong] };
}

/** Code ends at a run of as many backticks. What stands between three or more is text, with its marks. */
function readCode(text: string, run: string, start: number): Marked | null {
  for (const { 0: found, index } of text.slice(start).matchAll(/`+/g)) {
    if (found.length !== run.length) continue;
    const end = start + index + found.length;
    const code = text.slice(start, start + index);
    if (run.length > 2) return { part: `${run}${code}${found}`, end };
    return code.includes('\n') ? null : { part: { kind: 'code', parts: [code] }, end };
  }
  return null;
}

/** Marks are searched in the paragraph of their opening. */
const paragraphFrom = (text: string, start: number): string => {
  const length = text.slice(start).search(/\n[ \t]*\n/);
  return length === -1 ? text.slice(start) : text.slice(start, start + length);
};

/** Returns where the speech ends that begins here, behind its closing mark; null where none begins, or it is not closed. */
function endOfSpeech(text: string, mark: string, before: string, start: number): number | null {
  const closer = speechCloser(mark, before);
  const [line = ''] = paragraphFrom(text, start).split('\n', 1);
  const length = closer === undefined ? -1 : line.indexOf(closer);
  return length > 0 ? start + length + 1 : null;
}

/** Returns where the emphasis ends that begins here, behind its closing marks; null where none begins, or it is not closed. */
function endOfRun(text: string, run: string, before: string, start: number): number | null {
  if (!canOpen(run, before, text.charAt(start))) return null;
  const paragraph = paragraphFrom(text, start);
  for (const { 0: found, index } of paragraph.matchAll(special)) {
    const previous = paragraph.charAt(index - 1);
    const following = paragraph.charAt(index + found.length);
    if (found !== run || !canClose(run, previous, following)) continue;
    return hasWord.test(paragraph.slice(0, index)) ? start + index + found.length : null;
  }
  return null;
}

/** Between the marks of a face such as `*_*` is no word. */
const hasWord = /[\p{L}\p{N}\p{Extended_Pictographic}]/u;

const canOpen = (run: string, before: string, after: string): boolean =>
  isMark(run, before, after, false) &&
  !isBlank(after) &&
  (!run.startsWith('_') || isBlank(before) || /["'“‘«「『([—–*~]/.test(before));

const canClose = (run: string, before: string, after: string): boolean =>
  isMark(run, before, after, true) &&
  !isBlank(before) &&
  (!run.startsWith('_') || isBlank(after) || /[.,!?…;:。，！？"'”’»」』)\]—–*~]/.test(after));
