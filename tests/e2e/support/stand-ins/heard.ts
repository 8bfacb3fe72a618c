import type { Page } from '@playwright/test';

/** What the page has played so far. */
export interface Heard {
  /** How long each sound is that has begun, in seconds, in their order. */
  readonly begun: readonly number[];
  /** How many can be heard now. */
  readonly sounding: number;
  /** Whether the output of the browser runs: sounds that begin before that are not heard. */
  readonly isRunning: boolean;
}

declare global {
  var heard: { begun: number[]; sounding: number; context?: BaseAudioContext };
}

/** Records what the page plays, where it reaches the browser. */
export const listen = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    globalThis.heard = { begun: [], sounding: 0 };
    const playing = new Set<AudioBufferSourceNode>();
    const end = (source: AudioBufferSourceNode): void => {
      if (!playing.delete(source)) return;
      globalThis.heard.sounding = playing.size;
    };
    const { createBufferSource } = BaseAudioContext.prototype as { createBufferSource: unknown };
    BaseAudioContext.prototype.createBufferSource = function (): AudioBufferSourceNode {
      const source: AudioBufferSourceNode = Reflect.apply(createBufferSource as () => never, this, []);
      const [start, disconnect] = [source.start.bind(source), source.disconnect.bind(source)];
      source.start = () => {
        start();
        const { heard } = globalThis;
        heard.begun.push(source.buffer?.duration ?? 0);
        heard.context = source.context;
        playing.add(source);
        heard.sounding = playing.size;
        source.addEventListener('ended', () => end(source));
      };
      source.disconnect = () => {
        disconnect();
        end(source);
      };
      return source;
    };
  });

export const heardOn = (page: Page): Promise<Heard> =>
  page.evaluate(() => {
    const { context, ...heard } = globalThis.heard;
    return { ...heard, isRunning: context?.state === 'running' };
  });
