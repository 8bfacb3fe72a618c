import type { Sharp } from 'sharp';
import { code } from '../../../contract/envelope.ts';
import {
  isHugePicture,
  maxPicturePixels,
  pictureSizes,
  type PictureSize,
} from '../../../contract/mates/picture.ts';
import { DomainError } from '../domain-error.ts';
import { withEndMark } from './end-mark.ts';
import { loadSharp, type SharpLibrary } from './load-sharp.ts';
import { withoutTexts } from './without-texts.ts';

/** A square of a picture, in pixels of the upright picture. */
export interface Square {
  readonly left: number;
  readonly top: number;
  readonly edge: number;
}

/** A picture as it is stored: WebP in each size, in sRGB and without metadata. */
export type RenderedPicture = ReadonlyArray<{ readonly size: PictureSize; readonly content: Uint8Array }>;

/**
 * Decodes a PNG, JPEG, WebP or AVIF, whatever it is called, and writes the square of its first frame again in each size; null
 * is the top of an upright picture, or the middle of a wide one. Decoding happens in threads of the library. Throws `invalid`
 * for everything else, with the reason, and `notAvailable` where the library does not run.
 */
export const renderPicture = async (bytes: Uint8Array, square: Square | null): Promise<RenderedPicture> => {
  if (!isPicture(bytes)) {
    throw new DomainError(code.invalid, 'pictureInvalid');
  }
  const sharp = await loadSharp();
  const file = withoutTexts(bytes);
  try {
    return await renderFile(sharp, file, square);
  } catch (error) {
    const ended = error instanceof DomainError ? null : await withEndMark(sharp, file);
    if (ended !== null) return renderFile(sharp, ended, square);
    throw error instanceof DomainError
      ? error
      : new DomainError(code.invalid, 'pictureDamaged', { cause: error });
  }
};

const renderFile = async (
  sharp: SharpLibrary,
  file: Uint8Array,
  square: Square | null,
): Promise<RenderedPicture> => {
  // The head of a file alone is read for its dimensions, which the library would refuse without saying so.
  const { autoOrient } = await sharp(file, { ...options, limitInputPixels: false }).metadata();
  if (isHugePicture(autoOrient)) {
    throw new DomainError(code.invalid, 'pictureHuge');
  }
  const picture = sharp(file, options).timeout({ seconds });
  const largest = await writeSquare(picture, fit(square, autoOrient));
  return Promise.all(
    pictureSizes.map(async (size) => {
      const resized = sharp(largest.data, { raw: largest.info }).resize(size, size);
      return { size, content: await resized.webp({ quality: 80 }).toBuffer() };
    }),
  );
};

/** Browsers show pictures with faults of which the library only warns, such as odd numbers in scans of telephones. Missing data are an error. */
const options = { limitInputPixels: maxPicturePixels, pages: 1, failOn: 'error' } as const;

/**
 * The library also reads SVG, for pictures of our own: only a file that begins as one of the four gets to it. AVIF shares its beginning
 * with formats of other programs, and has its name among those that the file says it is compatible with.
 */
const isPicture = (bytes: Uint8Array): boolean => {
  const start = Buffer.from(bytes.subarray(0, 64)).toString('latin1');
  return /^(?:\x89PNG|\xff\xd8\xff|RIFF....WEBP|....ftyp.*avi[fs])/s.test(start);
};

/** More than the largest picture that is accepted takes on a slow machine. */
const seconds = 20;

/** Colors become sRGB, of 8 bits, and the orientation that a camera noted is applied. */
const writeSquare = (picture: Sharp, { left, top, edge }: Square) =>
  picture
    .autoOrient()
    .extract({ left, top, width: edge, height: edge })
    .resize(largestSize, largestSize)
    .toColourspace('srgb')
    .ensureAlpha()
    .raw({ depth: 'uchar' })
    .toBuffer({ resolveWithObject: true });

const largestSize = Math.max(...pictureSizes);

interface Dimensions {
  readonly width: number;
  readonly height: number;
}

/** Returns the part of the square that the picture contains; the default without one. */
const fit = (square: Square | null, { width, height }: Dimensions): Square => {
  const maxEdge = Math.min(width, height);
  const wanted = square ?? { left: Math.floor((width - maxEdge) / 2), top: 0, edge: maxEdge };
  const edge = Math.min(wanted.edge, maxEdge);
  return { left: Math.min(wanted.left, width - edge), top: Math.min(wanted.top, height - edge), edge };
};
