import type { SharpLibrary } from './load-sharp.ts';

/** The end of a JPEG, which some programs leave out. */
const endMark = Buffer.from([0xff, 0xd9]);

/** Data of no picture: where a file was cut, a decoder takes them for more of it; behind a complete one it passes over them. */
const filler = Buffer.from(Array.from({ length: 2048 }, (_, index) => (index * 73 + (index >> 3)) % 251));

/** Returns a JPEG that lacks its end mark alone with one; null for every other file, such as one that was cut. */
export const withEndMark = async (sharp: SharpLibrary, file: Uint8Array): Promise<Uint8Array | null> => {
  if (file[0] !== 0xff || file[1] !== 0xd8) return null;
  const ended = Buffer.concat([file, endMark]);
  const [one, other] = [
    await pixelsOf(sharp, ended),
    await pixelsOf(sharp, Buffer.concat([file, filler, endMark])),
  ];
  return one !== null && other !== null && one.equals(other) ? ended : null;
};

/** Small, which is decoded in a fraction of the time. */
const edge = 128;

/** Null for what is no picture. */
const pixelsOf = async (sharp: SharpLibrary, file: Uint8Array): Promise<Buffer | null> => {
  try {
    return await sharp(file, { failOn: 'error' }).resize(edge, edge, { fit: 'fill' }).raw().toBuffer();
  } catch (error) {
    if (error instanceof Error) return null;
    throw error;
  }
};
