import { promisify } from 'node:util';
import { portraitVersion } from '../domain/mates/catalogue.ts';
import { portraitSvg } from '../domain/mates/portraits.ts';
import type { PortraitOptions } from '../content/portrait-options.ts';
import { compressors, type Encoding } from './compression.ts';

/** A portrait as it is sent. The tag identifies these bytes, so it names the encoding too. */
export interface StoredPortrait {
  readonly encoding: Encoding | undefined;
  readonly etag: string;
  readonly bytes: Buffer;
}

type FindPortrait = (portrait: PortraitOptions, encoding: Encoding | undefined) => Promise<StoredPortrait>;

/** Renders and compresses portraits, and stores the `max` recently used, of about 7 kB each. */
export const createPortraitCache = (max: number): FindPortrait => {
  const portraits = new Map<string, StoredPortrait>();
  return async (portrait, encoding) => {
    const etag = `"${portraitVersion(portrait)}-${encoding ?? 'plain'}"`;
    const found = portraits.get(etag) ?? { encoding, etag, bytes: await draw(portrait, encoding) };
    portraits.delete(etag);
    portraits.set(etag, found);
    const [oldest] = portraits.keys();
    if (portraits.size > max && oldest !== undefined) {
      portraits.delete(oldest);
    }
    return found;
  };
};

const draw = async (portrait: PortraitOptions, encoding: Encoding | undefined): Promise<Buffer> => {
  const svg = portraitSvg(portrait);
  return encoding === undefined ? Buffer.from(svg) : promisify(compressors[encoding])(svg);
};
