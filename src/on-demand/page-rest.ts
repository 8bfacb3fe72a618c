import type { Rest } from './rest.ts';

/** The rest of the page's code, which is fetched once for all who ask. */
export interface PageRest {
  /** Fails when it does not come; who asks after that has it fetched again. */
  readonly get: () => Promise<Rest>;
  /** Null until it is here. */
  readonly now: () => Rest | null;
}

export function createPageRest(): PageRest {
  let asked: Promise<Rest> | null = null;
  let here: Rest | null = null;
  async function load() {
    try {
      return (here = (await import('./rest.ts')).rest);
    } catch (error) {
      asked = null;
      throw error;
    }
  }
  return { get: () => (asked ??= load()), now: () => here };
}
