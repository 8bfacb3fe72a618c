import { createActor, SimulatedClock } from 'xstate';
import { describe, expect, test } from 'vitest';
import type { Message, Room, RoomInfo } from '../../../contract/room.ts';
import { toFailure } from '../../../src/machines/shared/failure.ts';
import { messageActionsMachine } from '../../../src/machines/chat/message-actions.machine.ts';
import { selectHasRemoval, selectIsRestoring } from '../../../src/machines/chat/message-actions.selectors.ts';
import type {
  LikeInput,
  MessageChange,
  MessagePlace,
  RemovalOffer,
} from '../../../src/machines/chat/message-actions.types.ts';
import { deferredCall } from '../support/deferred-call.ts';
import { createParent } from '../support/parent.ts';
import { message, page, room, unreachable } from './chat-samples.ts';
import { offer } from './message-actions.model.ts';
import { settled } from '../support/deferred.ts';

function start(removed: RemovalOffer | null = null) {
  const log: string[] = [];
  const clock = new SimulatedClock();
  const { parentRef, received } = createParent<MessageChange>();
  const likes = deferredCall<Message, LikeInput>();
  const deletions = deferredCall<RoomInfo | null, { messageId: string }>();
  const copies = deferredCall<Room, MessagePlace>();
  const restorations = deferredCall<RoomInfo, { removalId: string }>();
  const actor = createActor(
    messageActionsMachine.provide({
      actors: {
        likeMessage: likes.logic,
        deleteMessage: deletions.logic,
        copyRoom: copies.logic,
        restoreMessages: restorations.logic,
      },
      actions: {
        showRoom: (_, { roomId }) => void log.push(`show ${roomId}`),
        showErrorToast: (_, { error }) => void log.push(toFailure(error).message),
      },
    }),
    { clock, input: { parentRef, removed } },
  );
  actor.start();
  return {
    actor,
    clock,
    log,
    received,
    likes: likes.requests,
    deletions: deletions.requests,
    copies: copies.requests,
    restorations: restorations.requests,
    isOffered: () => selectHasRemoval(actor.getSnapshot()),
    isRestoring: () => selectIsRestoring(actor.getSnapshot()),
  };
}

describe('messageActions', () => {
  test('[S9.8] a message is liked and unliked', async () => {
    const { actor, received, likes } = start();
    actor.send({ type: 'message.like', messageId: 'message-2', liked: true });
    likes[0]?.resolve(message(2, { liked: true }));
    await settled();
    actor.send({ type: 'message.like', messageId: 'message-2', liked: false });
    likes[1]?.resolve(message(2));
    await settled();
    expect(likes.map(({ input }) => input)).toEqual([
      { messageId: 'message-2', liked: true },
      { messageId: 'message-2', liked: false },
    ]);
    expect(received).toEqual([
      { type: 'message.changed', message: message(2, { liked: true }) },
      { type: 'message.changed', message: message(2) },
    ]);
  });

  test('a like that fails is shown, and can be retried', async () => {
    const { actor, log, likes } = start();
    actor.send({ type: 'message.like', messageId: 'message-2', liked: true });
    likes[0]?.reject(unreachable);
    await settled();
    expect(log).toEqual(['no answer']);
    expect([actor.getSnapshot().matches({ action: 'idle' }), actor.getSnapshot().context.messageId]).toEqual([
      true,
      null,
    ]);
  });

  test('a message is deleted at once, and restored', async () => {
    const { actor, received, deletions, restorations, isOffered, isRestoring } = start();
    actor.send({ type: 'message.delete', messageId: 'message-2' });
    const without = { ...page([]), removed: offer };
    deletions[0]?.resolve(without);
    await settled();
    expect([deletions[0]?.input, isOffered()]).toEqual([{ messageId: 'message-2' }, true]);
    actor.send({ type: 'removal.undo' });
    expect([isOffered(), isRestoring()]).toEqual([true, true]);
    restorations[0]?.resolve(page([message(2)]));
    await settled();
    expect([restorations[0]?.input, isOffered()]).toEqual([{ removalId: 'removal-1' }, false]);
    expect(received).toEqual([
      { type: 'branch.shown', info: without },
      { type: 'branch.shown', info: page([message(2)]) },
    ]);
  });

  test('a deletion that fails is shown, and one of a missing message loads the room', async () => {
    const { actor, log, received, deletions, isOffered } = start();
    actor.send({ type: 'message.delete', messageId: 'message-2' });
    deletions[0]?.reject(unreachable);
    await settled();
    actor.send({ type: 'message.delete', messageId: 'message-2' });
    deletions[1]?.resolve(null);
    await settled();
    expect([log, received, isOffered()]).toEqual([['no answer'], [{ type: 'message.missing' }], false]);
  });

  test('a new room that continues from a message opens; where that fails, it is said', async () => {
    const { actor, log, copies } = start();
    const copy = { type: 'room.copy', roomId: 'room-1', messageId: 'message-2' } as const;
    actor.send(copy);
    copies[0]?.reject(unreachable);
    await settled();
    actor.send(copy);
    copies[1]?.resolve({ ...room, roomId: 'room-2' });
    await settled();
    expect(copies.map(({ input }) => input)).toEqual([
      { roomId: 'room-1', messageId: 'message-2' },
      { roomId: 'room-1', messageId: 'message-2' },
    ]);
    expect(log).toEqual(['no answer', 'show room-2']);
  });

  test('a deletion from before a reload is offered for as long as the server says', () => {
    const { clock, isOffered } = start(offer);
    clock.increment(offer.offeredFor - 1);
    expect(isOffered()).toBe(true);
    clock.increment(1);
    expect(isOffered()).toBe(false);
  });

  test('a deletion on another device is offered too, until it is undone there', () => {
    const { actor, isOffered } = start();
    actor.send({ type: 'removal.known', removed: offer });
    expect(isOffered()).toBe(true);
    actor.send({ type: 'removal.known', removed: null });
    expect(isOffered()).toBe(false);
  });

  test('a restoration that fails is offered again', async () => {
    const { actor, log, restorations, isOffered, isRestoring } = start(offer);
    actor.send({ type: 'removal.undo' });
    restorations[0]?.reject(unreachable);
    await settled();
    expect([log, isOffered(), isRestoring()]).toEqual([['no answer'], true, false]);
    actor.send({ type: 'removal.undo' });
    expect(restorations.length).toBe(2);
  });
});
