import { describe, expect, test } from 'vitest';
import type { RoomInfo } from '../../../../contract/rooms/room.ts';
import { selectClosingCode } from '../../../../src/machines/chat/conversation.selectors.ts';
import { selectRemoval } from '../../../../src/machines/chat/message-actions.selectors.ts';
import { settled } from '../../support/deferred.ts';
import { message, own, page, room, seed } from '../chat-samples.ts';
import { accepted, startConversation as start } from './live-conversation.ts';

/** The longest and the shortest interval between two checks of a visible room, in milliseconds. */
const [longest, shortest] = [4000, 3250];

const known = [own(1), message(2), own(3), message(4)];

/** Opens the room, and lets its next check find the given page. Returns how many pages were read since. */
async function check(lastSeq: number | undefined, found: ReturnType<typeof page>): Promise<number> {
  const talk = start({ info: { ...page(known), lastSeq } });
  talk.clock.increment(longest);
  talk.pages[0]?.give(found);
  await settled();
  return talk.pages.length - 1;
}

describe('a check answered by a server that', () => {
  test.each([
    ['has not seen the newest messages yet', undefined, page([message(2)])],
    ['has not seen them, and numbers branches', 4, { ...page([message(2)]), lastSeq: 2 }],
    ['has not seen another branch of the room', 6, { ...page([message(5)]), lastSeq: 5 }],
  ])('%s loads nothing', async (_, lastSeq, found) => {
    expect(await check(lastSeq, found)).toBe(0);
  });

  test.each([
    ['has newer messages', undefined, page([message(6)])],
    ['shows another branch, and nothing newer', 4, { ...page([message(2)]), lastSeq: 4 }],
  ])('%s loads the newest page', async (_, lastSeq, found) => {
    expect(await check(lastSeq, found)).toBe(1);
  });
});

test('a page from a server that lags behind does not lower the position of the next message', async () => {
  const talk = start({ info: { ...page([own(1), message(2)]), lastSeq: 10 } });
  talk.page({ type: 'room.changed' });
  talk.pages[0]?.give({ ...page([own(1), message(2)]), lastSeq: 5 });
  await settled();
  talk.say('Hello');
  talk.stream(accepted);
  expect(talk.messages().at(-1)).toMatchObject({ text: 'Hello', seq: 11 });
});

test('a page from a server that lags behind removes no newer message', async () => {
  const talk = start({ info: { ...page(known), lastSeq: 4 } });
  talk.page({ type: 'room.changed' });
  talk.pages[0]?.give({ ...page(known.slice(0, 2)), lastSeq: 2 });
  await settled();
  expect(talk.messages().map(({ seq }) => seq)).toEqual([1, 2, 3, 4]);
});

test('a mate that was withdrawn elsewhere is unavailable here, and one that came back is not', async () => {
  const talk = start({ info: page(known) });
  const unavailable = async (info: Partial<typeof room>) => {
    talk.page({ type: 'room.changed' });
    talk.pages.at(-1)?.give({ ...page(known), room: { ...room, ...info } });
    await settled();
    return selectClosingCode(talk.actor.getSnapshot()) !== null;
  };
  expect(await unavailable({ unavailable: true })).toBe(true);
  expect(await unavailable({})).toBe(false);
});

test('a deletion in another tab can be undone here, until it is undone there', async () => {
  const talk = start({ info: page(known) });
  const refresh = async (info: Partial<RoomInfo>) => {
    talk.page({ type: 'room.changed' });
    talk.pages.at(-1)?.give({ ...page(known), ...info });
    await settled();
    const actions = talk.messageActions();
    return actions !== undefined && selectRemoval(actions.getSnapshot()) !== null;
  };
  expect(await refresh({ removed: { removalId: 'removal-1', offeredFor: 10_000 } })).toBe(true);
  expect(await refresh({})).toBe(false);
});

test('a message that is missing when it is deleted makes the newest page load', async () => {
  const talk = start({ info: page(known) });
  talk.messageActions()?.send({ type: 'message.delete', messageId: 'message-4' });
  talk.deletions[0]?.give(null);
  await settled();
  talk.pages[0]?.give({ ...page(known.slice(0, 2)), lastSeq: 4 });
  await settled();
  expect(talk.shown()).toEqual(['sent: Text 1', 'done: Text 2']);
});

test.each([
  ['00000000', longest],
  ['ffffffff', shortest],
])('a page with an id that starts with %s checks every %i ms', (prefix, ms) => {
  const talk = start({ seed: prefix + seed.slice(8) });
  talk.clock.increment(ms - 1);
  expect(talk.pages).toEqual([]);
  talk.clock.increment(1);
  expect(talk.pages.length).toBe(1);
});
