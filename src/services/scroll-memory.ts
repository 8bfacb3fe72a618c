import type { SafeStorage } from './safe-storage.ts';

export interface ScrollMemory {
  /** Keeps where the page is scrolled to, before its entry in the history is left. */
  readonly leave: () => void;
  /** A new entry of the history, or another one, is the current one now. */
  readonly enter: () => void;
  /** Scrolls back to where the current entry was left, as soon as the page is long enough. */
  readonly restore: () => void;
  readonly toTop: () => void;
}

/**
 * Remembers per history entry how far the page was scrolled. Browsers do so only for pages that are there at once,
 * and a screen gets its content later.
 */
export function createScrollMemory(storage: SafeStorage, page: Window = window): ScrollMemory {
  let entry = entryOf(page);
  let stopTrying = () => {};
  page.history.scrollRestoration = 'manual';

  const leave = () => {
    stopTrying();
    storage.write(prefix + entry, String(Math.round(page.scrollY)));
  };
  page.addEventListener('pagehide', leave);

  return {
    leave,
    enter() {
      entry = entryOf(page);
    },
    toTop() {
      stopTrying();
      page.scrollTo(0, 0);
    },
    restore() {
      stopTrying();
      const wanted = Number(storage.read(prefix + entry) ?? 0);
      page.scrollTo(0, wanted);
      if (wanted > 0) stopTrying = tryUntilThere(wanted, page);
    },
  };
}

const prefix = 'scroll:';

/** The address bar gives every entry that it makes a name of its own. */
function entryOf({ history }: Window): string {
  const state: unknown = history.state;
  const named = typeof state === 'object' && state !== null && 'entry' in state ? state.entry : undefined;
  return typeof named === 'string' ? named : 'first';
}

/** Follows the growing page to the wanted place, until it is reached or the user scrolls. */
function tryUntilThere(wanted: number, page: Window): () => void {
  const { body } = page.document;
  const watcher = new ResizeObserver(() => {
    page.scrollTo(0, wanted);
    if (Math.round(page.scrollY) >= wanted) stop();
  });
  const stop = () => {
    watcher.disconnect();
    for (const type of usersOwn) page.removeEventListener(type, stop);
  };
  for (const type of usersOwn) page.addEventListener(type, stop, { passive: true });
  watcher.observe(body);
  return stop;
}

const usersOwn = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const;
