import { objectOf } from '../../../contract/parse-json.ts';
import type { Fields } from './fields.ts';
import { UnreadError } from './found.ts';
import { giveWay } from './give-way.ts';

/** An object of a file; null for one that cannot be read. */
export type JsonValue = Fields | null;

/** How much text is decoded at once, in bytes. */
const step = 1_000_000;

/**
 * Returns the objects of a JSON file one by one: the items of a list, the lines of a file with one object a line, or the file. The
 * parts of a list are parsed alone, so that a large one is never in memory as a whole. Throws `UnreadError` for what is no
 * JSON from the beginning, or not Unicode.
 */
export async function* jsonValues(bytes: Uint8Array): AsyncGenerator<JsonValue> {
  if (beginsAsList(bytes)) yield* itemsOf(bytes);
  else yield* objectsOf(await textIn(bytes));
}

async function* objectsOf(text: string): AsyncGenerator<JsonValue> {
  const end = text.trimEnd().indexOf('\n');
  const first = end === -1 ? null : parse(text.slice(0, end));
  if (first === null) {
    const value = parse(text);
    if (value === null) throw new UnreadError('damaged');
    yield value;
    return;
  }
  for (const line of linesOf(text)) {
    await giveWay();
    if (line.trim() !== '') yield parse(line);
  }
}

function* linesOf(text: string): Generator<string> {
  for (let start = 0; start < text.length;) {
    const end = text.indexOf('\n', start);
    const next = end === -1 ? text.length : end;
    yield text.slice(start, next);
    start = next + 1;
  }
}

/** The items of a list, found by their brackets. */
async function* itemsOf(bytes: Uint8Array): AsyncGenerator<JsonValue> {
  const scan = createScan();
  for await (const part of decodedParts(bytes)) {
    for (const item of scan.push(part)) {
      await giveWay();
      yield parse(item);
    }
  }
  if (!scan.isClosed()) yield null;
}

/** Finds the objects and lists directly in a list, in text that arrives in parts. */
function createScan() {
  let pending = '';
  let depth = 0;
  let isInText = false;
  return {
    isClosed: () => depth === 0,
    *push(part: string): Generator<string> {
      let from = depth > 1 || isInText ? 0 : -1;
      const brackets = /["\\[\]{}]/g;
      const before = pending;
      pending = '';
      let head = before;
      for (let match = brackets.exec(part); match !== null; match = brackets.exec(part)) {
        const [sign] = match;
        if (sign === '\\') brackets.lastIndex += isInText ? 1 : 0;
        else if (sign === '"') isInText = !isInText;
        else if (!isInText && (sign === '[' || sign === '{')) {
          depth += 1;
          if (depth === 2) [from, head] = [match.index, ''];
        } else if (!isInText) {
          depth -= 1;
          if (depth === 1) {
            yield head + part.slice(Math.max(0, from), match.index + 1);
            [from, head] = [-1, ''];
          }
        }
      }
      if (depth > 1) pending = head + part.slice(Math.max(0, from));
    },
  };
}

/** Returns null for what is no object, and for what is nested too deeply to be parsed. */
function parse(text: string): JsonValue {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? objectOf(value) : null;
  } catch (error) {
    if (error instanceof SyntaxError || error instanceof RangeError) return null;
    throw error;
  }
}

async function textIn(bytes: Uint8Array): Promise<string> {
  const parts: string[] = [];
  for await (const part of decodedParts(bytes)) parts.push(part);
  return parts.join('');
}

async function* decodedParts(bytes: Uint8Array): AsyncGenerator<string> {
  const decoder = new TextDecoder(encodingOf(bytes), { fatal: true });
  for (let start = 0; start < bytes.length; start += step) {
    await giveWay();
    yield decode(decoder, bytes.subarray(start, start + step), start + step < bytes.length);
  }
}

/** Bytes that are no text in the encoding could only be guessed. */
function decode(decoder: TextDecoder, bytes: Uint8Array, stream: boolean): string {
  try {
    return decoder.decode(bytes, { stream });
  } catch (error) {
    if (error instanceof TypeError) throw new UnreadError('encoding');
    throw error;
  }
}

/** In whatever encoding. */
const beginsAsList = (bytes: Uint8Array): boolean =>
  /^[\s\0\u00BB\u00BF\u00EF\u00FE\u00FF]*\[/.test(String.fromCharCode(...bytes.subarray(0, 64)));

const encodingOf = ([first, second]: Uint8Array): string => {
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  return first === 0xfe && second === 0xff ? 'utf-16be' : 'utf-8';
};
