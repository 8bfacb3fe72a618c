import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { Recommendation, recommend, TrendingRank, trendingRank } from '../../../contract/mate.ts';
import { createCatalogue } from '../../../src/services/mates/catalogue.ts';
import { readRecommendation, readTrendingRank } from '../../../src/services/auth/first-answers.ts';
import { iris } from '../../machines/mates/catalogue-samples.ts';

const mates = { pick: iris, mates: [iris, { ...iris, mateId: 'mara', tags: [] }] };
const ranks = { ranks: [{ rank: 1, mate: iris }] };

/** What may stand where something else should, at the edges of what is allowed too. */
const strange = [
  undefined,
  null,
  true,
  '',
  'a b',
  'ab\n',
  'a'.repeat(64),
  'a'.repeat(65),
  -1,
  0,
  0.5,
  359,
  359.5,
  360,
  [],
  {},
  ['tag'],
  [null],
];

describe.each([
  ['recommended mates', Recommendation, readRecommendation, mates],
  ['trending mates', TrendingRank, readTrendingRank, ranks],
])('reading %s by hand', (_name, schema, read, sample) => {
  test('[S8.10] takes and refuses the same as the contract, and gives the same', () => {
    const values = [...changed(sample), ...strange];
    expect(values.length).toBeGreaterThan(300);
    for (const value of values) {
      const { success, output } = v.safeParse(schema, value);
      expect({ value, read: attempt(read, value) }).toEqual({ value, read: success ? output : 'refused' });
    }
  });
});

test('what the first page asks for is what the contract calls so', async () => {
  const asked: string[] = [];
  const catalogue = createCatalogue({
    get(path, read) {
      asked.push(path);
      return Promise.resolve(read(path.endsWith('recommend') ? mates : ranks));
    },
  });
  const { signal } = new AbortController();
  expect([await catalogue.recommend(signal), await catalogue.ranks(signal)]).toEqual([mates, ranks.ranks]);
  expect(asked).toEqual([recommend.path, trendingRank.path]);
  expect([recommend.method, trendingRank.method]).toEqual(['GET', 'GET']);
});

function attempt(read: (value: unknown) => unknown, value: unknown): unknown {
  try {
    return read(value);
  } catch {
    return 'refused';
  }
}

/** The value itself, and with each thing in it, however deep, in turn missing, strange, or beside something more. */
function* changed(value: unknown): Generator {
  yield value;
  if (Array.isArray(value)) {
    for (const [index, item] of value.entries()) {
      for (const other of [...changed(item), ...strange]) yield value.with(index, other);
    }
  } else if (typeof value === 'object' && value !== null) {
    yield { ...value, more: 1 };
    for (const [name, item] of Object.entries(value)) {
      yield Object.fromEntries(Object.entries(value).filter(([other]) => other !== name));
      for (const other of [...changed(item), ...strange]) yield { ...value, [name]: other };
    }
  }
}
