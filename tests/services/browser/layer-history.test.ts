import { expect, test, vi } from 'vitest';
import { createAddressBar, historyMode } from '../../../src/services/browser/history/address-bar.ts';
import { createScrollMemory } from '../../../src/services/browser/history/scroll-memory.ts';
import { FakeWindow } from '../support/fake-window.ts';

const origin = 'https://mates.example';

/** A page with an entry before it, whose layers close as soon as they are asked to. */
function start(page = new FakeWindow(`${origin}/`)) {
  const address = createAddressBar(historyMode, page.asWindow());
  const arrivals: string[] = [];
  address.watch(() => arrivals.push(address.read().path));
  const shown: string[] = [];
  const closers = new Map<string, () => void>();
  const close = (name: string) => {
    if (!shown.includes(name)) return;
    shown.splice(shown.indexOf(name), 1);
    closers.get(name)?.();
  };
  const open = (name: string, onBack = () => close(name)) => {
    shown.push(name);
    closers.set(name, address.layers.open(onBack));
  };
  const go = (to: string, replace = false) => {
    address.layers.whenSettled(() => address.go({ type: 'go', to, replace }));
  };
  return { page, address, arrivals, shown, open, close, go };
}

/** Lets what was closed give back its entries. */
const settled = () => new Promise((resolve) => setTimeout(resolve, 250));

const at = (page: FakeWindow) => `${page.location.pathname} ${String(page.index)}`;

test('Back closes one layer after the other, and then leaves the page', async () => {
  const { page, arrivals, shown, open, go } = start();
  go('/faq');
  open('menu');
  open('dialog');
  expect(at(page)).toBe('/faq 3');
  page.travel(-1);
  await settled();
  expect([shown, at(page), arrivals]).toEqual([['menu'], '/faq 2', []]);
  page.travel(-1);
  await settled();
  expect([shown, at(page), arrivals]).toEqual([[], '/faq 1', []]);
  page.travel(-1);
  expect([at(page), arrivals]).toEqual(['/ 0', ['/']]);
});

test('what is closed otherwise leaves no entry behind', async () => {
  const { page, arrivals, open, close, go } = start();
  go('/faq');
  open('menu');
  open('dialog');
  close('dialog');
  close('menu');
  await settled();
  expect([at(page), arrivals]).toEqual(['/faq 1', []]);
  page.travel(-1);
  expect(arrivals).toEqual(['/']);
});

test('Back right after something was closed leaves the page, or closes what is open below it', async () => {
  const { page, arrivals, open, close, shown, go } = start();
  go('/faq');
  open('pane');
  open('menu');
  close('menu');
  page.travel(-1);
  await settled();
  expect([shown, at(page), arrivals]).toEqual([[], '/faq 1', []]);
  open('menu');
  close('menu');
  page.travel(-1);
  await settled();
  expect([at(page), arrivals]).toEqual(['/ 0', ['/']]);
});

test('a page load that begins when something is closed is not aborted', async () => {
  const { page, open, close } = start();
  open('dialog');
  page.dispatchEvent(new Event('beforeunload'));
  close('dialog');
  await settled();
  expect(at(page)).toBe('/ 1');
});

test('what takes the place of another takes over its entry', async () => {
  const { page, open, close, shown } = start();
  open('menu');
  close('menu');
  open('dialog');
  await settled();
  expect([at(page), page.length, shown]).toEqual(['/ 1', 2, ['dialog']]);
});

test('a link in a layer takes over its entry', async () => {
  const { page, arrivals, open, close, go } = start();
  go('/faq');
  open('dialog');
  close('dialog');
  go('/support');
  await settled();
  expect([at(page), page.length]).toEqual(['/support 2', 3]);
  page.travel(-1);
  expect([at(page), arrivals]).toEqual(['/faq 1', ['/faq']]);
});

test('a link in a layer above another one leaves no dead press', async () => {
  const { page, arrivals, open, close, go } = start();
  go('/faq');
  open('dialog');
  open('menu');
  go('/support');
  close('menu');
  close('dialog');
  await settled();
  page.travel(-1);
  await settled();
  expect([at(page), arrivals]).toEqual(['/faq 1', ['/faq']]);
});

test('Forward opens nothing again', async () => {
  const { page, arrivals, open, shown } = start();
  open('dialog');
  page.travel(-1);
  await settled();
  page.travel(1);
  await settled();
  expect([at(page), shown, arrivals]).toEqual(['/ 0', [], []]);
});

test('what stays open, since it is busy, has its entry again', async () => {
  const { page, open, shown } = start();
  open('dialog', () => undefined);
  page.travel(-1);
  await settled();
  expect([at(page), shown]).toEqual(['/ 1', ['dialog']]);
});

test('a jump to another place closes everything', async () => {
  const { page, arrivals, open, shown, go } = start();
  go('/faq');
  open('menu');
  open('dialog');
  page.travel(-3);
  await settled();
  expect([at(page), shown, arrivals]).toEqual(['/ 0', [], ['/']]);
});

test('an address that is replaced while something is open is that of the place below', async () => {
  const { page, arrivals, open, go } = start();
  go('/search?q=a');
  open('menu');
  go('/search?q=ab', true);
  page.travel(-1);
  await settled();
  expect([page.location.search, page.index, arrivals]).toEqual(['?q=ab', 1, []]);
});

test('a link that is followed while an entry is being removed waits for it', async () => {
  const { page, arrivals, open, close, go } = start();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  open('dialog');
  close('dialog');
  vi.advanceTimersByTime(200);
  go('/faq');
  expect(at(page)).toBe('/ 1');
  vi.advanceTimersByTime(1);
  vi.useRealTimers();
  expect([at(page), page.length, arrivals]).toEqual(['/faq 1', 2, []]);
});

test('an entry that was added during a reload, and took the place of the one below it, becomes that of the page', async () => {
  const page = new FakeWindow(`${origin}/faq`);
  page.history.pushState({ entry: 'a', layers: 1 }, '', `${origin}/`);
  Object.assign(page, {
    navigation: { currentEntry: { index: 0 }, entries: () => [{ sameDocument: true }] },
  });
  const { arrivals } = start(page);
  await settled();
  expect([at(page), page.history.state, arrivals]).toEqual(['/ 1', { entry: 'a' }, []]);
});

test('a reload with something open leaves no entry behind', async () => {
  const { page, open } = start();
  open('menu');
  open('dialog');
  expect(page.index).toBe(2);
  const { arrivals } = start(page);
  await settled();
  expect([at(page), arrivals]).toEqual(['/ 0', []]);
});

test('an entry below that the browser does not have is not waited for', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const page = new FakeWindow(`${origin}/faq`);
  page.history.replaceState({ entry: 'a', layers: 1 }, '', '/faq');
  const { go } = start(page);
  go('/support');
  vi.advanceTimersByTime(1000);
  vi.useRealTimers();
  expect(at(page)).toBe('/support 1');
});

test('the scroll position of a place is that of its layers', () => {
  const { page, open } = start();
  const stored = new Map<string, string>();
  const storage = {
    read: (key: string) => stored.get(key) ?? null,
    write: (key: string, value: string) => stored.set(key, value).size > 0,
    remove: (key: string) => void stored.delete(key),
    keys: () => [...stored.keys()],
  };
  const scroll = createScrollMemory(storage, Object.assign(page.asWindow(), { scrollY: 40 }));
  open('dialog');
  scroll.enter();
  scroll.leave();
  page.travel(-1);
  scroll.enter();
  scroll.leave();
  expect(stored.size).toBe(1);
});
