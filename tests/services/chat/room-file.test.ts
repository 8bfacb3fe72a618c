import { expect, test } from 'vitest';
import { maxReplyLength } from '../../../contract/limits.ts';
import { maxRoomFileBytes, roomFileMessages } from '../../../contract/rooms/room-file.ts';
import { readRoomFile } from '../../../src/services/rooms/room-file.ts';
import { fileToImport } from '../../machines/rooms/room-file-samples.ts';
import { fileMessage } from '../../support/file-message.ts';

const read = (value: unknown) => readRoomFile(new Blob([JSON.stringify(value)]));
const withMessages = (messages: readonly unknown[]) => ({ ...fileToImport, messages });

test('an exported chat is read, without what is not in the format', async () => {
  expect(await read({ ...fileToImport, secret: 1 })).toEqual(fileToImport);
});

test.each([
  ['damaged', {}],
  ['damaged', { ...fileToImport, format: 'chara_card_v2' }],
  ['damaged', withMessages([fileMessage('a', 'b'), fileMessage('b', 'a')])],
  ['damaged', withMessages([fileMessage('a', null, { text: 'a\0b' })])],
  ['newer', { ...fileToImport, version: 2 }],
  ['text', withMessages([fileMessage('a', null, { text: 'x'.repeat(maxReplyLength + 1) })])],
  [
    'long',
    withMessages(
      Array.from({ length: roomFileMessages + 1 }, (_, index) =>
        fileMessage(`m${index}`, index === 0 ? null : `m${index - 1}`),
      ),
    ),
  ],
])('a file is refused as %s', async (problem, value) => {
  await expect(read(value)).rejects.toMatchObject({ reason: problem });
});

test('text that is no JSON, a missing file, and one that is too large are refused', async () => {
  await expect(readRoomFile(new Blob(['{']))).rejects.toMatchObject({ reason: 'damaged' });
  await expect(readRoomFile(null)).rejects.toMatchObject({ reason: 'damaged' });
  const unread = {
    size: 2 * maxRoomFileBytes + 1,
    arrayBuffer: () => Promise.reject(new Error('It was read.')),
  };
  await expect(readRoomFile(unread)).rejects.toMatchObject({ reason: 'large' });
  const large = new Blob([' '.repeat(maxRoomFileBytes + 1)]);
  await expect(readRoomFile(large)).rejects.toMatchObject({ reason: 'large' });
});

const named = { ...fileToImport, title: 'Æ Ö 漢字 😀' };
const utf16 = (text: string): Uint16Array<ArrayBuffer> =>
  Uint16Array.from([0xfeff, ...Array.from({ length: text.length }, (_, index) => text.charCodeAt(index))]);
const swapped = (words: Uint16Array): Uint16Array<ArrayBuffer> =>
  words.map((word) => ((word & 0xff) << 8) | (word >> 8));

test.each([
  ['UTF-8 with a mark', `\uFEFF${JSON.stringify(named)}`],
  ['UTF-16', utf16(JSON.stringify(named))],
  ['UTF-16 of the other byte order', swapped(utf16(JSON.stringify(named)))],
])('a file in %s is read', async (_encoding, content) => {
  expect(await readRoomFile(new Blob([content]))).toEqual(named);
});

test('a file in UTF-16 may be as long as one in UTF-8', async () => {
  const long = utf16(JSON.stringify(named).padEnd(maxRoomFileBytes - 100, ' '));
  expect(await readRoomFile(new Blob([long]))).toEqual(named);
});

test.each([
  ['encoding', Uint8Array.of(0x7b, 0x22, 0xe9, 0x22, 0x7d)],
  ['encoding', utf16(JSON.stringify(named)).subarray(1)],
  ['damaged', Uint8Array.of(0x89, 0x50, 0x4e, 0x47)],
] as const)('bytes in another encoding are refused as %s', async (problem, bytes) => {
  await expect(readRoomFile(new Blob([bytes]))).rejects.toMatchObject({ reason: problem });
});
