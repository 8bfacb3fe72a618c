import { zipSync } from 'fflate';
import { expect, test } from 'vitest';
import { readExport } from '../../../src/services/imports/read-export.ts';
import { file } from './support/talks.ts';

const reasonsIn = async (source: File) => {
  const found = await readExport([source], { signal: new AbortController().signal, onRead: () => {} });
  return found.unread.map(({ reason }) => reason);
};

test('a conversation with a million nodes is refused', async () => {
  const nodes = Array.from({ length: 1_000_000 }, (_, at) => `"${String(at)}":{"parent":"0"}`).join(',');
  expect(await reasonsIn(file('conversations.json', `[{"mapping":{${nodes}}}]`))).toEqual(['long']);
});

test('an archive that inflates without end is refused', async () => {
  const bomb = zipSync({ 'a.jsonl': new Uint8Array(257_000_000) }, { level: 1 });
  expect(await reasonsIn(file('x.zip', bomb))).toEqual(['large']);
});
