interface WantedLock {
  readonly name: string;
  readonly mode: LockMode;
  /** Ends the wait for the lock, or releases it. */
  readonly signal: AbortSignal;
}

/** Locks that the open pages of this browser share. */
export interface PageLocks {
  /** Waits for the lock, calls `onHeld`, and holds it. A page in the back/forward cache holds none: `onHeld` is called again. */
  readonly hold: (lock: WantedLock, onHeld: () => void) => void;
  readonly isHeld: (name: string) => Promise<boolean>;
}

type Locks = Pick<LockManager, 'request' | 'query'>;

/** Without Web Locks, as on a page without TLS, the locks are those of this page alone. */
export const createPageLocks = (
  page: Pick<Window, 'addEventListener'> = window,
  locks: Locks | null = 'locks' in navigator ? navigator.locks : null,
): PageLocks => {
  const request = locks === null ? createQueues() : locks.request.bind(locks);
  const hold: PageLocks['hold'] = ({ name, mode, signal }, onHeld) => {
    const begin = (): void => {
      const left = new AbortController();
      page.addEventListener('pagehide', () => left.abort(), { once: true, signal });
      const over = AbortSignal.any([signal, left.signal]);
      const untilOver = () =>
        new Promise<void>((resolve) => {
          over.addEventListener('abort', () => resolve(), { once: true });
          onHeld();
        });
      // Where the browser refuses, nothing is coordinated: the server stores a repeated message once.
      request(name, { mode, signal: over }, untilOver).catch(() => (over.aborted ? undefined : onHeld()));
    };
    begin();
    page.addEventListener('pageshow', ({ persisted }) => (persisted ? begin() : undefined), { signal });
  };
  return {
    hold,
    async isHeld(name) {
      const { held = [] } = (await locks?.query()) ?? {};
      return held.some((lock) => lock.name === name);
    },
  };
};

type Request = (
  name: string,
  options: { readonly mode: LockMode; readonly signal: AbortSignal },
  use: () => Promise<void>,
) => Promise<void>;

/** One holder after the other, on this page. */
const createQueues = (): Request => {
  const last = new Map<string, Promise<void>>();
  return (name, { signal }, use) => {
    const turn = (last.get(name) ?? Promise.resolve()).then(() => (signal.aborted ? undefined : use()));
    last.set(name, turn);
    return turn;
  };
};
