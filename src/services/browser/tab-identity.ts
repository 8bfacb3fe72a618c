import { newId } from '../../../contract/new-id.ts';
import type { SafeStorage } from '../storage/safe-storage.ts';

/** This tab among the open tabs of the browser. */
export interface TabIdentity {
  /** The tab's id: the same after a reload, and no other open tab has it. */
  readonly claim: () => Promise<string>;
  /** Whether a tab with this id is open. Where the browser cannot say, none is. */
  readonly isOpen: (id: string) => Promise<boolean>;
}

/** The time to wait for the lock of the tab's own ID, in milliseconds: a reloading page releases it after a moment. */
const patience = 2000;

/**
 * The ID is stored in the tab and reserved by a lock of that name. A duplicated tab has a copy of the ID: it finds the
 * lock taken and chooses another ID. The lock is released while the page is in the back/forward cache.
 */
export const createTabIdentity = (
  tabStorage: SafeStorage,
  page: Pick<Window, 'addEventListener'> = window,
  locks: LockManager | null = 'locks' in navigator ? navigator.locks : null,
): TabIdentity => {
  const hold = (id: string): Promise<boolean> =>
    new Promise((resolve) => {
      if (locks === null) {
        resolve(true);
        return;
      }
      const untilHidden = () =>
        new Promise<void>((release) => {
          resolve(true);
          page.addEventListener('pagehide', () => release(), { once: true });
        });
      locks
        .request(nameOf(id), { signal: AbortSignal.timeout(patience) }, untilHidden)
        .catch(() => resolve(false));
    });

  const begin = async (): Promise<string> => {
    const known = tabStorage.read(tabKey);
    if (known !== null && (await hold(known))) return known;
    const id = newId();
    tabStorage.write(tabKey, id);
    await hold(id);
    return id;
  };

  let claimed: Promise<string> | undefined;
  page.addEventListener('pageshow', ({ persisted }) => {
    if (persisted && claimed !== undefined) claimed = begin();
  });

  return {
    claim: () => (claimed ??= begin()),
    async isOpen(id) {
      const { held = [] } = (await locks?.query()) ?? {};
      return held.some(({ name }) => name === nameOf(id));
    },
  };
};

const tabKey = 'mates.tab';
const nameOf = (id: string): string => `mates.tab/${id}`;
