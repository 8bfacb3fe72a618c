import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { languages } from '../../../contract/languages.ts';
import { protocolLimit, protocolSteps } from '../../../contract/safety/crisis-protocol.ts';
import { evaluateTexts } from '../../../scripts/lib/texts/evaluate-texts.ts';
import { messagesIn, readTexts, type Texts } from '../../../scripts/lib/texts/texts.ts';
import { root, textOfFile } from '../source.ts';

const page = textOfFile('docs/law.md');
const sections = page.split(/^## /m).slice(1);
const rows = [...page.matchAll(/^\| (?!rule |---)(.+?) \| (.+?) \| (.+?) \|$/gm)].map(
  ([, rule = '', does = '', tests = '']) => ({ rule, does, tests }),
);
const filesIn = (text: string): string[] =>
  [...text.matchAll(/`((?:src|server|contract|tests)\/[\w./-]+)`/g)].map(([, path = '']) => path);

test('every law has a source, and every rule names what does it and a test, all of which exist', () => {
  expect(rows.length).toBeGreaterThanOrEqual(15);
  for (const section of sections.filter((text) => text.includes('| rule |'))) {
    expect(section).toMatch(/Source: <https:\/\//);
  }
  const lacking = rows.filter(
    ({ does, tests }) =>
      filesIn(does).length + Number(does.startsWith('`/')) === 0 || filesIn(tests).length === 0,
  );
  expect(lacking.map(({ rule }) => rule)).toEqual([]);
  expect(rows.flatMap(({ tests }) => filesIn(tests)).filter((path) => !path.startsWith('tests/'))).toEqual(
    [],
  );
  expect(filesIn(page).filter((path) => !existsSync(join(root, path)))).toEqual([]);
});

test.each(['New York', 'California', 'Washington', 'Oregon', 'EU AI Act'])('%s is among the laws', (law) => {
  expect(sections.map((section) => section.split('\n')[0])).toContain(law);
});

test('the notice has New York’s words', () => {
  for (const words of ['a computer program', 'not a human being', 'unable to feel human emotion']) {
    expect(evaluateTexts('en').wellbeing.notice.text).toContain(words);
  }
});

test('the terms and the safety page say that companions may not be suitable for some minors, in every language', () => {
  const sentence = 'AI companions may not be suitable for some minors.';
  const shared = languages.map((language) => {
    const { safety, termsOfUse } = readTexts(language);
    return sentencesIn(safety).filter((text) => sentencesIn(termsOfUse).includes(text));
  });
  expect(shared[0]).toEqual([sentence]);
  expect(shared.map((texts) => texts.length)).toEqual(languages.map(() => 1));
  expect(new Set(shared.flat()).size).toBe(languages.length);
});

test('the safety page publishes the protocol that the yearly report quotes', () => {
  const published = sentencesIn(readTexts('en')['safety']);
  for (const step of [...protocolSteps, protocolLimit]) expect(published).toContain(step);
});

/** Returns the paragraphs of a text page, and the items of its lists. */
const sentencesIn = (page: Texts = []): string[] =>
  messagesIn(page).flatMap(([path, text]) => (/\.\d+$/.test(path) ? [text] : []));
