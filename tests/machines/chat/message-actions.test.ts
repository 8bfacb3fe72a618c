import { createActor } from 'xstate';
import { describe, expect, test } from 'vitest';
import type { Message } from '../../../contract/room.ts';
import { toFailure } from '../../../src/machines/shared/failure.ts';
import { messageActionsMachine } from '../../../src/machines/chat/message-actions.machine.ts';
import { toConfirmation } from '../../../src/machines/shared/confirmation.ts';
import { selectDeletion } from '../../../src/machines/chat/message-actions.selectors.ts';
import type { LikeInput, MessageChange } from '../../../src/machines/chat/message-actions.types.ts';
import { deferredCall } from '../support/deferred-call.ts';
import { createParent } from '../support/parent.ts';
import { message, unreachable } from './chat-samples.ts';
import { settled } from '../support/deferred.ts';

function start({ crash }: { readonly crash?: () => void } = {}) {
  const log: string[] = [];
  const { parentRef, received } = createParent<MessageChange>();
  const likes = deferredCall<Message, LikeInput>();
  const deletions = deferredCall<void, { messageId: string }>();
  const actor = createActor(
    messageActionsMachine.provide({
      actors: {
        likeMessage: likes.logic,
        deleteMessage: toConfirmation(deletions.logic).provide({
          actions: crash ? { clearFailure: crash } : {},
        }),
      },
      actions: {
        showErrorToast: (_, { error }) => void log.push(`notified: ${toFailure(error).message}`),
        reportError: (_, { error }) => void log.push(`reported: ${toFailure(error).message}`),
      },
    }),
    { input: { parentRef } },
  );
  actor.start();
  return { actor, log, received, likes: likes.requests, deletions: deletions.requests };
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
    expect(log).toEqual(['notified: no answer']);
    expect([actor.getSnapshot().value, actor.getSnapshot().context.messageId]).toEqual(['idle', null]);
  });

  test('a crash of the confirmation is reported, and the deletion can be requested again', async () => {
    const crash = () => {
      throw new Error('confirmation broke');
    };
    const { actor, log } = start({ crash });
    actor.send({ type: 'deletion.request', messageId: 'message-2' });
    selectDeletion(actor.getSnapshot())?.send({ type: 'action.confirm' });
    await settled();
    expect([log, actor.getSnapshot().value]).toEqual([['reported: confirmation broke'], 'idle']);
    actor.send({ type: 'deletion.request', messageId: 'message-2' });
    expect(selectDeletion(actor.getSnapshot())).toBeDefined();
  });

  test('a message is deleted after confirmation', async () => {
    const { actor, received, deletions } = start();
    actor.send({ type: 'deletion.request', messageId: 'message-2' });
    selectDeletion(actor.getSnapshot())?.send({ type: 'action.cancel' });
    expect([deletions, actor.getSnapshot().value]).toEqual([[], 'idle']);
    actor.send({ type: 'deletion.request', messageId: 'message-2' });
    selectDeletion(actor.getSnapshot())?.send({ type: 'action.confirm' });
    deletions[0]?.resolve();
    await settled();
    expect(deletions.map(({ input }) => input)).toEqual([{ messageId: 'message-2' }]);
    expect(received).toEqual([{ type: 'message.deleted', messageId: 'message-2' }]);
    expect(actor.getSnapshot().value).toEqual('idle');
  });
});
