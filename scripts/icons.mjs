/** Draws the icons of the installed app from `public/icon.svg`. Run it after a change of the drawing. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './lib/root.mjs';
import { startScript } from './lib/start-script.mjs';

startScript();
const { default: sharp } = await import('sharp');

const drawing = readFileSync(join(root, 'public', 'icon.svg'), 'utf8');
/** The light `--color-bg` of tokens.css. */
const background = '#fdf9f4';
/** A launcher may cut off all but the middle four fifths. */
const safeShare = 0.62;

const folder = join(root, 'public', 'icons');
mkdirSync(folder, { recursive: true });
for (const size of [192, 512]) {
  writeFileSync(join(folder, `icon-${size}.png`), await draw(size));
  writeFileSync(join(folder, `maskable-${size}.png`), await drawFilled(size));
}
// Browsers look for these by their paths.
writeFileSync(join(root, 'public', 'apple-touch-icon.png'), await drawFilled(180));
writeFileSync(join(root, 'public', 'favicon.ico'), toIco(await draw(32), 32));

/** The drawing alone. */
function draw(size) {
  return sharp(Buffer.from(drawing), { density: (72 * size) / 32 })
    .resize(size, size)
    .png({ compressionLevel: 9, palette: false })
    .toBuffer();
}

/** The drawing in the middle of a filled square. */
async function drawFilled(size) {
  const input = await draw(Math.round(size * safeShare));
  return sharp({ create: { width: size, height: size, channels: 3, background } })
    .composite([{ input }])
    .png({ compressionLevel: 9 })
    .toBuffer();
}

/** An icon file with one PNG. */
function toIco(png, size) {
  const header = Buffer.alloc(22);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(1, 4);
  header.writeUInt8(size, 6);
  header.writeUInt8(size, 7);
  header.writeUInt16LE(1, 10);
  header.writeUInt16LE(32, 12);
  header.writeUInt32LE(png.length, 14);
  header.writeUInt32LE(header.length, 18);
  return Buffer.concat([header, png]);
}
