import { expect, test } from 'vitest';
import { decodeText } from '../../src/services/shared/decode-text.ts';

const text = '{"name":"维克"}';
const utf16 = Buffer.from(`\uFEFF${text}`, 'utf16le');

test.each([
  ['UTF-8', Buffer.from(text)],
  ['UTF-8 with its mark', Buffer.from(`\uFEFF${text}`)],
  ['UTF-16, little endian', utf16],
  ['UTF-16, big endian', Buffer.from(utf16).swap16()],
])('%s is read', (_, bytes) => {
  expect(decodeText(bytes)).toBe(text);
});

test.each([
  ['GBK', Buffer.from([0x7b, 0xce, 0xac, 0xbf, 0xcb, 0x7d])],
  ['Latin 1', Buffer.from('{"name":"Zoé"}', 'latin1')],
  ['UTF-16 without its mark', Buffer.from('{"a":1}', 'utf16le')],
  ['half a pair in UTF-16', Buffer.concat([utf16, Buffer.from([0x3c, 0xd8])])],
])('%s is refused', (_, bytes) => {
  expect(decodeText(bytes)).toBeNull();
});
