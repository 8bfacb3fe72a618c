import type { Page } from '@playwright/test';

/** What the page has played so far. */
export interface Heard {
  /** How long each sound is that has begun, in seconds, in their order. */
  readonly begun: readonly number[];
  /** How many can be heard now. */
  readonly sounding: number;
  /** When the first one began and when the last change to silence was, by the clock of the page in milliseconds. */
  readonly firstAt: number;
  readonly silentAt: number;
  /** Whether the output of the browser runs: sounds that begin before that are not heard. */
  readonly isRunning: boolean;
}

declare global {
  var heard: {
    begun: number[];
    sounding: number;
    firstAt: number;
    silentAt: number;
    context?: BaseAudioContext;
  };
}

/** Records what the page plays, where it reaches the browser. */
export const listen = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    globalThis.heard = { begun: [], sounding: 0, firstAt: 0, silentAt: 0 };
    const { start, disconnect } = AudioBufferSourceNode.prototype;
    const playing = new Set<AudioBufferSourceNode>();
    const end = (source: AudioBufferSourceNode): void => {
      if (!playing.delete(source)) return;
      globalThis.heard.sounding = playing.size;
      if (playing.size === 0) globalThis.heard.silentAt = performance.now();
    };
    AudioBufferSourceNode.prototype.start = function (this: AudioBufferSourceNode): void {
      start.call(this);
      const { heard } = globalThis;
      if (heard.begun.length === 0) heard.firstAt = performance.now();
      heard.begun.push(this.buffer?.duration ?? 0);
      heard.context = this.context;
      playing.add(this);
      heard.sounding = playing.size;
      this.addEventListener('ended', () => end(this));
    };
    AudioBufferSourceNode.prototype.disconnect = function (this: AudioBufferSourceNode): void {
      // Its types list the forms with arguments last.
      (disconnect as () => void).call(this);
      end(this);
    };
  });

export const heardOn = (page: Page): Promise<Heard> =>
  page.evaluate(() => {
    const { context, ...heard } = globalThis.heard;
    return { ...heard, isRunning: context?.state === 'running' };
  });
