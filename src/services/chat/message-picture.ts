import type { MessagePicture } from '../../machines/chat/message-actions.machine.ts';
import { download } from '../browser/download-file.ts';
import { renderRichText } from '../rich-text/rich-text.ts';
import {
  isRightToLeft,
  runsOf,
  toPictureLines,
  type PictureLine,
  type PictureSpan,
  type PictureStyle,
} from './picture-lines.ts';
import { readSpans } from './picture-spans.ts';

const width = 1080;
const margin = 72;
const padding = 56;
const portraitSize = 132;
const lineHeight = 1.5;
/** From the top of a line, in sizes of the font. */
const baseline = 1.09;
/** Of the line through struck text, above the baseline. */
const strikeHeight = 12;
const fileName = 'message.png';

/** The colors of a picture that does not follow the theme: it is seen elsewhere. */
const ink = 'oklch(0.24 0.04 295)';
const muted = 'oklch(0.42 0.03 295)';

/** Draws a reply as a picture and gives it to the browser's dialog, or downloads it where there is none. */
export async function sharePicture(message: MessagePicture): Promise<void> {
  const blob = await drawMessage(message);
  const file = new File([blob], fileName, { type: blob.type });
  if (await hasShared(file)) return;
  download(fileName, new Uint8Array(await blob.arrayBuffer()), blob.type);
}

async function hasShared(file: File): Promise<boolean> {
  if (!('share' in navigator) || !navigator.canShare({ files: [file] })) return false;
  try {
    await navigator.share({ files: [file] });
    return true;
  } catch (error) {
    // The user closed the dialog.
    return error instanceof DOMException && error.name === 'AbortError';
  }
}

/** Returns the PNG. Nothing is requested but the portrait, which the page shows already. */
export async function drawMessage(message: MessagePicture): Promise<Blob> {
  const spans = spansOf(message.text);
  const size = message.text.length > 600 ? 30 : 38;
  const fontOf = textFont(size);
  const [image] = await Promise.all([loadImage(message.portrait), loadFonts(spans, fontOf)]);
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('2d');
  if (context === null) throw new TypeError('The browser draws no pictures.');
  const maxWidth = width - 2 * (margin + padding);
  const lines = toPictureLines(spans, (line) => widthOf(context, line, fontOf) <= maxWidth);
  const bubble = lines.length * size * lineHeight + 2 * padding;
  const top = margin + portraitSize + 40;
  // A new size resets what was set.
  canvas.width = width;
  canvas.height = Math.ceil(top + bubble + 56 + 40 + margin);
  drawBackground(context, message.hue);
  drawHeader(context, message, image);
  context.fillStyle = '#fff';
  context.beginPath();
  context.roundRect(margin, top, width - 2 * margin, bubble, 40);
  context.fill();
  context.textBaseline = 'alphabetic';
  for (const [index, line] of lines.entries())
    writeLine(context, line, fontOf, top + padding + (index * lineHeight + baseline) * size);
  context.textBaseline = 'middle';
  context.font = '600 30px "Figtree Variable", sans-serif';
  context.fillStyle = muted;
  writeText(context, message.footer, margin, top + bubble + 56 + 20);
  return toBlob(canvas);
}

/** The text as the chat draws it: nothing of its markup is shown. */
function spansOf(text: string): PictureSpan[] {
  const element = document.createElement('div');
  renderRichText(element, text);
  return readSpans(element);
}

/** Returns the font of each style in a text of this size. */
const textFont =
  (size: number) =>
  ({ isItalic, isStrong, isCode }: PictureStyle): string => {
    const family = isCode
      ? `${size * 0.9}px ui-monospace, "Cascadia Mono", Menlo, monospace`
      : `${size}px "Figtree Variable", sans-serif`;
    return `${isItalic ? 'italic ' : ''}${isStrong ? '680 ' : ''}${family}`;
  };

type FontOf = ReturnType<typeof textFont>;

/** A font that does not load is replaced by the system's. */
const loadFonts = (spans: readonly PictureSpan[], fontOf: FontOf): Promise<unknown> =>
  Promise.allSettled([
    document.fonts.ready,
    ...spans.map(({ text, style }) => document.fonts.load(fontOf(style), text)),
  ]);

function widthOf(context: CanvasRenderingContext2D, spans: readonly PictureSpan[], fontOf: FontOf): number {
  let total = 0;
  for (const { text, style } of spans) {
    context.font = fontOf(style);
    total += context.measureText(text).width;
  }
  return total;
}

function drawBackground(context: CanvasRenderingContext2D, hue: number): void {
  const { height } = context.canvas;
  const gradient = context.createLinearGradient(0, 0, width, height);
  gradient.addColorStop(0, `oklch(0.93 0.05 ${hue})`);
  gradient.addColorStop(1, `oklch(0.83 0.1 ${hue + 30})`);
  context.fillStyle = gradient;
  context.fillRect(0, 0, width, height);
}

/** The portrait and the name, on the side where the name begins. */
function drawHeader(
  context: CanvasRenderingContext2D,
  { name }: MessagePicture,
  image: HTMLImageElement,
): void {
  const isRight = isRightToLeft(name);
  const left = isRight ? width - margin - portraitSize : margin;
  context.save();
  context.beginPath();
  context.arc(left + portraitSize / 2, margin + portraitSize / 2, portraitSize / 2, 0, 2 * Math.PI);
  context.fillStyle = '#ffffff90';
  context.fill();
  context.clip();
  context.drawImage(image, left, margin, portraitSize, portraitSize);
  context.restore();
  context.font = '560 52px "Fraunces Variable", serif';
  context.fillStyle = ink;
  context.textBaseline = 'middle';
  const nameMargin = margin + portraitSize + 32;
  writeText(context, name, nameMargin, margin + portraitSize / 2, width - nameMargin - margin);
}

/** Writes a text of one line from the side where it begins. */
function writeText(
  context: CanvasRenderingContext2D,
  text: string,
  inset: number,
  y: number,
  maxWidth?: number,
): void {
  const isRight = isRightToLeft(text);
  context.direction = isRight ? 'rtl' : 'ltr';
  context.textAlign = 'start';
  context.fillText(text, isRight ? width - inset : inset, y, maxWidth);
}

/** Writes a line of the message from the side where its paragraph begins. */
function writeLine(context: CanvasRenderingContext2D, line: PictureLine, fontOf: FontOf, y: number): void {
  let inset = margin + padding;
  context.textAlign = 'left';
  for (const run of runsOf(line)) {
    const { text, style } = run;
    context.font = fontOf(style);
    context.fillStyle = style.isMuted ? muted : ink;
    context.direction = run.isRightToLeft ? 'rtl' : 'ltr';
    const runWidth = context.measureText(text).width;
    const left = line.isRightToLeft ? width - inset - runWidth : inset;
    context.fillText(text, left, y);
    if (style.isStruck) context.fillRect(left, y - strikeHeight, runWidth, 3);
    inset += runWidth;
  }
}

async function loadImage(address: string): Promise<HTMLImageElement> {
  const image = new Image(portraitSize * 2, portraitSize * 2);
  image.src = address;
  await image.decode();
  return image;
}

const toBlob = (canvas: HTMLCanvasElement): Promise<Blob> =>
  new Promise((resolve, reject) => {
    canvas.toBlob((blob) => {
      if (blob === null) reject(new TypeError('The browser draws no pictures.'));
      else resolve(blob);
    }, 'image/png');
  });
