import { deflateSync } from 'node:zlib';
import { base64, chunk, header, pngOf, textChunk } from '../../services/mates/cards/support/containers.ts';
import { cardWith, filesOf, type HostileFile } from './hostile-file.ts';
import { rawZip } from './raw-zip.ts';

const card = cardWith();
const chara = textChunk('tEXt', 'chara', base64(card));
const good = pngOf([chara]);
const signature = good.subarray(0, 8);
const png = (...chunks: readonly Uint8Array[]): Uint8Array => Buffer.concat([signature, ...chunks]);
const end = chunk('IEND', new Uint8Array());
const pixels = chunk('IDAT', deflateSync(Buffer.from([0, 255, 0, 0])));
/** Bombs are used several times, and take seconds to compress. */
const known = new Map<number, Uint8Array>();
const zeros = (length: number): Uint8Array => {
  const packed = known.get(length) ?? deflateSync(Buffer.alloc(length), { level: 9 });
  known.set(length, packed);
  return packed;
};
const bomb = zeros(40_000_000);
const latin1 = (text: string): Uint8Array => Buffer.from(text, 'latin1');

const numbers = (...values: readonly number[]): Uint8Array => {
  const bytes = Buffer.alloc(4 * values.length);
  for (const [index, value] of values.entries()) bytes.writeUInt32BE(value, 4 * index);
  return bytes;
};
/** The frame of an APNG: its number, size and place. */
const frame = (sequence: number, width = 1, height = 1, x = 0, y = 0): Uint8Array =>
  chunk('fcTL', Buffer.concat([numbers(sequence, width, height, x, y), Buffer.from([0, 1, 0, 10, 0, 0])]));
const frameData = (sequence: number): Uint8Array =>
  chunk('fdAT', Buffer.concat([numbers(sequence), deflateSync(Buffer.from([0, 255, 0, 0]))]));

/** A chunk that states another length than it has. */
function ofLength(length: number, whole: Uint8Array): Uint8Array {
  const bytes = Buffer.from(whole);
  bytes.writeUInt32BE(length, 0);
  return bytes;
}

function broken(whole: Uint8Array): Uint8Array {
  const bytes = Buffer.from(whole);
  bytes[bytes.length - 1] = (bytes.at(-1) ?? 0) ^ 0xff;
  return bytes;
}

const packed = (kind: 'zTXt' | 'iTXt', data: Uint8Array): Uint8Array =>
  chunk(kind, Buffer.concat([latin1(kind === 'zTXt' ? 'chara\0\0' : 'chara\0\u0001\0\0\0'), data]));

/** Pictures: text chunks that are bombs or wrong, impossible sizes, cut chunks, animations out of order, and files of two kinds. */
export const hostilePictures = (): HostileFile[] => [
  ...filesOf('texts', 'refused', {
    ...Object.fromEntries(
      [5_000_000, 40_000_000, 200_000_000].flatMap((length) => [
        [`a zTXt bomb of ${String(length)} bytes`, pngOf([packed('zTXt', zeros(length))])],
        [`an iTXt bomb of ${String(length)} bytes`, pngOf([], [packed('iTXt', zeros(length))])],
      ]),
    ),
    'a hundred bombs': pngOf(Array.from({ length: 100 }, () => packed('zTXt', bomb))),
    'a tEXt of 10 MB': pngOf([textChunk('tEXt', 'chara', 'A'.repeat(10_000_000))]),
    'a keyword of 1 MB': pngOf([textChunk('tEXt', 'chara'.repeat(200_000), base64(card))]),
    'a keyword without an end': pngOf([chunk('tEXt', latin1('chara'))]),
    'an iTXt without ends': pngOf([chunk('iTXt', latin1('chara\0\0\0en'))]),
    'an empty zTXt': pngOf([chunk('zTXt', latin1('chara\0'))]),
    'compressed data that are cut': pngOf([
      packed('zTXt', deflateSync(latin1(base64(card))).subarray(0, 40)),
    ]),
    'compressed data that are random': pngOf([packed('iTXt', Buffer.from('nonsense that is no zlib'))]),
    'no base64': pngOf([textChunk('tEXt', 'chara', '%%%')]),
    'base64 of HTML': pngOf([textChunk('tEXt', 'chara', base64('<script>ran(1)</script>'))]),
    'base64 of bytes': pngOf([textChunk('tEXt', 'chara', 'gIGC')]),
    'base64 of a picture': pngOf([textChunk('tEXt', 'chara', Buffer.from(good).toString('base64'))]),
    'base64 of base64': pngOf([textChunk('tEXt', 'chara', base64(base64(card)))]),
    'base64 of a thousand brackets': pngOf([textChunk('tEXt', 'chara', base64('['.repeat(100_000)))]),
    'a wrong CRC': pngOf([broken(chara)]),
  }),
  ...filesOf('dimensions', 'refused', {
    '60,000 by 60,000': png(header(60_000, 60_000), chara, pixels, end),
    '2^32 - 1 by 2^32 - 1': png(header(0xffff_ffff, 0xffff_ffff), chara, pixels, end),
    'one high, 2^31 wide': png(header(0x7fff_ffff, 1), chara, pixels, end),
    'a header of five bytes': png(chunk('IHDR', Buffer.alloc(5)), chara, end),
    'a header with a wrong CRC': png(broken(header()), chara, end),
    'no header': png(chara, pixels, end),
    'a header at the end': png(chara, pixels, header(), end),
  }),
  ...filesOf('dimensions of a picture that is not decoded', 'inert', {
    'color profiles that are bombs': pngOf([
      ...Array.from({ length: 20 }, () => chunk('iCCP', Buffer.concat([latin1('x\0\0'), bomb]))),
      chara,
    ]),
    none: png(header(0, 0), chara, pixels, end),
    'one of two headers': png(header(), header(60_000, 60_000), chara, pixels, end),
    'no pixels': png(header(), chara, end),
    'pixels that are a bomb': png(header(5000, 5000), chara, chunk('IDAT', zeros(100_000_000)), end),
    '50,000 empty chunks': pngOf([
      ...Array.from({ length: 50_000 }, () => chunk('tIME', new Uint8Array())),
      chara,
    ]),
    '2,000 color profiles': pngOf([
      ...Array.from({ length: 2000 }, () => chunk('iCCP', latin1('x\0\0bomb'))),
      chara,
    ]),
  }),
  ...filesOf('chunks', 'refused', {
    'a length of 2^32 - 1': png(header(), ofLength(0xffff_ffff, chara), end),
    'a length of 2^31': png(header(), ofLength(0x8000_0000, chara), end),
    'a length over the next chunk': png(header(), ofLength(good.length, chara), pixels, end),
    'an end in front': png(end, header(), chara),
    ...Object.fromEntries(
      Array.from({ length: 10 }, (_, part) => [
        `cut after ${String(part + 1)} of 11 parts`,
        good.subarray(0, Math.floor((good.length * (part + 1)) / 11)),
      ]),
    ),
  }),
  ...filesOf('animations', 'inert', {
    'out of order': pngOf([chunk('acTL', numbers(2, 0)), frame(5), chara], [frame(1), frameData(0)]),
    'the same number twice': pngOf([chunk('acTL', numbers(2, 0)), frame(0), chara], [frame(0), frameData(0)]),
    'without data': pngOf([chunk('acTL', numbers(2, 0)), frame(0), frame(1), chara]),
    'data without a frame': pngOf([chunk('acTL', numbers(1, 0)), chara], [frameData(7)]),
    '2^31 frames': pngOf([chunk('acTL', numbers(0x7fff_ffff, 0)), frame(0), chara]),
    'no frames': pngOf([chunk('acTL', numbers(0, 0)), chara]),
    'a frame larger than the picture': pngOf([chunk('acTL', numbers(1, 0)), frame(0, 60_000, 60_000), chara]),
    'a frame outside of it': pngOf([chunk('acTL', numbers(1, 0)), frame(0, 1, 1, 0xffff, 0xffff), chara]),
    'an acTL that is too short': pngOf([chunk('acTL', Buffer.alloc(3)), chara]),
    '10,000 frames': pngOf(
      [chunk('acTL', numbers(10_000, 0)), chara],
      Array.from({ length: 10_000 }, (_, at) => frame(at)),
    ),
  }),
  ...filesOf('two kinds', 'inert', {
    'a picture with an archive behind it': Buffer.concat([good, rawZip([{ path: 'x', content: 'x' }])]),
    'a picture with HTML behind it': Buffer.concat([good, latin1('<script>ran(1)</script>')]),
    'a picture with a script in a chunk': pngOf([
      textChunk('tEXt', 'Comment', '<script>ran(1)</script>'),
      chara,
    ]),
    'a picture in front of a CHARX': Buffer.concat([
      pngOf([]),
      rawZip([{ path: 'card.json', content: card }]),
    ]),
    'HTML in front of a CHARX': Buffer.concat([
      latin1('<!doctype html><script>ran(1)</script>'),
      rawZip([{ path: 'card.json', content: card }]),
    ]),
    'a JPEG in front of a CHARX': Buffer.concat([
      Buffer.from([0xff, 0xd8, 0xff, 0xe0]),
      rawZip([{ path: 'card.json', content: card }]),
    ]),
    'a program in front of a CHARX': Buffer.concat([
      latin1('MZ'),
      rawZip([{ path: 'card.json', content: card }]),
    ]),
  }),
  ...filesOf('two kinds', 'refused', {
    'a GIF that is a script': latin1('GIF89a/*<svg/onload=ran(1)>*/=ran(1);'),
    'a PDF with an archive': Buffer.concat([latin1('%PDF-1.7\n'), rawZip([{ path: 'x', content: 'x' }])]),
    'a picture without a card that is a bomb': pngOf([chunk('IDAT', zeros(40_000_000))]),
    'a card and an archive behind it': Buffer.concat([
      Buffer.from(card),
      rawZip([{ path: 'x', content: 'x' }]),
    ]),
  }),
];
