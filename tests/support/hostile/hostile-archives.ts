import { base64, pngOf, textChunk } from '../../services/mates/cards/support/containers.ts';
import { cardWith, filesOf, type HostileFile } from './hostile-file.ts';
import { rawZip, zip64End, zip64Extra, type RawEntry } from './raw-zip.ts';

const card = cardWith();
const entry = (more: Partial<RawEntry> = {}): RawEntry => ({ path: 'card.json', content: card, ...more });
const charx = rawZip([entry()]);
const zeros = Buffer.alloc(40_000_000);
const manyZeros = Buffer.alloc(200_000_000);
const max = 0xffff_ffff;
const numbered = <Value>(count: number, of: (index: number) => Value): [string, Value][] =>
  Array.from({ length: count }, (_, index) => [String(index + 1), of(index + 1)]);

const nested = (depth: number): Uint8Array =>
  depth === 0 ? charx : rawZip([{ path: `level ${String(depth)}.charx`, content: nested(depth - 1) }]);

const zip64 = (sizes: readonly bigint[], more: Partial<RawEntry> = {}): Uint8Array =>
  rawZip([entry({ size: max, packedSize: max, extra: zip64Extra(...sizes), ...more })]);

const pictureWithCard = pngOf([], [textChunk('zTXt', 'ccv3', base64(card))]);

/** Archives: with wrong sizes and places, bombs, names that lead elsewhere, and archives in archives. */
export const hostileArchives = (): HostileFile[] => [
  ...filesOf('zip64', 'refused', {
    'a size of 2^63': zip64([1n << 63n, 1n << 63n]),
    'a size of 2^40': zip64([1n << 40n, 1n << 40n]),
    'a packed size of 2^53': zip64([10n, 1n << 53n]),
    'a place of 2^53': zip64([300n, 200n, 1n << 53n], { offset: max }),
    'a field that is too short': zip64([300n]),
    'a field without numbers': zip64([]),
    '2^64 - 1 entries': rawZip([entry()], {
      count: 0xffff,
      directoryOffset: max,
      before: zip64End((1n << 64n) - 1n, 0n, 0n),
    }),
    'a directory at 2^53': rawZip([entry()], {
      count: 0xffff,
      directoryOffset: max,
      before: zip64End(1n, 1n << 53n, 0n),
    }),
    'a locator that points nowhere': rawZip([entry()], {
      count: 0xffff,
      directoryOffset: max,
      before: zip64End(1n, 0n, 1n << 60n),
    }),
  }),
  ...filesOf('ends that the reader corrects', 'inert', {
    'a directory behind the end': rawZip([entry()], { directoryOffset: max - 1 }),
    'a directory larger than the file': rawZip([entry()], { directorySize: max - 1 }),
    'a method that is written as another': rawZip([entry({ method: 9 })]),
  }),
  ...filesOf('nested archives', 'inert', Object.fromEntries(numbered(1, nested))),
  ...filesOf(
    'deeply nested archives',
    'refused',
    Object.fromEntries(numbered(9, (depth) => nested(depth + 1))),
  ),
  ...filesOf('bomb', 'refused', {
    'a card of 40 MB': rawZip([entry({ content: zeros })]),
    'a card of 200 MB': rawZip([entry({ content: manyZeros })]),
    'a card of 40 MB of text': rawZip([entry({ content: Buffer.alloc(40_000_000, 32) })]),
    'a card that says it is small': rawZip([entry({ content: zeros, size: 10 })]),
    'a card that says it is huge': rawZip([entry({ size: 0x7fff_ffff })]),
    'pictures of 40 MB': rawZip(
      numbered(8, (at) => at).map(([name]) => ({ path: `${name}.png`, content: zeros })),
    ),
    'archives of 40 MB': rawZip(
      numbered(8, (at) => at).map(([name]) => ({ path: `${name}.zip`, content: zeros })),
    ),
    'an archive of an archive of 200 MB': rawZip([
      { path: 'a.zip', content: rawZip([{ path: 'b.zip', content: manyZeros }]) },
    ]),
    '40,000 entries': rawZip(
      numbered(40_000, (at) => ({ path: `${String(at)}.txt`, content: '' })).map(([, one]) => one),
    ),
  }),
  ...filesOf('overlapping entries', 'refused', {
    '1,000 pictures in the same bytes': rawZip([
      { path: '0.png', content: zeros },
      ...numbered(999, (at): RawEntry => ({
        path: `${String(at)}.png`,
        content: '',
        sameAs: 0,
      })).map(([, one]) => one),
    ]),
    'a card in the bytes of its own header': rawZip([entry({ offset: 4 })]),
    'a card in the directory': rawZip([entry({ offset: charx.length - 80 })]),
    'a card behind the end': rawZip([entry({ offset: charx.length + 1000 })]),
    'a card at 4 GB': rawZip([entry({ offset: max - 1 })]),
  }),
  ...filesOf('names', 'inert', {
    'with a zero': rawZip([{ path: 'card.json\0.png', content: card }]),
    'out of the folder': rawZip([{ path: '../../../card.json', content: card }]),
    'from the root': rawZip([{ path: '/etc/card.json', content: card }]),
    'on a drive': rawZip([{ path: 'C:\\Windows\\card.json', content: card }]),
    'on a share': rawZip([{ path: '\\\\evil.test\\share\\card.json', content: card }]),
    'beside /etc/passwd': rawZip([{ path: '../../../../etc/passwd', content: 'root' }, entry()]),
    'a device': rawZip([{ path: 'CON', content: 'x' }, entry()]),
    'a stream': rawZip([{ path: 'a.txt:hidden', content: 'x' }, entry()]),
    'a link': rawZip([{ path: 'link', content: '/etc/passwd', attributes: 0xa1ff_0000 }, entry()]),
    'of 60,000 letters': rawZip([{ path: 'x'.repeat(60_000), content: 'x' }, entry()]),
    'a thousand folders deep': rawZip([{ path: `${'a/'.repeat(1000)}x.txt`, content: 'x' }, entry()]),
    'turned around': rawZip([{ path: 'card\u202Enosj.json', content: '{}' }, entry()]),
    'the same twice': rawZip([entry(), entry({ content: cardWith({ name: 'Other' }) })]),
    'not Unicode': rawZip([{ path: Buffer.from([0xff, 0xfe, 0x80]), content: 'x' }, entry()]),
    HTML: rawZip([{ path: '<img src=x onerror=ran(1)>.png', content: pngOf([]) }, entry()]),
    'a prototype': rawZip([
      { path: '__proto__', content: 'x' },
      { path: 'constructor', content: 'x' },
      entry(),
    ]),
  }),
  ...filesOf('names without a card', 'refused', {
    'a folder': rawZip([{ path: 'card.json/', content: '' }]),
    empty: rawZip([{ path: '', content: card }]),
  }),
  ...filesOf('wrong CRC', 'refused', {
    'of a stored card': rawZip([entry({ isStored: true, crc: 1 })]),
    'of a compressed card': rawZip([entry({ crc: 1 })]),
    'of a picture': rawZip([{ path: 'a.png', content: pictureWithCard, crc: 1 }]),
    'of an archive': rawZip([{ path: 'a.zip', content: charx, crc: 1 }]),
  }),
  ...filesOf('methods', 'refused', {
    encrypted: rawZip([entry({ flags: 0x801 })]),
    'strongly encrypted': rawZip([entry({ flags: 0x841 })]),
    masked: rawZip([entry({ flags: 0x2801 })]),
    ...Object.fromEntries(
      [1, 6, 12, 14, 93, 95, 98, 99].map((method) => [String(method), rawZip([entry({ method })])]),
    ),
    'stored that is compressed': rawZip([entry({ isStored: true, method: 8 })]),
  }),
  ...filesOf('ends', 'refused', {
    'more entries than there are': rawZip([entry()], { count: 5000 }),
    'an end alone': charx.subarray(-22),
    'no entries': rawZip([]),
    ...Object.fromEntries(
      numbered(10, (part) => charx.subarray(0, Math.floor((charx.length * part) / 11))).map(
        ([name, bytes]) => [`cut after ${name} of 11 parts`, bytes],
      ),
    ),
    ...Object.fromEntries(
      numbered(4, (part) => charx.subarray(part * 7)).map(([name, bytes]) => [`begun at ${name}`, bytes]),
    ),
  }),
];
