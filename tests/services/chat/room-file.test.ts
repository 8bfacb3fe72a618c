import { expect, test } from 'vitest';
import { messageLimit } from '../../../contract/limits.ts';
import { roomFileLimit, roomFileMessages } from '../../../contract/room-file.ts';
import { readRoomFile } from '../../../src/services/rooms/room-file.ts';
import { fileToImport, messageInFile } from '../../machines/rooms/room-file-samples.ts';

const read = (value: unknown) => readRoomFile(new Blob([JSON.stringify(value)]));
const withMessages = (messages: readonly unknown[]) => ({ ...fileToImport, messages });

test('an exported chat is read, without what is not in the format', async () => {
  expect(await read({ ...fileToImport, secret: 1 })).toEqual(fileToImport);
});

test.each([
  ['damaged', {}],
  ['damaged', { ...fileToImport, format: 'chara_card_v2' }],
  ['damaged', withMessages([messageInFile('a', 'b'), messageInFile('b', 'a')])],
  ['damaged', withMessages([messageInFile('a', null, { text: 'a\0b' })])],
  ['newer', { ...fileToImport, version: 2 }],
  ['text', withMessages([messageInFile('a', null, { text: 'x'.repeat(messageLimit + 1) })])],
  [
    'long',
    withMessages(
      Array.from({ length: roomFileMessages + 1 }, (_, index) =>
        messageInFile(`m${index}`, index === 0 ? null : `m${index - 1}`),
      ),
    ),
  ],
])('a file is refused as %s', async (problem, value) => {
  await expect(read(value)).rejects.toMatchObject({ problem });
});

test('text that is no JSON, a missing file, and one that is too large are refused', async () => {
  await expect(readRoomFile(new Blob(['{']))).rejects.toMatchObject({ problem: 'damaged' });
  await expect(readRoomFile(null)).rejects.toMatchObject({ problem: 'damaged' });
  const large = { size: roomFileLimit + 1, text: () => Promise.reject(new Error('It was read.')) };
  await expect(readRoomFile(large)).rejects.toMatchObject({ problem: 'large' });
});
