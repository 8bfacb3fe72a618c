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
  /** The position to restore; null once the page rests there, or the user navigates. */
  let wanted = readKept();
  let stopHolding = () => {};
  page.history.scrollRestoration = 'manual';

  const leave = () => {
    stopHolding();
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
      stopHolding();
      wanted = null;
      page.scrollTo(0, 0);
    },
    restore() {
      stopHolding();
      wanted = readKept();
      page.scrollTo(0, wanted ?? 0);
      if (wanted !== null) stopHolding = holdPosition(wanted, page, () => (wanted = null));
    },
  };
}

const prefix = 'scroll:';

/**
 * Scrolls the page to the position each time its height changes, until the user scrolls or it is there and the height has
 * not changed for a while. What loads above would move it otherwise, also by the browser's scroll anchoring. Returns a
 * function that stops it.
 */
function holdPosition(wanted: number, page: Window, onOver: () => void): () => void {
  let rest: ReturnType<typeof setTimeout> | undefined;
  const watcher = new ResizeObserver(() => {
    page.scrollTo(0, wanted);
    clearTimeout(rest);
    if (Math.round(page.scrollY) >= wanted) rest = setTimeout(end, restMs);
  });
  const stop = () => {
    clearTimeout(rest);
    watcher.disconnect();
    for (const type of usersOwn) page.removeEventListener(type, end);
  };
  const end = () => {
    stop();
    onOver();
  };
  for (const type of usersOwn) page.addEventListener(type, end, { passive: true });
  watcher.observe(page.document.body);
  return stop;
}

const restMs = 1000;
const usersOwn = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const;
