import { describe, expect, test } from 'vitest';
import { createPageLocks } from '../../../src/services/browser/page-locks.ts';
import { settled } from '../../machines/support/deferred.ts';
import { FakeLocks } from '../support/fake-locks.ts';
import { FakeWindow } from '../support/fake-window.ts';

const open = (locks: LockManager | null) => {
  const page = new FakeWindow('https://mates.example/');
  const { hold, isHeld } = createPageLocks(page.asWindow(), locks);
  const held: string[] = [];
  const take = (who: string, mode: LockMode = 'exclusive'): AbortController => {
    const over = new AbortController();
    hold({ name: 'room', mode, signal: over.signal }, () => void held.push(who));
    return over;
  };
  return { page, isHeld, held, take };
};

describe.each([
  ['with Web Locks', () => new FakeLocks().asLocks()],
  ['without Web Locks', () => null],
])('%s', (_, createLocks) => {
  test('the parts of a page hold a lock one after the other', async () => {
    const { held, take } = open(createLocks());
    const first = take('first');
    take('second');
    await settled();
    expect(held).toEqual(['first']);
    first.abort();
    await settled();
    expect(held).toEqual(['first', 'second']);
  });

  test('a part that stops waiting never holds it', async () => {
    const { held, take } = open(createLocks());
    const first = take('first');
    take('second').abort();
    take('third');
    await settled();
    first.abort();
    await settled();
    expect(held).toEqual(['first', 'third']);
  });

  test('a page in the back/forward cache holds none, and holds it again when it returns', async () => {
    const { page, held, take } = open(createLocks());
    const first = take('first');
    await settled();
    page.dispatchEvent(new Event('pagehide'));
    await settled();
    page.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    await settled();
    expect(held).toEqual(['first', 'first']);
    first.abort();
    page.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    await settled();
    expect(held).toEqual(['first', 'first']);
  });
});

test('with Web Locks the pages of a browser share them', async () => {
  const locks = new FakeLocks().asLocks();
  const [one, other] = [open(locks), open(locks)];
  const shown = one.take('one', 'shared');
  other.take('other', 'shared');
  const exclusive = other.take('alone');
  await settled();
  expect([one.held, other.held]).toEqual([['one'], ['other']]);
  expect([await one.isHeld('room'), await one.isHeld('another room')]).toEqual([true, false]);
  shown.abort();
  exclusive.abort();
  await settled();
  expect(await one.isHeld('room')).toBe(true);
});

test('without Web Locks each page has its own, and no page knows what others hold', async () => {
  const [one, other] = [open(null), open(null)];
  one.take('one');
  other.take('other');
  await settled();
  expect([one.held, other.held]).toEqual([['one'], ['other']]);
  expect(await other.isHeld('room')).toBe(false);
});

test('a browser that refuses the lock coordinates nothing', async () => {
  const locks = new FakeLocks();
  locks.request = () => Promise.reject(new DOMException('Not here.', 'SecurityError'));
  const { held, take } = open(locks.asLocks());
  take('first');
  take('second');
  await settled();
  expect(held).toEqual(['first', 'second']);
});
