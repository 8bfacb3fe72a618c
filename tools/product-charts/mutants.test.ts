import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { explanationsIn, hashOf, idOfFile, resultOf, withTable } from 'statechart-tools/mutants/results';
import { mutants } from './mutants.ts';

const { machineNames, page, readResults, suiteOf } = mutants;
const names = machineNames();
const text = readFileSync(page, 'utf8').replaceAll('\r\n', '\n');
const results = readResults();

test('the table in docs/mutants.md shows the stored results; `npm run mutants -- table` updates it', () => {
  expect(text).toBe(withTable(text, results, names));
});

test('results are of machines that exist, and each number is of their mutants', () => {
  const machines = names.map(idOfFile);
  expect(Object.keys(results).filter((machine) => !machines.includes(machine))).toEqual([]);
  for (const { mutants, story, walk, survivors } of Object.values(results))
    expect(story + walk + survivors.length).toBeLessThanOrEqual(mutants);
});

test('the table counts explained survivors apart from open ones', () => {
  const explanation = '| `toggle on toggle.set: dropped` | it is only an example |\n';
  const survivors = ['toggle on toggle.set: dropped', 'toggle.off on toggle.set: dropped'];
  const result = { hash: '', date: '2026-01-02', mutants: 10, story: 4, walk: 3, survivors };
  const shown = withTable(`${text}\n${explanation}`, { toggle: result }, names);
  expect(shown).toContain('| toggle | 10 | 1 | 4 | 3 | 1 | 1 | 2026-01-02 |');
  expect(shown).toContain(`| **1 of ${names.length} machines** | 10 | 1 | 4 | 3 | 1 | 1 | |`);
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

test.each(names)('the mutants of %s have names of their own', async (name) => {
  const { machine, mutants } = await suiteOf(name);
  expect(machine).toBe(idOfFile(name));
  const ids = mutants.map(({ id }) => id);
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
});

test('the sample is 294 different names in order', () => {
  const sample = readFileSync(join(import.meta.dirname, 'mutants-sample.txt'), 'utf8')
    .trim()
    .split('\n');
  expect(sample).toHaveLength(294);
  expect(sample).toEqual([...new Set(sample)].toSorted());
});
