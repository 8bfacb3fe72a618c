import { openRichText } from '../../../src/services/rich-text/rich-text.ts';
import { openFloor } from './floor.ts';
import { nextFrame } from './next-frame.ts';

interface Feed {
  variant: keyof typeof variants;
  tokens: string[];
  perFrame: number;
  /** Fractions of the text after which the CPU clock is read. */
  marks: number[];
}

declare global {
  interface Window {
    /** Reads the main thread's CPU clock; provided by the driver. */
    readClock: (name: string) => Promise<void>;
    streamReply: (feed: Feed) => Promise<void>;
  }
}

const variants = { floor: openFloor, richText: openRichText };

/** Feeds `perFrame` tokens per frame, each in its own task, and renders once per frame, as the chat does. */
window.streamReply = async ({ variant, tokens, perFrame, marks }) => {
  const root = document.querySelector<HTMLElement>('#reply') ?? document.body;
  const writer = variants[variant](root);
  const due = marks.map((share) => Math.floor(share * tokens.length));
  let gathered = '';
  await nextFrame();
  await window.readClock('start');
  performance.mark('streaming');
  for (let at = 0; at < tokens.length; at += perFrame) {
    await eachInItsTask(tokens.slice(at, at + perFrame), (token) => {
      gathered += token;
    });
    await nextFrame();
    writer.write(gathered);
    gathered = '';
    while (due[0] !== undefined && at >= due[0]) await window.readClock(`${due.shift()}`);
  }
  writer.end();
  await nextFrame();
  await nextFrame();
  await window.readClock('end');
};

function eachInItsTask(tokens: string[], take: (token: string) => void): Promise<void> {
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve) => {
    let left = tokens.length;
    port1.addEventListener('message', ({ data }: MessageEvent<string>) => {
      take(data);
      left -= 1;
      if (left > 0) return;
      port1.close();
      resolve();
    });
    port1.start();
    for (const token of tokens) port2.postMessage(token);
  });
}
