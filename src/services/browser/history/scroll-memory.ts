import { entryOf } from './history-entry-id.ts';
import type { SafeStorage } from '../../storage/safe-storage.ts';

export interface ScrollMemory {
  /** Stores the scroll position before the history entry is left. */
  readonly leave: () => void;
  /** Called when another history entry is current. */
  readonly enter: () => void;
  /** Restores the scroll position of the current entry, as soon as the page is long enough. */
  readonly restore: () => void;
  readonly toTop: () => void;
}

/**
 * Stores the scroll position of each history entry. Browsers do so only for pages that are complete at once, while a
 * screen loads its content later.
 */
export function createScrollMemory(storage: SafeStorage, page: Window = window): ScrollMemory {
  const readKept = (): number | null => Number(storage.read(prefix + entry)) || null;
  let entry = entryOf(page);
  /** The position to restore; null once it is reached, or the user navigates. */
  let wanted = readKept();
  let stopTrying = () => {};
  page.history.scrollRestoration = 'manual';

  const leave = () => {
    stopTrying();
    // A page that is left before it is long enough keeps its earlier position.
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
 * Scrolls the growing page until the position is reached or the user scrolls. Returns a function that stops it.
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
