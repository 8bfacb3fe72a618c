import * as v from 'valibot';
import sharp, { type Sharp } from 'sharp';
import { addPicture } from '../../../../contract/mates/picture.ts';
import type { TestServer } from '../server.ts';
import type { Person } from '../talk.ts';

const blue = { r: 0, g: 0, b: 255 };
const red = { r: 255, g: 0, b: 0 };

/** A picture of 600 by 400 pixels: blue on the left and red on the right. */
export const twoColors = (): Sharp =>
  sharp({ create: { width: 600, height: 400, channels: 3, background: red } }).composite([
    { input: { create: { width: 300, height: 400, channels: 3, background: blue } }, left: 0, top: 0 },
  ]);

/** A picture that no other test has: the same bytes have the same id. */
export const uniquePicture = (color = Math.floor(Math.random() * 0xff_ff_ff)): Promise<Buffer> =>
  sharp({
    create: {
      width: 64,
      height: 64,
      channels: 3,
      background: { r: color & 255, g: (color >> 8) & 255, b: color >> 16 },
    },
  })
    .png()
    .toBuffer();

const Envelope = v.object({ c: v.number(), m: v.nullable(v.string()), d: v.unknown() });

/** Sends a picture's file and returns the status and the envelope. */
export const sendPicture = async (
  server: Pick<TestServer, 'url'>,
  { token }: Pick<Person, 'token'>,
  bytes: Uint8Array,
  query = 'confirmed=1',
) => {
  const response = await fetch(`${server.url}${addPicture.path}?${query}`, {
    method: 'POST',
    headers: { token, 'content-type': 'image/png' },
    body: new Uint8Array(bytes),
  });
  return { status: response.status, ...v.parse(Envelope, await response.json()) };
};

/** Adds a picture and returns its id. */
export const addPictureOf = async (
  server: Pick<TestServer, 'url'>,
  who: Pick<Person, 'token'>,
  bytes: Uint8Array,
  query?: string,
): Promise<string> => v.parse(addPicture.output, (await sendPicture(server, who, bytes, query)).d).pictureId;

/** Returns the color of a pixel of a stored picture, at a part of its width and height: 1 for blue, 2 for red, 0 for another. */
export const colorsAt = async (
  file: Uint8Array,
  places: ReadonlyArray<readonly [number, number]>,
): Promise<string[]> => {
  const { data, info } = await sharp(file).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return places.map(([x, y]) => {
    const at = (Math.floor(y * info.height) * info.width + Math.floor(x * info.width)) * 3;
    const [r = 0, g = 0, b = 0] = data.subarray(at, at + 3);
    if (b > 100 && r < 70 && g < 110) return 'blue';
    return r > 150 && b < 70 && g < 70 ? 'red' : `${String(r)},${String(g)},${String(b)}`;
  });
};
