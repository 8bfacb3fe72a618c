import * as v from 'valibot';
import { defineCall } from '../call.ts';

/** The edges of the squares in which a picture is stored, in pixels. */
export const pictureSizes = [96, 192, 384, 768] as const;
export type PictureSize = (typeof pictureSizes)[number];

/** The most bytes of a picture's file. */
export const maxPictureFileBytes = 10_000_000;

/** The most pixels of a picture: more than cameras of telephones take. */
export const maxPicturePixels = 50_000_000;

/** The most pixels of a side: a line of millions of pixels is no picture, and takes as much memory as one. */
export const maxPictureSide = 20_000;

/** Whether a picture of these dimensions is larger than any that is accepted. */
export const isHugePicture = ({
  width,
  height,
}: {
  readonly width: number;
  readonly height: number;
}): boolean => width * height > maxPicturePixels || Math.max(width, height) > maxPictureSide;

/** Identifies a stored picture: the SHA-256 of its largest size, in base64url. */
export const PictureId = v.pipe(v.string(), v.regex(/^[\w-]{43}$/));

/** Returns the URL of a stored picture, a WebP. What it returns never changes. */
export const pictureUrl = (pictureId: string, size: PictureSize): string =>
  `/pictures/${pictureId}-${size}.webp`;

/** Returns the `srcset` of an image with a stored picture. */
export const pictureSet = (pictureId: string): string =>
  pictureSizes.map((size) => `${pictureUrl(pictureId, size)} ${String(size)}w`).join();

/** `left,top,edge` of a square, in pixels of the picture as it is shown upright. */
const Square = v.pipe(v.string(), v.regex(/^\d{1,5},\d{1,5},[1-9]\d{0,4}$/));

/**
 * Stores a picture for the caller's mates: PNG, JPEG, WebP or AVIF, of which the first frame is used. The body is the file; the
 * input is the query. Without `square` the top of an upright picture, or the middle of a wide one, is used. The same picture has
 * the same id.
 */
export const addPicture = defineCall({
  method: 'POST',
  path: '/mate/own/picture',
  access: 'token',
  effect: 'write',
  input: v.object({
    /** The caller confirms that it shows an adult character, and that they may use it. */
    confirmed: v.literal('1'),
    square: v.optional(Square),
  }),
  output: v.object({ pictureId: PictureId }),
  body: 'picture',
  extension: true,
});
