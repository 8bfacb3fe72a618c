import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { languages } from '../../../contract/languages.ts';
import { saysToBeMinor } from '../../../server/text-safety/ages/own-age.ts';
import { crisisLevel } from '../../../server/text-safety/crisis/crisis-detection.ts';
import { claimsToBeHuman } from '../../../server/text-safety/output/ai-honesty.ts';
import { holdsBack, saysGoodbye } from '../../../server/text-safety/output/goodbyes.ts';
import { incites } from '../../../server/text-safety/output/incitement.ts';
import { isSexualAboutMinors } from '../../../server/text-safety/minors.ts';
import { readReply, says } from './model-talk.ts';

const now = Date.UTC(2026, 5, 1);

/** The dialogues of a language; the last one consists of goodbyes and answers to them. */
const dialoguesOf = (language: string): readonly (readonly string[])[] =>
  readFileSync(`tests/corpora/ordinary/${language.toLowerCase()}.txt`, 'utf8')
    .trim()
    .split('\n\n')
    .map((dialogue) => dialogue.split('\n'));

/** Each two neighbors, either of which may be the person. */
const exchangesOf = (lines: readonly string[]): readonly (readonly [message: string, reply: string])[] =>
  lines.flatMap((line, at) => {
    const next = lines[at + 1];
    return next === undefined ? [] : ([[line, next] as const, [next, line] as const] as const);
  });

test('there are several hundred exchanges', () => {
  const all = languages.flatMap((language) => dialoguesOf(language).flatMap(exchangesOf));
  expect(all.length).toBeGreaterThan(1000);
});

describe.each(languages)('%s', (language) => {
  const dialogues = dialoguesOf(language);
  const lines = dialogues.flat();

  test('each line arrives whole as a reply to its neighbors', async () => {
    const changed: string[] = [];
    for (const [message, reply] of dialogues.flatMap(exchangesOf)) {
      const { text } = await readReply(says(reply), message);
      if (text !== reply) changed.push(`${message} → ${reply} → ${text}`);
    }
    expect(changed).toEqual([]);
  });

  test.each([
    ['an age of a minor', (line: string) => saysToBeMinor(line, now)],
    ['a crisis', (line: string) => crisisLevel(line) !== null],
    ['a claim to be human', claimsToBeHuman],
    ['an urge to self-harm', incites],
    ['sexual with a minor', (line: string) => isSexualAboutMinors(line)],
  ])('no line is taken for %s', (_, isTaken) => {
    expect(lines.filter((line) => isTaken(line))).toEqual([]);
  });

  test('no more than three lines would be taken for a plea, if they answered a goodbye', () => {
    expect(lines.filter(holdsBack).length).toBeLessThanOrEqual(3);
  });

  test('the goodbyes are taken for goodbyes, and no more than three other lines', () => {
    const goodbyes = (dialogues.at(-1) ?? []).filter((_, at) => at % 2 === 0);
    expect(goodbyes.filter((line) => !saysGoodbye(line))).toEqual([]);
    expect(dialogues.slice(0, -1).flat().filter(saysGoodbye).length).toBeLessThanOrEqual(3);
  });
});
