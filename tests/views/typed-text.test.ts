import { describe, expect, test } from 'vitest';
import { readTypedText, type TypedPart } from '../../contract/markdown/typed-text.ts';

const tags = { action: 'em', strong: 'b', strike: 's', code: 'code', speech: 'q' } as const;

/** The drawn text, with its elements as tags. */
const drawn = (text: string): string => join(readTypedText(text));

const join = (parts: readonly TypedPart[]): string =>
  parts
    .map((part) =>
      typeof part === 'string' ? part : `<${tags[part.kind]}>${join(part.parts)}</${tags[part.kind]}>`,
    )
    .join('');

describe('what a person typed', () => {
  test.each([
    ['*I look at the map*', '<em>I look at the map</em>'],
    ['*nods* Yes, **really**, ***now***.', '<em>nods</em> Yes, <b>really</b>, <em><b>now</b></em>.'],
    ['_quietly_ and ~~never~~', '<em>quietly</em> and <s>never</s>'],
    ['*sits **down** slowly*', '<em>sits <b>down</b> slowly</em>'],
    ['*a line\nand another*', '<em>a line\nand another</em>'],
    ['“Come in.” *waits*', '<q>“Come in.”</q> <em>waits</em>'],
    ['"Come *in*," I say', '<q>"Come <em>in</em>,"</q> I say'],
    ['*says "no"*', '<em>says <q>"no"</q></em>'],
    ['「*静かに*」', '<q>「<em>静かに</em>」</q>'],
    ['你好*微笑*吧', '你好<em>微笑</em>吧'],
    ['*يبتسم*', '<em>يبتسم</em>'],
    ['Run `rm *.log *` now', 'Run <code>rm *.log *</code> now'],
  ])('%j is drawn as %j', (text, marked) => {
    expect(drawn(text)).toBe(marked);
  });

  test.each([
    '*their',
    'I mean it* (*not really)',
    '2*3*4 and 2 * 3 * 4',
    'f**k this sh*t',
    'snake_case_name and __init',
    '* one\n* two',
    '# not a heading',
    '1. not a list\n- nor this',
    '*_* (*^_^*) T_T ^_^ hi ^_^ -_-',
    '¯\\_(ツ)_/¯',
    '\\*not an action\\*',
    'https://example.org/_foo_/*bar* is there',
    '[a](https://example.org) <b>x</b>',
    '*never\n\nclosed*',
    '```\n*code*\n```',
    '5\'10" and 6\'2"',
    '****',
    '"never closed',
    '  two  spaces\n\n\nand lines  ',
    '',
  ])('%j stays as it is', (text) => {
    expect(drawn(text)).toBe(text);
  });

  test('nothing but the marks disappears, however they are nested', () => {
    const symbols = [
      '*',
      '**',
      '***',
      '_',
      '~~',
      '`',
      '"',
      '“',
      '”',
      ' ',
      'a',
      '\n',
      '\\',
      '\n\n',
      '(',
      '「',
      '」',
    ];
    let seed = 7;
    const random = (count: number): number => {
      seed = (seed * 48_271) % 2_147_483_647;
      return seed % count;
    };
    const withoutMarks = (text: string): string => text.replaceAll(/[*_~`]/g, '');
    const textIn = (parts: readonly TypedPart[]): string =>
      parts.map((part) => (typeof part === 'string' ? part : textIn(part.parts))).join('');
    for (let round = 0; round < 3000; round += 1) {
      const text = Array.from({ length: 1 + random(14) }, () => symbols[random(symbols.length)]).join('');
      expect({ text, shown: withoutMarks(textIn(readTypedText(text))) }).toEqual({
        text,
        shown: withoutMarks(text),
      });
    }
  });

  test.each(['*a ', '"a ', '_(a ', '*_"', '``a '])('a long text of %j is read to its end', (piece) => {
    const text = piece.repeat(4000 / piece.length);
    expect(drawn(text).length).toBeGreaterThanOrEqual(text.length / 2);
  });
});
