import { expect, test } from 'vitest';
import { CompleteMate } from '../../../../contract/mates/own-mate.ts';
import * as v from 'valibot';
import { jsonValues } from '../../../../server/companions/openai/json-answer.ts';
import { readMateIdea } from '../../../../server/companions/openai/openai-draft.ts';

test.each<[string, readonly unknown[]]>([
  ['no JSON', []],
  ['{"a":1}', [{ a: 1 }]],
  ['{"a":"}"} and [2]', [{ a: '}' }, [2]]],
  ['{"a":"\\"}"}', [{ a: '"}' }]],
  ['{"a":1', []],
  ['[the {"a":1} He said "[" {"a":2}', [{ a: 1 }, { a: 2 }]],
  ['{"a":[1]', [[1]]],
  ["{a: 1, b: 'c',}", [{ a: 1, b: 'c' }]],
])('the values in %j are found', (answer, values) => {
  expect(jsonValues(answer, 100)).toEqual(values);
});

test('brackets without end are read in no time, and an answer that is too long not at all', () => {
  const start = performance.now();
  expect(jsonValues('[{'.repeat(25_000), 50_000)).toEqual([]);
  expect(jsonValues(`${'['.repeat(20_000)}!${']'.repeat(20_000)}`, 50_000)).toEqual([]);
  expect(jsonValues(`[${"a ' b, ".repeat(7000)}]`, 50_000)).toEqual([]);
  expect(performance.now() - start).toBeLessThan(500);
  expect(jsonValues('[1]', 2)).toEqual([]);
});

const mate = {
  name: 'Ottoline Rask',
  tagline: 'Keeps a lighthouse',
  age: 61,
  pronouns: 'she/her',
  place: 'A lighthouse',
  who: 'Mends clocks.\n\nGrumbles.',
  likes: ['clocks', 'tea'],
  tags: ['sea', 'quiet'],
  manner: 'dry',
  voice: 'Short sentences.',
  greeting: 'You are early.',
  scene: 'Rain.',
};
const expected = v.parse(v.omit(CompleteMate, ['hue', 'look', 'visibility']), mate);

test.each<[string, unknown]>([
  ['as asked for', mate],
  ['with further fields', { ...mate, rating: 'mature', extra: { deep: [1] } }],
  ['in another object', { character: mate }],
  ['in a list', [mate]],
  ['with texts for numbers and lists', { ...mate, age: '61', likes: 'clocks, tea', tags: 'Sea, quiet' }],
  ['with lists for texts', { ...mate, who: ['Mends clocks.', 'Grumbles.'], voice: ['Short sentences.'] }],
  ['with a capital letter in the manner', { ...mate, manner: 'Dry' }],
  ['with more that is too long', { ...mate, tags: [...mate.tags, 'x'.repeat(60)], name: `${mate.name} ` }],
])('a draft of a mate %s is read', (_, answer) => {
  expect(readMateIdea(`Sure!\n\`\`\`json\n${JSON.stringify(answer)}\n\`\`\``)).toEqual(expected);
});

test.each([
  ['no name', { name: '' }],
  ['no age', { age: 'old' }],
  ['a child', { age: 12 }],
  ['no greeting', { greeting: 7 }],
])('a draft with %s is none', (_, change) => {
  expect(readMateIdea(JSON.stringify({ ...mate, ...change }))).toBe(null);
});
