import { afterAll, beforeAll, expect, test } from 'vitest';
import { renderAsText } from '../../../server/text-safety/as-shown.ts';
import { cases } from './cases.ts';
import { nonsense } from './nonsense.ts';
import { openTestPage, type TestPage } from './open-page.ts';

let opened: TestPage;

beforeAll(async () => {
  opened = await openTestPage();
});
afterAll(() => opened.close());

/** Blanks and boxes do not count, nor does the bracket that stays when a quotation opens inside a link. */
const visible = (text: string): string => text.replaceAll(/[\s☑☐[]/g, '');

test('judges read the text that the page shows', async () => {
  const texts = [...cases.map(({ text }) => text), ...nonsense(2000)];
  const onPage = await opened.page.evaluate(
    (given) => given.map((text) => window.inPage.readable(text)),
    texts,
  );
  const differing = texts.flatMap((text, index) => {
    const [shown, judged] = [visible(onPage[index] ?? ''), visible(renderAsText(text))];
    return shown === judged ? [] : [{ text, shown, judged }];
  });
  expect(differing).toEqual([]);
});
