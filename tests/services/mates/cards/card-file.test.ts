import { strToU8, zipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { textInFile } from '../../../../src/services/mates/cards/card-file.ts';
import { CardError } from '../../../../src/services/mates/cards/card-limits.ts';
import { base64, chunk, header, pngOf, textChunk, type TextKind } from './support/containers.ts';

const card = JSON.stringify({ spec: 'chara_card_v3', data: { name: '维克 🚢', first_mes: 'Hé' } });
const older = JSON.stringify({ spec: 'chara_card_v2', data: { name: 'Stale', first_mes: 'Old' } });
const chara = (text = card, kind: TextKind = 'tEXt') => textChunk(kind, 'chara', base64(text));
const signature = pngOf([]).subarray(0, 8);

const reasonOf = async (bytes: Uint8Array): Promise<unknown> => {
  try {
    return await textInFile(bytes);
  } catch (error) {
    return error instanceof CardError ? error.reason : error;
  }
};

describe('a picture with a card', () => {
  test.each(['tEXt', 'zTXt', 'iTXt', 'iTXt compressed'] as const)('in a %s chunk is read', async (kind) => {
    expect([
      await textInFile(pngOf([chara(card, kind)])),
      await textInFile(pngOf([], [chara(card, kind)])),
    ]).toEqual([card, card]);
  });

  test('of version 3 is read, wherever the older one lies and however the keyword is spelled', async () => {
    const newer = textChunk('zTXt', 'CCV3', base64(card));
    expect(await textInFile(pngOf([chara(older)], [newer]))).toBe(card);
    expect(await textInFile(pngOf([newer, chara(older)]))).toBe(card);
  });

  test('is found behind the texts of other programs, and without base64', async () => {
    const others = [textChunk('tEXt', 'parameters', 'a harbor, masterpiece'), chunk('acTL', Buffer.alloc(8))];
    expect(await textInFile(pngOf(others, [textChunk('iTXt', 'chara', older)]))).toBe(older);
  });

  const newer = (text: string, kind: TextKind = 'tEXt') => textChunk(kind, 'ccv3', text);
  const cut = (bytes: Uint8Array) => bytes.subarray(0, bytes.length - 30);
  test.each<[string, Uint8Array]>([
    ['is no base64', pngOf([newer('%%%not base64%%%'), chara()])],
    ['is base64 of no JSON', pngOf([newer(base64('{"name":')), chara()])],
    ['is base64 of a list', pngOf([newer(base64('[]')), chara()])],
    ['is an empty object', pngOf([newer(base64('{}')), chara()])],
    ['is empty', pngOf([newer(''), chara()])],
    ['is no compressed data', pngOf([chunk('zTXt', Buffer.from('ccv3\0\0nonsense')), chara(card, 'zTXt')])],
    ['is in another encoding', pngOf([newer('gIGC'), chara()])],
    ['is too large', pngOf([newer('A'.repeat(40_000_000), 'zTXt'), chara()])],
    ['is nested without end', pngOf([newer(base64('{"a":'.repeat(1000))), chara()])],
    ['has a wrong CRC', pngOf([withFlippedByte(newer(base64(older)), 20), chara()])],
    [
      'is damaged, and a second one of its kind is not',
      pngOf([newer('%'), newer(base64(card)), chara(older)]),
    ],
    ['lies behind the older one', pngOf([chara()], [newer('%%%', 'iTXt compressed')])],
  ])('whose newer chunk %s has the older one', async (_, bytes) => {
    expect(await textInFile(bytes)).toBe(card);
  });

  test('whose end is missing is read where the card is before it', async () => {
    expect(await textInFile(cut(pngOf([chara()])))).toBe(card);
    expect(await reasonOf(cut(pngOf([], [chara()])))).toBe('damaged');
  });

  test('behind its end, or as JSON in the letters of its kind of text, is read', async () => {
    expect(await textInFile(Buffer.concat([pngOf([]), chara()]))).toBe(card);
    expect(await textInFile(Buffer.concat([pngOf([chara()]), Buffer.from('other bytes')]))).toBe(card);
    const inLatin = '{"name":"Zo\u00E9","first_mes":"Hi"}';
    expect(await textInFile(pngOf([textChunk('tEXt', 'chara', inLatin)]))).toBe(inLatin);
  });

  test('in base64 of other programs is read: in lines, for addresses, without its last signs, with zeros behind it', async () => {
    const text = base64(card);
    const spellings = [
      text.replaceAll(/.{16}/g, '$&\r\n'),
      text.replaceAll('+', '-').replaceAll('/', '_'),
      text.replace(/=+$/, ''),
      `${text}\0\0`,
    ];
    for (const spelling of spellings)
      expect(await textInFile(pngOf([textChunk('tEXt', 'chara', spelling)]))).toBe(card);
  });

  test.each<[string, Uint8Array, string]>([
    ['no card', pngOf([textChunk('tEXt', 'parameters', 'x')]), 'unreadable'],
    ['a wrong CRC', withFlippedByte(pngOf([chara()]), 60), 'damaged'],
    ['a chunk longer than the file', pngOf([chara()]).subarray(0, 100), 'damaged'],
    ['no header', Buffer.concat([signature, chara()]), 'damaged'],
    ['more pixels than any', Buffer.concat([signature, header(60_000, 60_000), chara()]), 'large'],
    ['a text that is no base64', pngOf([textChunk('tEXt', 'chara', '%%%')]), 'damaged'],
    ['a keyword without an end', pngOf([chunk('tEXt', Buffer.from('chara'))]), 'damaged'],
    ['no compressed data', pngOf([chunk('zTXt', Buffer.from('chara\0\0nonsense'))]), 'damaged'],
    ['a bomb', pngOf([textChunk('zTXt', 'chara', 'A'.repeat(40_000_000))]), 'large'],
    ['bytes that are no text', pngOf([textChunk('tEXt', 'chara', 'gIGC')]), 'encoding'],
  ])('and with %s is refused', async (_, bytes, reason) => {
    expect(await reasonOf(bytes)).toBe(reason);
  });
});

describe('an archive with a card', () => {
  const zipped = (files: Record<string, string | Uint8Array>, level: 0 | 9 = 9) =>
    zipSync(
      Object.fromEntries(
        Object.entries(files).map(([path, file]) => [path, typeof file === 'string' ? strToU8(file) : file]),
      ),
      { level },
    );
  const charx = zipped({ 'assets/icon/images/main.png': pngOf([]), 'card.json': card });

  test.each<[string, Uint8Array]>([
    ['compressed', charx],
    ['stored', zipped({ 'card.json': card }, 0)],
    [
      'in a folder',
      zipped({ '__MACOSX/card.json': '{}', 'Vex/card.json': card, 'Vex/old/card.json': older }),
    ],
    ['behind other bytes', Buffer.concat([Buffer.from('MZ self-extracting'), charx])],
    ['behind a JPEG picture', Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), charx])],
    ['behind a PNG picture', Buffer.concat([pngOf([]), charx])],
    ['as a picture', zipped({ 'a.png': pngOf([]), 'b.png': pngOf([chara()]) })],
    ['as another archive', zipped({ 'Vex.charx': charx })],
  ])('%s is read', async (_, bytes) => {
    expect(await textInFile(bytes)).toBe(card);
  });

  /** With the flag of both entries in the directory. */
  const encrypted = Buffer.from(charx);
  encrypted[encrypted.indexOf('PK\u0001\u0002') + 8] = 1;
  encrypted[encrypted.lastIndexOf('PK\u0001\u0002') + 8] = 1;

  test.each<[string, Uint8Array, string]>([
    ['without a card', zipped({ 'notes.txt': 'x' }), 'unreadable'],
    ['nested too deep', zipped({ 'a.zip': zipped({ 'b.zip': zipped({ 'c.zip': charx }) }) }), 'unreadable'],
    ['that is cut at its beginning', zipped({ 'card.json': card }).subarray(20), 'damaged'],
    ['with a wrong CRC', withFlippedByte(zipped({ 'card.json': card }, 0), 60), 'damaged'],
    ['that is encrypted', encrypted, 'damaged'],
    ['that is a bomb', zipped({ 'card.json': 'x'.repeat(40_000_000) }), 'large'],
    ['with an end alone', Buffer.concat([Buffer.from('PK\u0005\u0006'), Buffer.alloc(18)]), 'unreadable'],
    [
      'with an end that points nowhere',
      Buffer.concat([Buffer.from('PK\u0005\u0006'), Buffer.alloc(18, 255)]),
      'damaged',
    ],
  ])('%s is refused', async (_, bytes, reason) => {
    expect(await reasonOf(bytes)).toBe(reason);
  });
});

describe('other files', () => {
  test('JSON is read as it is, in UTF-16 too', async () => {
    expect(await textInFile(Buffer.from(card))).toBe(card);
    expect(await textInFile(Buffer.from(`\uFEFF${card}`, 'utf16le'))).toBe(card);
  });

  test.each<[string, Uint8Array, string]>([
    ['nothing', new Uint8Array(), 'no error'],
    ['a JPEG picture', Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 1]), 'unreadable'],
    ['a RAR archive', Buffer.from('Rar!\u001A\u0007\0', 'latin1'), 'unreadable'],
    ['JSON in another encoding', Buffer.from([0x7b, 0x22, 0xce, 0xac, 0xbf, 0xcb, 0x22]), 'encoding'],
    ['JSON that is too long', Buffer.from(`{"a":"${'x'.repeat(4_000_000)}"}`), 'large'],
  ])('%s', async (_, bytes, reason) => {
    expect(await reasonOf(bytes)).toBe(reason === 'no error' ? '' : reason);
  });

  test('every beginning and every change of a byte of a file ends in a card or a typed error', async () => {
    for (const file of [pngOf([chara()], [chara(older, 'zTXt')]), zipSync({ 'card.json': strToU8(card) })]) {
      for (let at = 0; at < file.length; at += 1) {
        for (const bytes of [file.subarray(0, at), withFlippedByte(file, at)]) {
          expect(typeof (await reasonOf(bytes))).toBe('string');
        }
      }
    }
  });
});

function withFlippedByte(bytes: Uint8Array, at: number): Uint8Array {
  const copy = Uint8Array.from(bytes);
  copy[at] = (copy[at] ?? 0) ^ 0xff;
  return copy;
}
