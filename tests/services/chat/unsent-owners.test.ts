import { describe, expect, test } from 'vitest';
import { createPageLocks } from '../../../src/services/browser/page-locks.ts';
import { createDrafts } from '../../../src/services/chat/drafts.ts';
import { createUnsentOwners } from '../../../src/services/chat/unsent-owners.ts';
import { createSafeStorage } from '../../../src/services/storage/safe-storage.ts';
import { settled } from '../../machines/support/deferred.ts';
import { FakeLocks } from '../support/fake-locks.ts';
import { FakeStorage } from '../support/fake-storage.ts';
import { FakeWindow } from '../support/fake-window.ts';

const thread = { userId: 'user-1', roomId: 'room-1' };
const elsewhere = { ...thread, roomId: 'room-2' };
/** The IDs of the messages of a visit begin with the same digits as its seed. */
const idOf = (visit: number, n: number): string => `${visit}0000000-0000-4000-8000-00000000000${n}`;
const unsent = (visit: number, n: number) => ({
  clientMessageId: idOf(visit, n),
  text: `Text ${n}`,
  at: n,
  needsUser: false,
});

/** A browser whose pages share its storage and, where it has them, its locks. */
const openBrowser = (locks: LockManager | null) => {
  const area = new FakeStorage();
  const storage = createSafeStorage(
    () => area,
    () => undefined,
  );
  const drafts = createDrafts(storage);
  const openPage = () => {
    const page = new FakeWindow('https://mates.example/');
    const owners = createUnsentOwners({ drafts, locks: createPageLocks(page.asWindow(), locks), page });
    const log: unknown[] = [];
    const visit = (visited: number, at = thread): AbortController => {
      const over = new AbortController();
      const seed = idOf(visited, 0);
      owners.own(
        { thread: at, seed },
        ({ messages }) => {
          expect(messages).not.toEqual([]);
          log.push(...messages.map(({ text }) => text));
        },
        over.signal,
      );
      return over;
    };
    const claim = (userId: string | null = thread.userId): AbortController => {
      const over = new AbortController();
      owners.claim(
        () => userId,
        (event) => log.push(event.type === 'message.claimed' ? event.claimed.message.text : event.type),
        over.signal,
      );
      return over;
    };
    const hear = (roomId = thread.roomId) =>
      page.dispatchEvent(
        Object.assign(new Event('storage'), { key: `mates.unsent/${thread.userId}/${roomId}/any` }),
      );
    const read = async () => (await owners.readUnsent(thread)).map(({ text }) => text);
    return { log, visit, claim, hear, read };
  };
  return { drafts, openPage };
};

describe.each([
  ['with Web Locks', () => new FakeLocks().asLocks()],
  ['without Web Locks', () => null],
])('[S8.10] %s', (_, createLocks) => {
  const open = () => {
    const { drafts, openPage } = openBrowser(createLocks());
    return { drafts, page: openPage() };
  };

  test('what a room has is claimed only once the page does not show it', async () => {
    const { drafts, page } = open();
    drafts.persistUnsent(thread, unsent(1, 1));
    const shown = page.visit(1);
    await settled();
    page.log.length = 0;
    page.claim();
    await settled();
    expect(page.log).toEqual([]);
    shown.abort();
    await settled();
    expect(page.log).toEqual(['Text 1']);
  });

  test('the first message of each room is claimed, one at a time', async () => {
    const { drafts, page } = open();
    drafts.persistUnsent(thread, unsent(1, 1));
    drafts.persistUnsent(thread, unsent(1, 2));
    drafts.persistUnsent(elsewhere, unsent(2, 3));
    const first = page.claim();
    await settled();
    expect(page.log).toEqual(['Text 1']);
    drafts.forgetUnsent(thread, [idOf(1, 1)]);
    first.abort();
    await settled();
    const second = page.claim();
    await settled();
    drafts.forgetUnsent(thread, [idOf(1, 2)]);
    second.abort();
    await settled();
    page.claim();
    await settled();
    expect(page.log).toEqual(['Text 1', 'Text 2', 'Text 3']);
  });

  test('what waits for the user, or is of another account, is not claimed', async () => {
    const { drafts, page } = open();
    drafts.persistUnsent(thread, { ...unsent(1, 1), needsUser: true, code: 4020 });
    drafts.persistUnsent(thread, unsent(1, 2));
    page.claim();
    await settled();
    page.claim('another');
    page.claim(null);
    await settled();
    expect(page.log).toEqual(['outbox.empty', 'outbox.empty', 'outbox.empty']);
  });

  test('a visit that is over does not hide its messages from the same page', async () => {
    const { drafts, page } = open();
    const first = page.visit(1);
    await settled();
    drafts.persistUnsent(thread, unsent(1, 1));
    first.abort();
    await settled();
    expect(await page.read()).toEqual(['Text 1']);
    const again = page.visit(1);
    await settled();
    expect(page.log).toContain('Text 1');
    page.log.length = 0;
    again.abort();
    page.claim();
    await settled();
    expect(page.log).toEqual(['Text 1']);
  });
});

describe('[S8.10] pages that share Web Locks', () => {
  const open = () => {
    const { drafts, openPage } = openBrowser(new FakeLocks().asLocks());
    return { drafts, one: openPage(), other: openPage() };
  };

  test('a message belongs to the visit in which it was written, until that is over', async () => {
    const { drafts, one, other } = open();
    const written = one.visit(1);
    other.visit(2);
    drafts.persistUnsent(thread, unsent(1, 1));
    other.hear();
    await settled();
    expect([await other.read(), other.log]).toEqual([[], []]);
    expect(await one.read()).toEqual(['Text 1']);
    written.abort();
    await settled();
    expect([await other.read(), other.log]).toEqual([['Text 1'], ['Text 1']]);
    expect(await one.read()).toEqual([]);
  });

  test('only one page claims a message', async () => {
    const { drafts, one, other } = open();
    drafts.persistUnsent(thread, unsent(1, 1));
    const first = one.claim();
    other.claim();
    await settled();
    expect([one.log, other.log]).toEqual([['Text 1'], []]);
    drafts.forgetUnsent(thread, [idOf(1, 1)]);
    first.abort();
    await settled();
    expect(other.log).toEqual(['outbox.empty']);
  });
});

test('without Web Locks each page sends what it finds: the server stores a repeated ID once', async () => {
  const { drafts, openPage } = openBrowser(null);
  const [one, other] = [openPage(), openPage()];
  drafts.persistUnsent(thread, unsent(1, 1));
  one.claim();
  other.claim();
  await settled();
  expect([one.log, other.log]).toEqual([['Text 1'], ['Text 1']]);
  expect(await other.read()).toEqual(['Text 1']);
});
