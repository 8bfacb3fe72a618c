import { expect, test } from 'vitest';
import { lastWholeEnd } from '../../../server/companions/output/sentence-end.ts';

const wholeOf = (text: string): string | null => {
  const end = lastWholeEnd(text, 0, text.length);
  return end === null ? null : text.slice(0, end);
};

test.each([
  ['Hello there. And', 'Hello there.'],
  ['Hello there', null],
  ['I met Dr. Smith at 5 p.m. and', null],
  ['We go. I met Mrs. Smith', 'We go.'],
  ['I mean it. No. And', 'I mean it. No.'],
  ['Nice weather! I met Mrs. Smith', 'Nice weather!'],
  ['“Come in. Sit down.” She smiled', '“Come in. Sit down.”'],
  ['Good. *I walk. I sit', 'Good.'],
  ['Good. *I walk. I sit.* And', 'Good. *I walk. I sit.*'],
  ['Good.\n\n* one item. Two', 'Good.\n\n* one item.'],
  ['First the code.\n```\nlet it. be\n', 'First the code.'],
  ['A list:\n1. one\n2. tw', 'A list:\n1. one'],
  ['今天很好。我们去', '今天很好。'],
  ['「おやすみ。また明日」と言った。それから', '「おやすみ。また明日」と言った。'],
  ['كيف حالك؟ أنا', 'كيف حالك؟'],
  ['Really?! Well', 'Really?!'],
  ['I wonder… and', 'I wonder…'],
])('the last whole sentence of %j', (text, expected) => {
  expect(wholeOf(text)).toBe(expected);
});
