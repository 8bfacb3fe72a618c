import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { languages } from '../../contract/languages.ts';
import { protocolLimit, protocolSteps } from '../../contract/crisis-protocol.ts';
import { safety } from '../../src/locales/en/safety.ts';
import { termsOfUse } from '../../src/locales/en/terms-of-use.ts';
import { wellbeing } from '../../src/locales/en/wellbeing.ts';
import { loadAllTexts } from '../support/all-texts.ts';
import { root, textOfFile } from './source.ts';

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
    expect(wellbeing.notice.text).toContain(words);
  }
});

test('the terms and the safety page say that companions may not be suitable for some minors, in every language', async () => {
  const sentence = 'AI companions may not be suitable for some minors.';
  for (const text of [safety('Mates'), termsOfUse('Mates')]) expect(JSON.stringify(text)).toContain(sentence);
  const pages = await Promise.all(languages.map((language) => loadAllTexts(language)));
  const shared = pages.map((texts) =>
    sentencesIn(texts['safety']).filter((text) => sentencesIn(texts['termsOfUse']).includes(text)),
  );
  expect(shared.map((texts) => texts.length)).toEqual(languages.map(() => 1));
  expect(new Set(shared.flat()).size).toBe(languages.length);
});

test('the safety page publishes the protocol that the yearly report quotes', () => {
  const text = JSON.stringify(safety('Mates'));
  for (const step of [...protocolSteps, protocolLimit]) expect(text).toContain(JSON.stringify(step));
});

/** Returns the paragraphs of a text page. */
function sentencesIn(textPage: unknown): string[] {
  const written: unknown =
    typeof textPage === 'function' ? Reflect.apply(textPage, undefined, ['Mates']) : textPage;
  const found: string[] = [];
  JSON.stringify(written, (key, value: unknown) => {
    if (typeof value === 'string' && /^\d+$/.test(key)) found.push(value);
    return value;
  });
  return found;
}
