import { createActor } from 'xstate';
import { describe, expect, test } from 'vitest';
import { maxMessageLength } from '../../../../contract/limits.ts';
import { composerMachine, selectLimit } from '../../../../src/machines/chat/outbox/composer.machine.ts';
import { toStored, type ComposerReport } from '../../../../src/machines/chat/outbox/composer.reducers.ts';
import { createParent } from '../../support/parent.ts';

const start = (recent: readonly string[] = [], draft = '', isBlocked = false) => {
  const kept: string[] = [];
  const { parentRef, received } = createParent<ComposerReport>();
  const actor = createActor(
    composerMachine.provide({
      actions: { persistDraft: ({ context }) => void kept.push(toStored(context).text) },
    }),
    { input: { parentRef, userId: 'user-1', roomId: 'room-1', draft, recent, isBlocked } },
  );
  actor.start();
  const recall = (by: 1 | -1): string => {
    actor.send({ type: 'draft.recall', by });
    return actor.getSnapshot().context.draft;
  };
  return { actor, kept, received, recall };
};

describe('composer', () => {
  test('a draft is restored, and stored at each change until it is sent', () => {
    const { actor, kept } = start([], 'Are you');
    expect(actor.getSnapshot().context.draft).toEqual('Are you');
    actor.send({ type: 'draft.change', text: 'Are you t' });
    actor.send({ type: 'draft.change', text: 'Are you there?' });
    actor.send({ type: 'message.submit', at: 9000 });
    expect(kept).toEqual(['Are you t', 'Are you there?', '']);
    expect(actor.getSnapshot().context.draft).toEqual('');
  });

  test('a submitted draft is sent to the conversation, and the composer is empty', () => {
    const { actor, received } = start([], 'Hello');
    actor.send({ type: 'message.submit', at: 9000 });
    expect(received).toEqual([{ type: 'message.send', text: 'Hello', at: 9000 }]);
    expect(actor.getSnapshot().context.draft).toEqual('');
  });

  test.each(['', ' \n', 'x'.repeat(maxMessageLength + 1)])(
    'a blank or too long draft is not sent, and stays',
    (text) => {
      const { actor, received } = start([], text);
      actor.send({ type: 'message.submit', at: 9000 });
      expect([received, actor.getSnapshot().context.draft]).toEqual([[], text]);
    },
  );

  test('Escape cancels an open edit; without one it stops the reply', () => {
    const { actor, received } = start([], 'Mine');
    actor.send({ type: 'message.edit', messageId: 'message-1', role: 'user', text: 'Hello' });
    actor.send({ type: 'key.escape' });
    expect([received, actor.getSnapshot().context.draft]).toEqual([[], 'Mine']);
    actor.send({ type: 'key.escape' });
    expect([received, actor.getSnapshot().context.draft]).toEqual([[{ type: 'reply.stop' }], 'Mine']);
  });

  test('[S9.6] the last five inputs are recalled, newest first, and back again', () => {
    const { actor, recall } = start(['five', 'four', 'three', 'two', 'one']);
    actor.send({ type: 'draft.change', text: 'six' });
    actor.send({ type: 'message.submit', at: 9000 });
    expect([1, 2, 3, 4, 5, 6].map(() => recall(1))).toEqual(['six', 'five', 'four', 'three', 'two', 'two']);
    expect([1, 2, 3, 4, 5, 6].map(() => recall(-1))).toEqual(['three', 'four', 'five', 'six', '', '']);
    expect(recall(1)).toEqual('six');
  });

  test('[S9.6] an input that was recalled is sent again, and recalled again', () => {
    const { actor, received, recall } = start(['two', 'one']);
    expect([recall(1), recall(1)]).toEqual(['two', 'one']);
    actor.send({ type: 'message.submit', at: 9000 });
    expect(received).toEqual([{ type: 'message.send', text: 'one', at: 9000 }]);
    expect([recall(1), recall(1)]).toEqual(['one', 'two']);
  });

  test('whether the user has written anything is known from the inputs', () => {
    const { actor } = start([], 'Hello');
    const hasWritten = () => actor.getSnapshot().context.recent.length > 0;
    expect([hasWritten(), selectLimit(actor.getSnapshot())]).toEqual([false, maxMessageLength]);
    actor.send({ type: 'message.submit', at: 9000 });
    expect(hasWritten()).toBe(true);
  });

  test('[S9.6] a repeated input is recalled once', () => {
    const { actor, recall } = start(['two', 'one']);
    actor.send({ type: 'draft.change', text: 'one' });
    actor.send({ type: 'message.submit', at: 9000 });
    expect([recall(1), recall(1), recall(1)]).toEqual(['one', 'two', 'two']);
  });

  test('[S9.6] a typed draft is not replaced by a recalled input', () => {
    const { actor, recall } = start(['one']);
    actor.send({ type: 'draft.change', text: 'Mine' });
    expect(recall(1)).toEqual('Mine');
    actor.send({ type: 'draft.change', text: '' });
    expect(recall(1)).toEqual('one');
    actor.send({ type: 'draft.change', text: 'one more' });
    expect(recall(-1)).toEqual('one more');
    actor.send({ type: 'draft.change', text: '' });
    expect(recall(1)).toEqual('one');
  });

  test('the last message is edited from an empty composer only', () => {
    const { actor, received } = start(['Hello']);
    const edit = { type: 'lastMessage.edit', messageId: 'message-1', role: 'user', text: 'Hello' } as const;
    actor.send({ type: 'draft.change', text: 'Mine' });
    expect(actor.getSnapshot().can(edit)).toBe(false);
    actor.send(edit);
    expect(actor.getSnapshot().context.draft).toBe('Mine');
    actor.send({ type: 'draft.change', text: '' });
    actor.send(edit);
    expect([actor.getSnapshot().context.draft, actor.getSnapshot().hasTag('editing')]).toEqual([
      'Hello',
      true,
    ]);
    actor.send({ type: 'draft.change', text: 'Hello there' });
    actor.send({ type: 'message.submit', at: 9000 });
    expect(received).toEqual([{ type: 'message.send', text: 'Hello there', at: 9000, edits: 'message-1' }]);
  });

  test('a recalled message is put before the draft', () => {
    const { actor, kept } = start();
    actor.send({ type: 'draft.restore', text: 'First' });
    actor.send({ type: 'draft.restore', text: 'Zeroth' });
    expect(kept).toEqual(['First', 'Zeroth\nFirst']);
  });

  test('[S9.6] a message that returned is not replaced by a recalled input, even one with its text', () => {
    const { actor, recall } = start(['two', 'one']);
    actor.send({ type: 'draft.restore', text: 'two' });
    expect(recall(1)).toEqual('two');
  });

  test('a quotation is put below the draft, stored, and is no suggestion', () => {
    const { actor, kept } = start([], 'Mine');
    actor.send({ type: 'message.quote', text: 'One\nTwo' });
    expect([actor.getSnapshot().context.draft, kept]).toEqual([
      'Mine\n\n> One\n> Two\n\n',
      ['Mine\n\n> One\n> Two\n\n'],
    ]);
    actor.send({ type: 'draft.undo' });
    expect(actor.getSnapshot().context.draft).toEqual('Mine\n\n> One\n> Two\n\n');
  });

  test('[S7.30] a suggestion is added to what is typed, which returns when it is undone', () => {
    const { actor, kept } = start([], 'Hm');
    for (const text of ['Yes.', 'Why?']) actor.send({ type: 'suggestion.chosen', text });
    actor.send({ type: 'draft.undo' });
    expect(kept).toEqual(['Hm\nYes.', 'Hm\nWhy?', 'Hm']);
  });

  test('[S7.30] a suggestion is stored like any draft, also when it is swapped or undone', () => {
    const { actor, kept, recall } = start(['one']);
    actor.send({ type: 'suggestion.chosen', text: 'Yes.' });
    actor.send({ type: 'suggestion.chosen', text: 'Why?' });
    actor.send({ type: 'draft.undo' });
    expect(kept).toEqual(['Yes.', 'Why?', '']);
    expect(recall(1)).toEqual('one');
  });

  test('a recalled message is no suggestion: it cannot be undone', () => {
    const { actor } = start();
    actor.send({ type: 'draft.restore', text: 'First' });
    actor.send({ type: 'draft.undo' });
    expect(actor.getSnapshot().context.draft).toEqual('First');
  });
});

describe('the composer of a blocked mate', () => {
  test('is closed when the room opens, and opens when the mate is unblocked', () => {
    const { actor, kept } = start(['one'], 'Are you', true);
    actor.send({ type: 'draft.change', text: 'Are you there?' });
    actor.send({ type: 'draft.recall', by: 1 });
    expect([actor.getSnapshot().hasTag('closed'), actor.getSnapshot().context.draft, kept]).toEqual([
      true,
      'Are you',
      [],
    ]);
    actor.send({ type: 'mate.unblocked' });
    actor.send({ type: 'draft.change', text: 'Are you there?' });
    expect([actor.getSnapshot().hasTag('closed'), kept]).toEqual([false, ['Are you there?']]);
  });

  test('keeps its draft, and takes a recalled message', () => {
    const { actor, kept } = start([], 'there?');
    actor.send({ type: 'mate.blocked' });
    actor.send({ type: 'draft.restore', text: 'Are you' });
    expect([actor.getSnapshot().hasTag('closed'), kept]).toEqual([true, ['Are you\nthere?']]);
  });

  test('is closed by that refusal, and by no other', () => {
    const { actor } = start();
    for (const code of [undefined, 4020, 4090]) actor.send({ type: 'message.refused', code });
    expect(actor.getSnapshot().hasTag('closed')).toEqual(false);
    actor.send({ type: 'message.refused', code: 4230 });
    expect(actor.getSnapshot().hasTag('closed')).toEqual(true);
  });
});
