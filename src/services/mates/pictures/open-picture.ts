import { isHugePicture, maxPictureFileBytes } from '../../../../contract/mates/picture.ts';
import { PictureError } from './picture-error.ts';
import type { ChosenPicture } from '../../../machines/mates/editor/picture-square.ts';

/** The longer side of the copy that the page shows, in pixels. */
const largestSide = 1200;

/** Opens a picture, upright, and returns a smaller copy of it. Throws `PictureError`. */
export async function openPicture(file: Blob | null): Promise<ChosenPicture> {
  if (file === null) throw new PictureError('unreadable');
  if (file.size > maxPictureFileBytes) throw new PictureError('large');
  const bitmap = await createImageBitmap(file).catch((cause: unknown) => {
    throw new PictureError('unreadable', { cause });
  });
  try {
    const { width, height } = bitmap;
    if (isHugePicture(bitmap)) throw new PictureError('large');
    const scale = Math.min(1, largestSide / Math.max(width, height));
    const canvas = new OffscreenCanvas(Math.max(1, width * scale), Math.max(1, height * scale));
    canvas.getContext('2d')?.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
    return { width, height, preview: await toDataUrl(await canvas.convertToBlob({ type: 'image/webp' })) };
  } finally {
    bitmap.close();
  }
}

/** The page may show images of its own host and of such URLs. */
const toDataUrl = (blob: Blob): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('load', () =>
      typeof reader.result === 'string' ? resolve(reader.result) : reject(new PictureError('unreadable')),
    );
    reader.addEventListener('error', () => reject(new PictureError('unreadable', { cause: reader.error })));
    reader.readAsDataURL(blob);
  });
