import type { sanitiseBlock } from './sanitize-block.ts';

/** What the gate stands on: the sanitiser, weighty enough to come after the conversation. */
export interface Sanitiser {
  readonly sanitiseBlock: typeof sanitiseBlock;
  readonly prepareSanitiser: () => void;
}

export interface SecondGateOptions {
  readonly load: () => Promise<Sanitiser>;
  /** Told the first time that the sanitiser did not come. */
  readonly report: (error: unknown) => void;
}

export interface SecondGate {
  /** Fetches the sanitiser if it is not there yet. Never rejects: what failed is tried again at the next call. */
  readonly open: () => Promise<void>;
  /** Cleans a settled block in place: at once, or as soon as the sanitiser is there. */
  readonly pass: (block: HTMLElement, mediaOrigin?: string) => void;
}

/**
 * The gate that every settled block passes in the end. The renderer, as the first gate, makes nothing that this one would
 * take out, so a block may be read while the sanitiser is still on its way.
 */
export function createSecondGate({ load, report }: SecondGateOptions): SecondGate {
  const waiting: Parameters<SecondGate['pass']>[] = [];
  let sanitiser: Sanitiser | undefined;
  let opening: Promise<void> | undefined;
  let isReported = false;

  async function fetchSanitiser() {
    try {
      const loaded = await load();
      loaded.prepareSanitiser();
      for (const [block, mediaOrigin] of waiting.splice(0)) loaded.sanitiseBlock(block, mediaOrigin);
      sanitiser = loaded;
    } catch (error) {
      opening = undefined;
      if (!isReported) report(error);
      isReported = true;
    }
  }

  return {
    open: () => (opening ??= fetchSanitiser()),
    pass(block, mediaOrigin) {
      if (sanitiser === undefined) waiting.push([block, mediaOrigin]);
      else sanitiser.sanitiseBlock(block, mediaOrigin);
    },
  };
}
