import type { Page } from '@playwright/test';

/** What has reached the output of the page. */
export interface Played {
  /** Samples a second. */
  readonly rate: number;
  /** All that was played since the page was opened, silence included. */
  readonly samples: Int16Array;
}

declare global {
  var tap: { context: AudioContext; blocks: Int16Array[]; frames: number; isReady: boolean };
}

/** Collects what is played in blocks of so many samples. */
const tapCode = `
  registerProcessor('tap', class extends AudioWorkletProcessor {
    block = new Int16Array(4096);
    filled = 0;
    process([[channel]]) {
      for (let index = 0; index < 128; index += 1) this.block[this.filled + index] = (channel?.[index] ?? 0) * 32767;
      this.filled += 128;
      if (this.filled === this.block.length) {
        this.port.postMessage(this.block);
        this.filled = 0;
      }
      return true;
    }
  });`;

/**
 * Records the sound of the page behind its last node, sample by sample: whatever the page connects to its output reaches the recorder,
 * too. The browser must ignore the policy of the page (`bypassCSP`), which allows no code of others. The page's one real AudioContext is
 * made beforehand, so that nothing of the first sound is missing.
 */
export async function recordPlayed(page: Page): Promise<void> {
  await page.addInitScript((code) => {
    const context = new AudioContext();
    const collector = new GainNode(context);
    const tap = { context, blocks: [] as Int16Array[], frames: 0, isReady: false };
    Object.assign(globalThis, { tap });
    Object.defineProperty(globalThis, 'AudioContext', {
      value: function Opened() {
        return context;
      },
    });
    const connect = Reflect.get(AudioNode.prototype, 'connect') as (
      this: AudioNode,
      to: AudioNode,
    ) => AudioNode;
    Object.defineProperty(AudioNode.prototype, 'connect', {
      value(this: AudioNode, to: AudioNode) {
        if (to === context.destination) connect.call(this, collector);
        return connect.call(this, to);
      },
    });
    void context.audioWorklet.addModule(`data:text/javascript,${encodeURIComponent(code)}`).then(() => {
      const recorder = new AudioWorkletNode(context, 'tap');
      recorder.port.addEventListener('message', ({ data }: MessageEvent<Int16Array>) => {
        tap.blocks.push(data);
        tap.frames += data.length;
      });
      recorder.port.start();
      connect.call(collector, recorder);
      // A node that leads nowhere does not run. It adds nothing to be heard.
      connect.call(recorder, context.destination);
      tap.isReady = true;
    });
  }, tapCode);
}

/** Whether what is played from now on is recorded. */
export const isRecording = (page: Page): Promise<boolean> => page.evaluate(() => globalThis.tap.isReady);

/** How many samples were recorded. */
export const playedFrames = (page: Page): Promise<number> => page.evaluate(() => globalThis.tap.frames);

export async function playedOn(page: Page): Promise<Played> {
  const { rate, base64 } = await page.evaluate(async () => {
    const { context, blocks } = globalThis.tap;
    const file = new FileReader();
    const read = new Promise<string>((resolve) =>
      file.addEventListener('load', () => resolve(typeof file.result === 'string' ? file.result : '')),
    );
    file.readAsDataURL(new Blob(blocks as BlobPart[]));
    const [, base64 = ''] = (await read).split(',');
    return { rate: context.sampleRate, base64 };
  });
  const bytes = Buffer.from(base64, 'base64');
  return { rate, samples: new Int16Array(bytes.buffer, bytes.byteOffset, bytes.length / 2) };
}
