import { createActor, fromPromise } from 'xstate';
import { expect, test } from 'vitest';
import type { RoomInfo } from '../../../../contract/rooms/room.ts';
import type { BranchShown } from '../../../../src/machines/chat/message-actions.machine.ts';
import {
  searchHitsMachine,
  type MessageInRoom,
} from '../../../../src/machines/chat/search/search-hits.machine.ts';
import { selectPart } from '../../../../src/machines/shared/supervised.ts';
import { settled } from '../../support/deferred.ts';
import { createParent } from '../../support/parent.ts';
import { message, page } from '../chat-samples.ts';

const info = page([message(1), message(2)]);

/** Starts a search; the first `failures` requests for a message fail. */
function start({ pinned = false, failures = 0 } = {}) {
  const { parentRef, received } = createParent<BranchShown>();
  const asked: MessageInRoom[] = [];
  const actor = createActor(
    searchHitsMachine.provide({
      actors: {
        locateMessage: fromPromise<RoomInfo, MessageInRoom>(({ input }) => {
          asked.push(input);
          return asked.length > failures ? Promise.resolve(info) : Promise.reject(new Error('broken'));
        }),
      },
    }),
    { input: { parentRef, roomId: 'room-1', pinned } },
  ).start();
  return { actor, asked, received };
}

test('searches the room, and only its pinned messages where the search began so', () => {
  const { actor } = start({ pinned: true });
  const messages = selectPart(actor.getSnapshot().children.messageSearch?.getSnapshot());
  expect(messages?.getSnapshot().context).toMatchObject({ roomId: 'room-1', pinned: true });
});

test('a found message that is loaded is shown without a request', () => {
  const { actor, asked } = start();
  actor.send({ type: 'hit.show', messageId: 'message-2', isLoaded: true });
  expect([actor.getSnapshot().context.hitId, asked]).toEqual(['message-2', []]);
  expect(actor.getSnapshot().hasTag('failed')).toBe(false);
});

test('the branch of any other is loaded and reported; after a failure again', async () => {
  const { actor, asked, received } = start({ failures: 1 });
  actor.send({ type: 'hit.show', messageId: 'message-1', isLoaded: false });
  expect(actor.getSnapshot().hasTag('locating')).toBe(true);
  await settled();
  expect([actor.getSnapshot().hasTag('failed'), received]).toEqual([true, []]);
  actor.send({ type: 'load.retry' });
  await settled();
  const request = { roomId: 'room-1', messageId: 'message-1' };
  expect([asked, actor.getSnapshot().hasTag('failed')]).toEqual([[request, request], false]);
  expect(received).toEqual([{ type: 'branch.shown', info }]);
});
