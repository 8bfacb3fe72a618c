import { objectIn } from '../../../../contract/parse-json.ts';
import { listOf, textOf } from '../fields.ts';

/**
 * Marks in a reply, between letters for private use: `\uE200cite\uE202turn0search1\uE201` is a source; in an `entity` and a `url` is a
 * text that is read.
 */
const mark = /([^\S\n]*)\uE200([a-z_]+)((?:\uE202[^\uE200\uE201]*)?)\uE201/gu;

/**
 * The same where a program dropped these letters; and, as they were earlier, `【4:0†source】`, `【oaicite:1】` and
 * `:contentReference[oaicite:1]{index=1}`.
 */
const plain =
  /([^\S\n]*)(?:(?<![\p{L}\p{N}])(?:file)?cite(?:turn\d+[a-z]+\d+)+|【\d+(?::\d+)?†[^】\n]{0,200}】|【oaicite:\d+】|:contentReference\[oaicite:\d+\](?:\{index=\d+\})?)/gu;

/** Returns a reply without the marks of its sources, which lead nowhere here; with the words of those that are read. */
export const withoutMarks = (text: string): string =>
  text
    .replaceAll(mark, (found, blank: string, kind: string, rest: string, at: number, all: string) => {
      const words = wordsIn(kind, rest.slice(1));
      return words === '' ? blankBefore(all, at + found.length, blank) : blank + words;
    })
    .replaceAll(/[\uE200-\uE206]/gu, '')
    .replaceAll(plain, (found, blank: string, at: number, all: string) =>
      blankBefore(all, at + found.length, blank),
    );

/** The blank before a mark parts words, and nothing else. */
const blankBefore = (text: string, at: number, blank: string): string =>
  /^[\p{L}\p{N}]/u.test(text.slice(at, at + 2)) ? blank : '';

/** An entity is a list: what it is, and its name. */
function wordsIn(kind: string, rest: string): string {
  if (kind === 'url') return rest.split('\uE202')[0] ?? '';
  return kind === 'entity' ? textOf(listOf(objectIn(`{"entity":${rest}}`)['entity'])[1]) : '';
}
