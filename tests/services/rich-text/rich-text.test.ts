import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestPage } from './open-page.ts';
import type { TestPage } from './open-page.ts';
import { cases } from './cases.ts';
import { nonsense } from './nonsense.ts';

let opened: TestPage;

beforeAll(async () => {
  opened = await openTestPage();
});
afterAll(() => opened.close());

describe('rendering', () => {
  it.each(cases)('$name', async ({ text, html }) => {
    expect(await opened.page.evaluate((given) => window.inPage.render(given), text)).toBe(html);
  });

  it('renders images from the configured media host', async () => {
    const text = '![a](https://media.example/media/a.png) ![b](https://media.example/other/b.png)';
    const html = await opened.page.evaluate(
      (given) => window.inPage.render(given, { mediaOrigin: 'https://media.example' }),
      text,
    );
    expect(html).toBe(
      '<p dir="auto"><img alt="a" loading="lazy" src="https://media.example/media/a.png"> ' +
        '<a href="https://media.example/other/b.png" rel="noopener noreferrer nofollow ugc" target="_blank">b</a></p>',
    );
  });
});

describe('a streamed message', () => {
  it.each(cases)('renders the same nodes for any chunks: $name', async ({ text }) => {
    expect(await opened.page.evaluate((given) => window.inPage.differingCuts(given), text)).toEqual([]);
  });

  it('renders the same nodes for random texts', async () => {
    const differing = await opened.page.evaluate(
      (given) => given.flatMap((text) => window.inPage.differingCuts(text)),
      nonsense(120),
    );
    expect(differing).toEqual([]);
  });

  it('shows every word as soon as it arrives, and removes none', async () => {
    for (const { text } of cases.filter(({ text }) => !text.includes(']('))) {
      const shown = await opened.page.evaluate((given) => window.inPage.shown(given), text);
      const words = shown.map((step) => step.replaceAll(/[^\p{L}]/gu, ''));
      const lost = words.filter((step, index) => !step.startsWith(words[index - 1] ?? ''));
      expect({ text, lost }).toEqual({ text, lost: [] });
    }
  });

  it('renders unclosed delimiters as if they were closed', async () => {
    const steps = await opened.page.evaluate(
      (pieces) => window.inPage.stream(pieces),
      ['*she smi', 'les* and', ' says "he', 'llo"', ' **lou', 'd'],
    );
    expect(steps).toEqual([
      '<p dir="auto"><em class="msg-action">she sm</em></p>',
      '<p dir="auto"><em class="msg-action">she smiles</em> an</p>',
      '<p dir="auto"><em class="msg-action">she smiles</em> and says <q class="msg-speech">"h</q></p>',
      '<p dir="auto"><em class="msg-action">she smiles</em> and says <q class="msg-speech">"hello</q></p>',
      '<p dir="auto"><em class="msg-action">she smiles</em> and says <q class="msg-speech">"hello"</q> <strong>lo</strong></p>',
      '<p dir="auto"><em class="msg-action">she smiles</em> and says <q class="msg-speech">"hello"</q> <strong>lou</strong></p>',
      '<p dir="auto"><em class="msg-action">she smiles</em> and says <q class="msg-speech">"hello"</q> <strong>loud</strong></p>',
    ]);
  });

  it('limits the depth of nested elements', async () => {
    const deep = [
      '> '.repeat(300),
      '*a **b '.repeat(300),
      ...Array.from({ length: 90 }, (_, at) => `${'  '.repeat(at)}- x`),
    ].join('\n');
    expect(await opened.page.evaluate((given) => window.inPage.depth(given), deep)).toBeLessThan(60);
  });
});
