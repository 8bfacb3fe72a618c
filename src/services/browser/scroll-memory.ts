import { entryOf } from './history-entry-id.ts';
import type { SafeStorage } from '../storage/safe-storage.ts';

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
  const readKept = (): number | null => Number(storage.read(prefix + entry)) || null;
  let entry = entryOf(page);
  /** Where the page is still to come to; null as soon as it is there, or the user goes elsewhere. */
  let wanted = readKept();
  let stopTrying = () => {};
  page.history.scrollRestoration = 'manual';

  const leave = () => {
    stopTrying();
    // A page that is left before it is long enough was left further down.
    storage.write(prefix + entry, String(wanted ?? Math.round(page.scrollY)));
  };
  page.addEventListener('pagehide', leave);

  return {
    leave,
    enter() {
      entry = entryOf(page);
      wanted = null;
    },
    toTop() {
      stopTrying();
      wanted = null;
      page.scrollTo(0, 0);
    },
    restore() {
      stopTrying();
      wanted = readKept();
      page.scrollTo(0, wanted ?? 0);
      if (wanted !== null) stopTrying = tryUntilThere(wanted, page, () => (wanted = null));
    },
  };
}

const prefix = 'scroll:';

/**
 * Follows the growing page to the wanted place, until it is reached or the user scrolls: then it is over. Gives back
 * how to stop before.
 */
function tryUntilThere(wanted: number, page: Window, onOver: () => void): () => void {
  const { body } = page.document;
  const watcher = new ResizeObserver(() => {
    page.scrollTo(0, wanted);
    if (Math.round(page.scrollY) >= wanted) end();
  });
  const stop = () => {
    watcher.disconnect();
    for (const type of usersOwn) page.removeEventListener(type, end);
  };
  const end = () => {
    stop();
    onOver();
  };
  for (const type of usersOwn) page.addEventListener(type, end, { passive: true });
  watcher.observe(body);
  return stop;
}

const usersOwn = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const;
