import { describe, expect, test } from 'vitest';
import { createSafeStorage } from '../../../src/services/storage/safe-storage.ts';
import { createTabIdentity } from '../../../src/services/browser/tab-identity.ts';
import { FakeStorage } from '../support/fake-storage.ts';

/** The part of the Web Locks API that is used, in memory. */
class FakeLocks {
  readonly #held = new Map<string, Promise<void>>();

  async request(name: string, options: { signal: AbortSignal }, work: () => Promise<void>): Promise<void> {
    const refused = new Promise<never>((_, reject) =>
      options.signal.addEventListener('abort', () => reject(options.signal.reason)),
    );
    refused.catch(() => undefined);
    while (this.#held.has(name)) await Promise.race([this.#held.get(name), refused]);
    const holding = work().finally(() => this.#held.delete(name));
    this.#held.set(name, holding);
    await holding;
  }

  query(): Promise<LockManagerSnapshot> {
    return Promise.resolve({ held: [...this.#held.keys()].map((name) => ({ name })), pending: [] });
  }
}

function tabOf(area: FakeStorage, locks: FakeLocks | null) {
  const page = new EventTarget();
  const storage = createSafeStorage(
    () => area,
    () => undefined,
  );
  // The service uses only two methods of the locks and the window's events.
  const identity = createTabIdentity(storage, page, locks as unknown as LockManager | null);
  return { identity, leave: () => page.dispatchEvent(new Event('pagehide')), page };
}

describe('the id of a tab', () => {
  test('does not change on a reload, even if the previous page releases its lock later', async () => {
    const [area, locks] = [new FakeStorage(), new FakeLocks()];
    const before = tabOf(area, locks);
    const id = await before.identity.claim();
    const claim = tabOf(area, locks).identity.claim();
    before.leave();
    expect(await claim).toBe(id);
  });

  test('differs in a duplicated tab, and each tab sees the other as open until it closes', async () => {
    const locks = new FakeLocks();
    const area = new FakeStorage();
    const one = tabOf(area, locks);
    const first = await one.identity.claim();
    const other = tabOf(FakeStorage.of({ 'mates.tab': first }), locks);
    const second = await other.identity.claim();
    expect(second).not.toBe(first);
    expect([await one.identity.isOpen(second), await other.identity.isOpen(first)]).toEqual([true, true]);
    one.leave();
    await expect.poll(() => other.identity.isOpen(first)).toBe(false);
  });

  test('is locked again when the page is restored from the back/forward cache', async () => {
    const [area, locks] = [new FakeStorage(), new FakeLocks()];
    const { identity, leave, page } = tabOf(area, locks);
    const id = await identity.claim();
    leave();
    page.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    expect(await identity.claim()).toBe(id);
    expect(await identity.isOpen(id)).toBe(true);
  });

  test('is stored in the tab without the Web Locks API, and no other tab counts as open', async () => {
    const area = new FakeStorage();
    const { identity } = tabOf(area, null);
    const id = await identity.claim();
    expect(await tabOf(area, null).identity.claim()).toBe(id);
    expect(await identity.isOpen('another')).toBe(false);
  });
});
