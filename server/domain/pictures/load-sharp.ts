import { code } from '../../../contract/envelope.ts';
import { DomainError } from '../domain-error.ts';

/**
 * Loads the library that reads and writes pictures: when the first one is needed, since some systems have no build of it. Throws
 * `notAvailable` where it does not run.
 */
export const loadSharp = async () => {
  try {
    const { default: sharp } = await import('sharp');
    // The memory of a picture is given back with it, and each is decoded by one thread.
    sharp.cache(false);
    sharp.concurrency(1);
    sharp.block({ operation: ['VipsForeignLoad'] });
    sharp.unblock({ operation: decoders });
    return sharp;
  } catch (error) {
    throw new DomainError(code.notAvailable, 'picturesUnavailable', { cause: error });
  }
};

export type SharpLibrary = Awaited<ReturnType<typeof loadSharp>>;

/** SVG is only for drawings of the server's own: what users send is recognized before it is decoded. */
const decoders = ['Png', 'Jpeg', 'Webp', 'Heif', 'Svg'].map((format) => `VipsForeignLoad${format}Buffer`);
