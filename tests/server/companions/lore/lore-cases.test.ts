import { expect, test } from 'vitest';
import { cardCases } from './card-cases.ts';
import { foldedCases } from './folded-cases.ts';
import { groupCases } from './group-cases.ts';
import { keyCases } from './key-cases.ts';
import { bookOf, fireCase, type LoreCase } from './lore-case.ts';
import { recursionCases } from './recursion-cases.ts';
import { timeCases, timedCases } from './time-cases.ts';

const firedNames = async (one: LoreCase): Promise<string[]> =>
  (await fireCase(one)).fired.map(({ entry }) => entry.name);

test.each([...keyCases, ...foldedCases, ...timeCases, ...groupCases, ...recursionCases, ...cardCases])(
  '$name ($source)',
  async (one) => {
    expect(await firedNames(one)).toEqual(one.fires);
  },
);

test.each(timedCases)('$name ($source)', async (one) => {
  const { entry, isFired, scene, ...shared } = one;
  const version = (await bookOf({ world: [entry] })).entries[0]?.version ?? '';
  const effects = scene?.effects?.map((effect) => ({ ...effect, version })) ?? [];
  const { fired } = await fireCase({ ...shared, world: [entry], scene: { ...scene, effects }, fires: [] });
  expect(fired.length === 1).toBe(isFired);
});

test('the table has at least 120 cases, each with its source', () => {
  const all = [...keyCases, ...timeCases, ...groupCases, ...recursionCases, ...cardCases, ...timedCases];
  expect(all.length).toBeGreaterThanOrEqual(120);
  expect(all.filter(({ source }) => source.length < 10)).toEqual([]);
});
