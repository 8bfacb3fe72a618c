import { createActor, SimulatedClock } from 'xstate';
import { describe, expect, test } from 'vitest';
import type { Room } from '../../../contract/rooms/room.ts';
import { selectFailure, selectIsBusy, toCommand } from '../../../src/machines/shared/commands/command.ts';
import {
  messageActionsMachine,
  type MessageChange,
  type MessageChangeCommand,
  type MessagePlace,
  type RemovalOffer,
  type TextCommand,
} from '../../../src/machines/chat/message-actions.machine.ts';
import {
  selectCommand,
  selectCommandsOf,
  selectRemoval,
  selectRestoration,
} from '../../../src/machines/chat/message-actions.selectors.ts';
import type { ShareOutcome } from '../../../src/machines/shared/commands/share.machine.ts';
import { deferredCall } from '../support/deferred-call.ts';
import { createParent } from '../support/parent.ts';
import { message, page, room, unreachable } from './chat-samples.ts';
import { offer } from './message-actions.model.ts';
import { settled } from '../support/deferred.ts';

function start(removed: RemovalOffer | null = null) {
  const log: string[] = [];
  const clock = new SimulatedClock();
  const { parentRef, received } = createParent<MessageChange>();
  const changes = deferredCall<MessageChange, MessageChangeCommand>();
  const copies = deferredCall<Room, MessagePlace>();
  const texts = deferredCall<ShareOutcome, TextCommand>();
  const actor = createActor(
    messageActionsMachine.provide({
      actors: {
        changeMessage: toCommand(changes.logic),
        copyRoom: toCommand(copies.logic, { isIdempotent: false }),
        exportText: toCommand(texts.logic),
      },
      actions: {
        showRoom: (_, { roomId }) => void log.push(`show ${roomId}`),
        refreshMemory: () => void log.push('memory'),
        showToast: (_, { key }) => void log.push(key),
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
    changes: changes.requests,
    copies: copies.requests,
    texts: texts.requests,
    isOffered: () => selectRemoval(actor.getSnapshot()) !== null,
  };
}

const like = { type: 'message.like', messageId: 'message-2', liked: true } as const;

describe('messageActions', () => {
  test('[S9.8] while a like hangs, every other action on any message works', async () => {
    const { actor, log, received, changes, copies, texts } = start();
    actor.send(like);
    actor.send({ type: 'message.like', messageId: 'message-4', liked: true });
    actor.send({ type: 'message.pin', messageId: 'message-2', pinned: true });
    actor.send({ type: 'message.delete', messageId: 'message-6' });
    actor.send({ type: 'text.copy', messageId: 'message-2', text: 'Text 2', isGenerated: true });
    actor.send({ type: 'room.copy', roomId: 'room-1', messageId: 'message-2' });
    expect(changes.map(({ input }) => input.type)).toEqual([
      'message.like',
      'message.like',
      'message.pin',
      'message.delete',
    ]);
    const pinned = message(2, { pinned: true });
    changes[2]?.resolve({ type: 'message.changed', message: pinned });
    texts[0]?.resolve('copied');
    copies[0]?.resolve({ ...room, roomId: 'room-2' });
    await settled();
    expect([received, log]).toEqual([
      [{ type: 'message.changed', message: pinned }],
      ['messageCopied', 'show room-2'],
    ]);
    expect(selectCommandsOf(['message-2'])(actor.getSnapshot()).map(({ id }) => id)).toEqual([
      'message.like.message-2',
    ]);
  });

  test('the same action is not run twice, and repeated with its newest wording once it failed', async () => {
    const { actor, received, changes } = start();
    const command = () => selectCommand('message.like', 'message-2')(actor.getSnapshot());
    actor.send(like);
    actor.send(like);
    expect(changes).toHaveLength(1);
    expect(selectIsBusy(command()?.getSnapshot())).toBe(true);
    changes[0]?.reject(unreachable);
    await settled();
    expect(selectFailure(command()?.getSnapshot())).toMatchObject({ message: 'no answer' });
    actor.send({ ...like, liked: false });
    expect(changes[1]?.input).toEqual({ ...like, liked: false });
    changes[1]?.resolve({ type: 'message.changed', message: message(2) });
    await settled();
    expect([received, command()]).toEqual([[{ type: 'message.changed', message: message(2) }], undefined]);
  });

  test.each([
    ['copied', ['messageCopied']],
    ['passedOn', []],
  ] as const)('a text that is shared and %s', async (outcome, said) => {
    const { actor, log, texts } = start();
    actor.send({ type: 'text.share', messageId: 'message-2', text: 'Text 2', isGenerated: true });
    expect(texts.map(({ input }) => input.type)).toEqual(['text.share']);
    texts[0]?.resolve(outcome);
    await settled();
    expect([log, selectCommandsOf(['message-2'])(actor.getSnapshot())]).toEqual([said, []]);
  });

  test('a deletion is offered to be undone, and the restored messages are shown', async () => {
    const { actor, received, changes, isOffered } = start();
    actor.send({ type: 'message.delete', messageId: 'message-2' });
    const without = { ...page([]), removed: offer };
    changes[0]?.resolve({ type: 'branch.shown', info: without });
    await settled();
    expect(isOffered()).toBe(true);
    actor.send({ type: 'message.restore', removalId: offer.removalId });
    expect(selectRestoration(actor.getSnapshot())).toBeDefined();
    changes[1]?.resolve({ type: 'branch.shown', info: page([message(2)]) });
    await settled();
    expect(isOffered()).toBe(false);
    expect(received).toEqual([
      { type: 'branch.shown', info: without },
      { type: 'branch.shown', info: page([message(2)]) },
    ]);
  });

  test('a deletion from before a reload is offered for as long as the server says', () => {
    const { clock, isOffered } = start(offer);
    clock.increment(offer.offeredFor - 1);
    expect(isOffered()).toBe(true);
    clock.increment(1);
    expect(isOffered()).toBe(false);
  });

  test('what a message taught is forgotten once, then the conversation and the pane know', async () => {
    const { actor, changes, log, received } = start();
    const unlearn = { type: 'message.unlearn', messageId: 'message-2', factIds: ['fact-1'] } as const;
    actor.send(unlearn);
    expect(changes.map(({ input }) => input)).toEqual([unlearn]);
    changes[0]?.resolve({ type: 'facts.forgotten', messageId: 'message-2' });
    await settled();
    expect(received).toEqual([{ type: 'facts.forgotten', messageId: 'message-2' }]);
    expect(log).toEqual(['memory', 'factsForgotten']);
  });
});
