import { afterAll, beforeAll, expect, test } from 'vitest';
import type { PictureSpan } from '../../../src/services/chat/picture-lines.ts';
import { openTestPage, type TestPage } from '../rich-text/open-page.ts';

let opened: TestPage;

beforeAll(async () => {
  opened = await openTestPage();
});
afterAll(() => opened.close());

/** Writes the style of each part around its text, such as `<italic muted:smiles>`. */
const marked = (spans: readonly PictureSpan[]): string =>
  spans
    .map(({ text, style }) => {
      const names = Object.keys(style).map((name) => name.slice(2).toLowerCase());
      return names.length === 0 ? text : `<${names.join(' ')}:${text}>`;
    })
    .join('');

test.each([
  { text: '*She smiles.* "Hello", _you_.', shown: '<italic muted:She smiles.> "Hello", <italic muted:you>.' },
  { text: '**Stop** ***now***', shown: '<strong:Stop> <strong italic muted:now>' },
  { text: '*looks at **you***', shown: '<italic muted:looks at ><italic muted strong:you>' },
  { text: '~~no~~ `a  *b*`', shown: '<struck:no> <code:a *b*>' },
  { text: 'one\ntwo\n\nthree', shown: 'one\ntwo\n\nthree' },
  { text: '# Title\ntext', shown: '<strong:Title>\n\ntext' },
  { text: 'List:\n\n- a\n- *b*\n\nend', shown: 'List:\n\n• a\n• <italic muted:b>\n\nend' },
  { text: '3. a\n4. b', shown: '3. a\n4. b' },
  { text: '- a\n  - b\n- c', shown: '• a\n• b\n• c' },
  { text: '> quoted', shown: '<muted:quoted>' },
  { text: '```\nx = 1\n  y\n```\nend', shown: '<code:x = 1\n  y>\n\nend' },
  { text: '| a | b |\n|---|---|\n| 1 | 2 |', shown: '<strong:a >   <strong: b >\n1     2 ' },
  { text: '[a link](https://example.com) 2 * 3', shown: 'a link 2 * 3' },
  { text: '*يبتسم* مرحبًا', shown: '<muted:يبتسم> مرحبًا' },
  { text: '*微笑む*「こんにちは」', shown: '<muted:微笑む>「こんにちは」' },
  { text: '', shown: '' },
])('the parts of $text', async ({ text, shown }) => {
  expect(marked(await opened.page.evaluate((given) => window.inPage.spans(given), text))).toBe(shown);
});
