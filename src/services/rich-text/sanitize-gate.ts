import type { sanitiseBlock } from './sanitize-block.ts';

/** The sanitizer, which is large and is loaded after the conversation. */
export interface Sanitiser {
  readonly sanitiseBlock: typeof sanitiseBlock;
  readonly prepareSanitiser: () => void;
}

export interface SecondGateOptions {
  readonly load: () => Promise<Sanitiser>;
  /** Called the first time that the sanitizer failed to load. */
  readonly report: (error: unknown) => void;
}

export interface SecondGate {
  /** Loads the sanitizer if needed. Never rejects: a failed load is retried at the next call. */
  readonly open: () => Promise<void>;
  /** Sanitizes a complete block in place: at once, or when the sanitizer is loaded. */
  readonly pass: (block: HTMLElement, mediaOrigin?: string) => void;
}

/**
 * The gate that every complete block passes. The renderer, as the first gate, creates nothing that this one would remove,
 * so a block may be shown while the sanitizer still loads.
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
