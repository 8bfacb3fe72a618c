import { deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { code } from '../../../contract/envelope.ts';
import { pictureSizes, pictureUrl } from '../../../contract/mates/picture.ts';
import { addPictureOf, colorsAt, sendPicture, twoColors } from '../support/mates/pictures.ts';
import { startSharedServer } from '../support/server.ts';
import { createPerson } from '../support/talk.ts';

const server = await startSharedServer({ environment: { LIMIT_FACTOR: '100' } });
const ada = await createPerson(server);

const fileOf = async (pictureId: string, size: (typeof pictureSizes)[number] = 768) =>
  Buffer.from(await (await fetch(server.url + pictureUrl(pictureId, size))).arrayBuffer());

const withPlace = {
  IFD0: { Copyright: 'Ada' },
  IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '51/1 30/1 0/1' },
};
const source = await twoColors().png().toBuffer();
const files: [string, Buffer][] = [
  ['PNG', source],
  ['a PNG of 16 bits', await sharp(source).toColourspace('rgb16').png().toBuffer()],
  ['a PNG with a palette', await sharp(source).png({ palette: true }).toBuffer()],
  ['an interlaced PNG', await sharp(source).png({ progressive: true }).toBuffer()],
  ['JPEG with a place', await sharp(source).withExif(withPlace).jpeg().toBuffer()],
  ['a progressive JPEG', await sharp(source).jpeg({ progressive: true }).toBuffer()],
  ['a JPEG for printers', await sharp(source).toColourspace('cmyk').jpeg().toBuffer()],
  ['WebP with a place', await sharp(source).withExif(withPlace).webp().toBuffer()],
  ['AVIF with a place', await sharp(source).withExif(withPlace).avif({ effort: 0 }).toBuffer()],
  ['a JPEG with other colors', await sharp(source).withIccProfile('p3').jpeg({ quality: 95 }).toBuffer()],
];

/** The head of a scan by telephones of one maker: three numbers that have no meaning there. */
const withOddScan = (file: Buffer): Buffer => {
  const bytes = Buffer.from(file);
  for (let at = 2; at < bytes.length; at += 2 + bytes.readUInt16BE(at + 2)) {
    if (bytes[at + 1] !== 0xda) continue;
    bytes.set([0, 0, 0], at + bytes.readUInt16BE(at + 2) - 1);
    return bytes;
  }
  return bytes;
};
const baseline = await sharp(source).jpeg({ progressive: false }).toBuffer();
const progressive = await sharp(source).jpeg({ progressive: true }).toBuffer();
const withoutEnd = (file: Buffer): Buffer => file.subarray(0, -2);
files.push(
  ['a JPEG of a telephone with odd numbers in its scan', withOddScan(baseline)],
  ['such a JPEG without an end mark', withoutEnd(withOddScan(baseline))],
  ['a JPEG without an end mark', withoutEnd(baseline)],
  ['a progressive JPEG without an end mark', withoutEnd(progressive)],
  ['a JPEG with zeros in place of its end mark', Buffer.concat([withoutEnd(baseline), Buffer.alloc(64)])],
  ['a JPEG with a trailer of its telephone', Buffer.concat([baseline, Buffer.from('SEFHe\0\0\0SEFT')])],
  [
    'a JPEG with bytes before a mark',
    Buffer.concat([withoutEnd(baseline), Buffer.alloc(9, 7), baseline.subarray(-2)]),
  ],
);

test.each(files)('%s is written again in each size, in sRGB and without metadata', async (_, bytes) => {
  const pictureId = await addPictureOf(server, ada, bytes);
  for (const size of pictureSizes) {
    const file = await fileOf(pictureId, size);
    const { format, width, height, space, exif, icc, xmp } = await sharp(file).metadata();
    expect({ format, width, height, space, exif, icc, xmp }).toEqual({
      format: 'webp',
      width: size,
      height: size,
      space: 'srgb',
    });
    expect(
      await colorsAt(file, [
        [0.1, 0.5],
        [0.9, 0.5],
      ]),
    ).toEqual(['blue', 'red']);
  }
});

test('the colors of a profile are converted', async () => {
  const wide = await sharp(source).withIccProfile('p3').jpeg({ quality: 95 }).toBuffer();
  const naive = await sharp(wide).raw().toBuffer();
  const [red] = await colorsAt(await fileOf(await addPictureOf(server, ada, wide)), [[0.9, 0.5]]);
  expect(red).toBe('red');
  // Without its profile the same file is another color.
  expect(naive.subarray(-3)[0]).not.toBe(0);
});

test('the orientation that a camera noted is applied before the square is cut', async () => {
  // Turned by a quarter: blue is at the top, and the picture 400 by 600.
  const turned = await sharp(source).withMetadata({ orientation: 6 }).jpeg().toBuffer();
  const whole = await fileOf(await addPictureOf(server, ada, turned));
  expect(
    await colorsAt(whole, [
      [0.5, 0.1],
      [0.5, 0.9],
    ]),
  ).toEqual(['blue', 'red']);
  const low = await fileOf(await addPictureOf(server, ada, turned, 'confirmed=1&square=0,320,200'));
  expect(
    await colorsAt(low, [
      [0.5, 0.1],
      [0.5, 0.9],
    ]),
  ).toEqual(['red', 'red']);
});

test('a square outside of the picture is moved into it', async () => {
  const pictureId = await addPictureOf(server, ada, source, 'confirmed=1&square=99999,99999,99999');
  expect(
    await colorsAt(await fileOf(pictureId), [
      [0.1, 0.5],
      [0.9, 0.5],
    ]),
  ).toEqual(['blue', 'red']);
});

test('of an animation the first frame is used', async () => {
  const frames = await Promise.all(
    ['blue', 'red'].map((background) =>
      sharp({ create: { width: 40, height: 40, channels: 3, background } })
        .png()
        .toBuffer(),
    ),
  );
  const animation = await sharp(frames, { join: { animated: true } })
    .webp({ loop: 0, delay: [90, 90] })
    .toBuffer();
  expect((await sharp(animation).metadata()).pages).toBe(2);
  const file = await fileOf(await addPictureOf(server, ada, animation));
  expect(
    await colorsAt(file, [
      [0.5, 0.1],
      [0.5, 0.9],
    ]),
  ).toEqual(['blue', 'blue']);
});

test('transparency stays', async () => {
  const clear = { r: 0, g: 0, b: 0, alpha: 0 };
  const bytes = await sharp({ create: { width: 50, height: 50, channels: 4, background: clear } })
    .png()
    .toBuffer();
  const { data } = await sharp(await fileOf(await addPictureOf(server, ada, bytes)))
    .raw()
    .toBuffer({ resolveWithObject: true });
  expect(data[3]).toBe(0);
});

test('what follows a picture in its file is not stored', async () => {
  const polyglot = Buffer.concat([source, Buffer.from('<script>alert(1)</script>PK\u0003\u0004%PDF-1.7')]);
  const pictureId = await addPictureOf(server, ada, polyglot);
  expect(pictureId).toBe(await addPictureOf(server, ada, source));
  expect((await fileOf(pictureId)).includes('script')).toBe(false);
});

/** A PNG of the stated dimensions whose data are zeros, compressed. */
const hugePng = (width: number, height: number): Buffer => {
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type), data]);
    const out = Buffer.alloc(body.length + 8);
    out.writeUInt32BE(data.length);
    body.copy(out, 4);
    out.writeUInt32BE(crcOf(body), body.length + 4);
    return out;
  };
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width);
  header.writeUInt32BE(height, 4);
  header.set([1, 0, 0, 0, 0], 8);
  const signature = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');
  const data = deflateSync(Buffer.alloc(Math.min(1e7, height * (width / 8 + 1))));
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('IDAT', data),
    chunk('IEND', Buffer.alloc(0)),
  ]);
};

const crcOf = (bytes: Buffer): number => {
  let crc = 0xff_ff_ff_ff;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit += 1) crc = crc & 1 ? (crc >>> 1) ^ 0xed_b8_83_20 : crc >>> 1;
  }
  return (crc ^ 0xff_ff_ff_ff) >>> 0;
};

const jpeg = await sharp(source).jpeg().toBuffer();
const webp = await sharp(source).webp().toBuffer();
const avif = await sharp(source).avif({ effort: 0 }).toBuffer();
const hostile: [string, Buffer][] = [
  ['nothing', Buffer.alloc(0)],
  ['HTML', Buffer.from('<!doctype html><script>alert(1)</script>')],
  ['SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script/></svg>')],
  ['GIF', await sharp(source).gif().toBuffer()],
  ['TIFF', await sharp(source).tiff().toBuffer()],
  ['a signature of PNG only', source.subarray(0, 8)],
  ['a signature with other bytes', Buffer.concat([source.subarray(0, 8), Buffer.alloc(5000, 65)])],
  ['half of a PNG', source.subarray(0, source.length / 2)],
  ['half of a JPEG', jpeg.subarray(0, jpeg.length / 2)],
  ['half of a WebP', webp.subarray(0, webp.length / 2)],
  ['half of an AVIF', avif.subarray(0, avif.length / 2)],
  ['a PNG of 60,000 by 60,000 pixels', hugePng(60_000, 60_000)],
  ['a PNG as high as a number can be', hugePng(8, 0x7f_ff_ff_ff)],
  ['a PNG of no width', hugePng(0, 10)],
  ['a PNG of 8,000 by 7,000 pixels', hugePng(8000, 7000)],
  ['a PNG of 1 by 50,000,000 pixels', hugePng(1, 50_000_000)],
  ['a PNG of 25,000 by 8 pixels', hugePng(25_000, 8)],
  [
    'HEIC',
    Buffer.concat([
      Buffer.from([0, 0, 0, 24]),
      Buffer.from('ftypheic\0\0\0\0mif1heic', 'latin1'),
      Buffer.alloc(200),
    ]),
  ],
  ['half of a progressive JPEG', progressive.subarray(0, progressive.length / 2)],
  ['random bytes', Buffer.from(Array.from({ length: 4096 }, (_, index) => (index * 7919) % 251))],
  ...[jpeg, webp, avif, source].map((file, index): [string, Buffer] => [
    `file ${String(index)} with its middle overwritten`,
    Buffer.concat([file.subarray(0, 60), Buffer.alloc(file.length, 0xff)]),
  ]),
];

/** Returns the expected reason of a file's refusal. */
const reasonOf = (name: string): RegExp => {
  if (name.startsWith('a PNG as high')) return /damaged or incomplete|more than 50 megapixels/;
  if (/^(?:half|a signature|file|a PNG of no width)/.test(name)) return /damaged or incomplete/;
  return name.startsWith('a PNG') ? /more than 50 megapixels, or a side/ : /choose a PNG, JPEG, WebP or AVIF/;
};

test.each(hostile)('%s is refused with one error, and nothing is stored', async (name, bytes) => {
  const stored = async () =>
    (await server.database.selectFrom('pictures').select('picture_id').execute()).length;
  const before = await stored();
  const answer = await sendPicture(server, ada, bytes);
  expect(answer).toMatchObject({ status: 400, c: code.invalid });
  expect(answer.m).toMatch(/^This picture can’t be used/);
  expect(answer.m).toMatch(reasonOf(name));
  expect(await stored()).toBe(before);
});

test('a file over the limit is refused before it is read, and the confirmation is required', async () => {
  expect(await sendPicture(server, ada, Buffer.alloc(10_000_001))).toMatchObject({
    status: 413,
    c: code.invalid,
  });
  expect(await sendPicture(server, ada, source, '')).toMatchObject({
    c: code.invalid,
    d: { field: 'confirmed' },
  });
  expect(await sendPicture(server, { token: 'x' }, source)).toMatchObject({ c: code.loginExpired });
});

test('no request caused an unexpected error', () => {
  expect(server.logged()).not.toContain('a request failed');
});
