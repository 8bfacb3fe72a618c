import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { explanationsIn, hashOf, idOfFile, page, readResults, resultOf, withTable } from './results.ts';
import { machineNames, suiteOf } from './suites.ts';

const text = readFileSync(page, 'utf8').replaceAll('\r\n', '\n');
const results = readResults();

test('the table in docs/mutants.md shows the stored results; `npm run mutants -- table` updates it', () => {
  expect(text).toBe(withTable(text, results));
});

test('results are of machines that exist, and each number is of their mutants', () => {
  const machines = machineNames().map(idOfFile);
  expect(Object.keys(results).filter((machine) => !machines.includes(machine))).toEqual([]);
  for (const { mutants, story, walk, survivors } of Object.values(results))
    expect(story + walk + survivors.length).toBeLessThanOrEqual(mutants);
});

test('the table counts explained survivors apart from open ones', () => {
  const explanation = '| `toggle on toggle.set: dropped` | it is only an example |\n';
  const survivors = ['toggle on toggle.set: dropped', 'toggle.off on toggle.set: dropped'];
  const result = { hash: '', date: '2026-01-02', mutants: 10, story: 4, walk: 3, survivors };
  const shown = withTable(`${text}\n${explanation}`, { toggle: result });
  expect(shown).toContain('| toggle | 10 | 1 | 4 | 3 | 1 | 1 | 2026-01-02 |');
  expect(shown).toContain(`| **1 of ${machineNames().length} machines** | 10 | 1 | 4 | 3 | 1 | 1 | |`);
  expect(explanationsIn(shown).get(survivors[0] ?? '')).toBe('it is only an example');
});

test('a result counts what caught each mutant, and needs all of them', async () => {
  const suite = await suiteOf('toggle');
  const judges = ['story', 'walk', 'table', null];
  const verdicts = suite.mutants.map(({ id }, index) => [id, { by: judges[index % 4] ?? null }] as const);
  const survivors = verdicts.flatMap(([id, { by }]) => (by === 'table' || by === null ? [id] : []));
  expect(resultOf(suite, new Map(verdicts))).toMatchObject({
    hash: hashOf(suite),
    mutants: verdicts.length,
    story: verdicts.filter(([, { by }]) => by === 'story').length,
    survivors,
  });
  expect(resultOf(suite, new Map(verdicts.slice(1)))).toBeNull();
});

test('the hash differs once a story, the model or the code is another', async () => {
  const suite = await suiteOf('toggle');
  const hash = hashOf(suite);
  expect(hashOf({ ...suite, stories: [] })).not.toBe(hash);
  expect(hashOf({ ...suite, model: null })).not.toBe(hash);
  expect(hashOf({ ...suite, code: [...suite.code, page] })).not.toBe(hash);
});
