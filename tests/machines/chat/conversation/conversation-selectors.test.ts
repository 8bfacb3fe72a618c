import { describe, expect, test } from 'vitest';
import { code as codes } from '../../../../contract/envelope.ts';
import type { Message } from '../../../../contract/rooms/room.ts';
import { conversationMachine } from '../../../../src/machines/chat/conversation.machine.ts';
import * as select from '../../../../src/machines/chat/conversation.selectors.ts';
import { contextOf } from './conversation-context.ts';
import { message, own, room } from '../chat-samples.ts';

describe('what is shown of a conversation', () => {
  const snapshotOf = (...given: Parameters<typeof contextOf>) =>
    conversationMachine.resolveState({
      value: { exchange: 'idle', page: 'current' },
      context: contextOf(...given),
    });
  const inRoom = (more: Partial<typeof room> & { readonly withdrawn?: true; readonly temporary?: true }) =>
    snapshotOf([], { room: { ...room, ...more } });

  test('the room: whether it is stored, who replies, and why nobody does', () => {
    expect([inRoom({}), inRoom({ temporary: true })].map(select.selectIsTemporary)).toEqual([false, true]);
    expect([snapshotOf([]), snapshotOf([], { companion: 'model' })].map(select.selectIsScripted)).toEqual([
      true,
      false,
    ]);
    const closed = [
      inRoom({}),
      inRoom({ unavailable: true }),
      inRoom({ unavailable: true, withdrawn: true }),
    ];
    expect(closed.map(select.selectClosingCode)).toEqual([null, codes.forbidden, codes.mateWithdrawn]);
  });

  test('whether undoing a deletion hides what was written since', () => {
    const snapshot = snapshotOf([message(2)]);
    const offer = { removalId: 'removal-1', offeredFor: 10_000 };
    const hides = (more: { readonly hidesAfter?: number } = {}) =>
      select.selectHidesNewer({ ...offer, ...more })(snapshot);
    expect([
      hides({ hidesAfter: 1999 }),
      hides({ hidesAfter: 2000 }),
      hides(),
      select.selectHidesNewer(null)(snapshot),
    ]).toEqual([true, false, false, false]);
  });

  test('which message can have its reply requested again: that of the newest reply, if it ended too soon', () => {
    const retryable = (...messages: readonly Message[]) => select.selectRetryable(snapshotOf(messages));
    const reply = message(2, { replyTo: 'message-1' });
    expect([
      retryable(),
      retryable(own(1)),
      retryable(own(1), reply),
      retryable(own(1), { ...reply, status: 'stopped' }),
    ]).toEqual([null, null, null, 'message-1']);
  });

  test('what the user’s newest message taught, and the newest request for help of the last ten messages', () => {
    const learned = [{ factId: 'fact-1', text: 'Likes tea' }];
    const taught = [own(1, { learned }), message(2)];
    expect(
      [taught, [...taught, own(3)], [message(1)]].map(
        (all) => select.selectTeaching(snapshotOf(all))?.messageId,
      ),
    ).toEqual(['message-1', undefined, undefined]);
    expect(select.selectRecentHelpSeq(snapshotOf([own(1, { help: 'quiet' }), message(2)]))).toBe(0);
    const asks = (...seqs: readonly number[]) =>
      select.selectRecentHelpSeq(
        snapshotOf(
          Array.from({ length: 12 }, (_, index) =>
            own(index + 1, seqs.includes(index + 1) ? { help: 'crisis' } : {}),
          ),
        ),
      );
    expect([asks(), asks(2), asks(3), asks(3, 11)]).toEqual([0, 0, 3, 11]);
  });
});
