import { createHash } from 'node:crypto';
import type { Database } from '../../store/database.ts';
import { loadSharp } from '../pictures/load-sharp.ts';
import { readPicture } from '../pictures/pictures.ts';
import { portraitVersion, type StoredMate } from './catalogue.ts';
import { oklchToHex } from './oklch.ts';
import { portraitSvg } from './portraits.ts';

/** The size that previews of links use, in pixels. */
export const sharePictureSize = { width: 1200, height: 630 } as const;

type Drawn = Pick<StoredMate, 'hue' | 'portrait' | 'picture'>;

/** Identifies what the picture shows. */
export const sharePictureVersion = ({ hue, portrait, picture }: Drawn): string =>
  createHash('sha256')
    .update([hue, portraitVersion(portrait), picture].join())
    .digest('hex')
    .slice(0, 16);

/** Draws the picture of a link to a mate: its portrait or picture on its colors, as JPEG. */
export const drawSharePicture = async (database: Database, mate: Drawn): Promise<Buffer> => {
  const sharp = await loadSharp();
  const { width, height } = sharePictureSize;
  const own = mate.picture === null ? null : await readPicture(database, mate.picture, 768);
  const edge = own === null ? height - 40 : height - 110;
  const shown = sharp(own ?? Buffer.from(portraitSvg(mate.portrait))).resize(edge, edge);
  const figure = await (own === null ? shown : shown.composite([{ input: circle(edge), blend: 'dest-in' }]))
    .png()
    .toBuffer();
  const top = own === null ? height - edge : Math.round((height - edge) / 2);
  return sharp(background(mate.hue))
    .composite([{ input: figure, left: Math.round((width - edge) / 2), top }])
    .jpeg({ quality: 86 })
    .toBuffer();
};

const circle = (edge: number): Buffer =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${String(edge)}" height="${String(edge)}">` +
      `<circle cx="50%" cy="50%" r="50%"/></svg>`,
  );

/** The gradient of the mate's page, in its light theme. */
const background = (hue: number): Buffer => {
  const { width, height } = sharePictureSize;
  const from = oklchToHex({ lightness: 0.93, chroma: 0.05, hue });
  const to = oklchToHex({ lightness: 0.83, chroma: 0.1, hue: hue + 30 });
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${String(width)}" height="${String(height)}">` +
      `<defs><linearGradient id="g" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="${from}"/>` +
      `<stop offset="1" stop-color="${to}"/></linearGradient></defs><rect width="100%" height="100%" fill="url(#g)"/></svg>`,
  );
};
