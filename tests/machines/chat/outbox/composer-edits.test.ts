import { createActor, fromPromise } from 'xstate';
import { describe, expect, test } from 'vitest';
import { code } from '../../../../contract/envelope.ts';
import { maxReplyLength } from '../../../../contract/limits.ts';
import type { RoomInfo } from '../../../../contract/rooms/room.ts';
import { composerMachine, selectLimit } from '../../../../src/machines/chat/outbox/composer.machine.ts';
import {
  toStored,
  type ComposerReport,
  type ReplyEdit,
} from '../../../../src/machines/chat/outbox/composer.reducers.ts';
import { ApiError } from '../../../../src/services/http/api-error.ts';
import { refuse, unreachable } from '../../mates/catalogue-samples.ts';
import { message, own, page } from '../chat-samples.ts';
import { sendAndSettle, settled } from '../../support/deferred.ts';
import { createParent } from '../../support/parent.ts';

const edit = { type: 'message.edit', messageId: 'message-2', role: 'mate', text: 'Good day' } as const;
const edited = page([own(1), message(3, { text: 'Good night', edited: true })]);

/** Starts with the draft `Mine`; a reply is being edited. */
const startEdit = (...answers: (() => Promise<RoomInfo>)[]) => {
  const requests: ReplyEdit[] = [];
  const stored: string[] = [];
  const toasts: unknown[] = [];
  const { parentRef, received } = createParent<ComposerReport>();
  const actor = createActor(
    composerMachine.provide({
      actors: {
        editReply: fromPromise<RoomInfo, ReplyEdit>(({ input }) => {
          requests.push(input);
          return (answers.shift() ?? refuse)();
        }),
      },
      actions: {
        persistDraft: ({ context }) => void stored.push(toStored(context).text),
        showToast: (_, toast) => void toasts.push('error' in toast ? toast.error : toast.key),
      },
    }),
    {
      input: { parentRef, userId: 'user-1', roomId: 'room-1', draft: 'Mine', recent: [], isBlocked: false },
    },
  ).start();
  actor.send(edit);
  actor.send({ type: 'draft.change', text: 'Good night' });
  const draft = () => actor.getSnapshot().context.draft;
  return { actor, requests, stored, toasts, received, draft };
};

const ownEdit = { type: 'message.edit', messageId: 'message-1', role: 'user', text: 'Hello' } as const;

describe('editing a message', () => {
  test('sends it in place of the earlier one; the draft from before returns', () => {
    const { actor, received, stored, draft } = startEdit();
    actor.send({ type: 'edit.cancel' });
    actor.send(ownEdit);
    actor.send({ type: 'message.submit', at: 9000 });
    expect(received).toEqual([{ type: 'message.send', text: 'Hello', at: 9000, edits: 'message-1' }]);
    expect([draft(), stored.at(-1)]).toEqual(['Mine', 'Mine']);
  });

  test('replaces the edit of another message, and keeps the draft from before both', () => {
    const { actor, draft } = startEdit();
    const isReply = () => actor.getSnapshot().hasTag('editingReply');
    expect(isReply()).toBe(true);
    actor.send(ownEdit);
    expect([isReply(), draft()]).toEqual([false, 'Hello']);
    actor.send(edit);
    expect([isReply(), draft()]).toEqual([true, 'Good day']);
    actor.send({ type: 'edit.cancel' });
    expect(draft()).toEqual('Mine');
  });

  test('that is canceled is no suggestion: it cannot be undone', () => {
    const { actor, draft } = startEdit();
    actor.send({ type: 'edit.cancel' });
    actor.send({ type: 'draft.undo' });
    expect([draft(), actor.getSnapshot().hasTag('editing')]).toEqual(['Mine', false]);
  });

  test('takes a quotation, and stores it with the draft from before', () => {
    const { actor, stored, draft } = startEdit();
    actor.send({ type: 'message.quote', text: 'One' });
    expect([draft(), stored.at(-1)]).toEqual(['Good night\n\n> One\n\n', 'Mine\nGood night\n\n> One\n\n']);
    expect(actor.getSnapshot().hasTag('editing')).toBe(true);
  });

  test.each([
    ['is written', false],
    ['is being stored', true],
  ])('of a mate that is blocked while the version %s leaves both texts as the draft', (_, isStoring) => {
    const { actor, draft } = startEdit();
    if (isStoring) actor.send({ type: 'message.submit', at: 1 });
    actor.send({ type: 'mate.blocked' });
    expect([actor.getSnapshot().hasTag('closed'), draft()]).toEqual([true, 'Mine\nGood night']);
    actor.send({ type: 'mate.unblocked' });
    expect(actor.getSnapshot().hasTag('editing')).toBe(false);
  });
});

describe('a message that was deleted elsewhere while it is edited', () => {
  test.each(['message-1', 'message-2'])('ends the edit, says so, and keeps the text: %s', (messageId) => {
    const { actor, stored, toasts, draft } = startEdit();
    actor.send({ ...(messageId === 'message-1' ? ownEdit : edit), text: 'Good night' });
    actor.send({ type: 'messages.removed', ids: ['message-3'] });
    expect(actor.getSnapshot().hasTag('editing')).toBe(true);
    actor.send({ type: 'messages.removed', ids: ['message-3', messageId] });
    expect([actor.getSnapshot().hasTag('editing'), draft(), stored.at(-1), toasts]).toEqual([
      false,
      'Mine\nGood night',
      'Mine\nGood night',
      ['editEnded'],
    ]);
  });

  test('ends the edit also where only the server knows of it', async () => {
    const { actor, toasts, draft } = startEdit(() =>
      Promise.reject(new ApiError('rejected', 'Not found.', { code: code.notFound })),
    );
    await sendAndSettle(actor, { type: 'message.submit', at: 1 });
    expect([actor.getSnapshot().hasTag('editing'), draft(), toasts]).toEqual([
      false,
      'Mine\nGood night',
      ['editEnded'],
    ]);
  });
});

describe('editing a reply', () => {
  test('stores the version and shows its branch; the draft from before returns', async () => {
    const { actor, requests, stored, received, draft } = startEdit(() => Promise.resolve(edited));
    expect(stored).toEqual(['Mine\nGood night']);
    actor.send({ type: 'message.submit', at: 1 });
    expect(actor.getSnapshot().hasTag('saving')).toBe(true);
    actor.send({ type: 'draft.change', text: 'Other' });
    actor.send({ type: 'edit.cancel' });
    await sendAndSettle(actor, { type: 'message.submit', at: 2 });
    expect(requests).toEqual([{ messageId: 'message-2', text: 'Good night' }]);
    expect(received).toEqual([{ type: 'branch.shown', info: edited }]);
    expect([draft(), stored.at(-1)]).toEqual(['Mine', 'Mine']);
    expect([actor.getSnapshot().hasTag('saving'), actor.getSnapshot().hasTag('editing')]).toEqual([
      false,
      false,
    ]);
  });

  test('stores a text of the maximum length', () => {
    const { actor, requests } = startEdit(() => Promise.resolve(edited));
    expect(selectLimit(actor.getSnapshot())).toBe(maxReplyLength);
    const text = 'x'.repeat(maxReplyLength);
    actor.send({ type: 'draft.change', text });
    actor.send({ type: 'message.submit', at: 1 });
    expect(requests).toEqual([{ messageId: 'message-2', text }]);
  });

  test('that fails keeps the text, and can be tried again', async () => {
    const { actor, toasts, received, draft } = startEdit(
      () => Promise.reject(unreachable),
      () => Promise.resolve(edited),
    );
    await sendAndSettle(actor, { type: 'message.submit', at: 1 });
    expect([draft(), toasts, received]).toEqual(['Good night', [unreachable], []]);
    await sendAndSettle(actor, { type: 'message.submit', at: 2 });
    expect(received).toEqual([{ type: 'branch.shown', info: edited }]);
  });

  test.each([
    ['is written', false],
    ['is being stored', true],
  ])('keeps a message that is recalled while the version %s, before the draft', async (_, isStoring) => {
    const { actor, stored, draft } = startEdit(() => Promise.resolve(edited));
    if (isStoring) actor.send({ type: 'message.submit', at: 1 });
    actor.send({ type: 'draft.restore', text: 'Recalled' });
    expect([draft(), stored.at(-1)]).toEqual(['Good night', 'Recalled\nMine\nGood night']);
    if (isStoring) await settled();
    else actor.send({ type: 'edit.cancel' });
    expect([draft(), stored.at(-1)]).toEqual(['Recalled\nMine', 'Recalled\nMine']);
  });

  test.each(['', '  ', 'x'.repeat(maxReplyLength + 1)])('a blank or too long text is not stored', (text) => {
    const { actor, requests, received } = startEdit();
    actor.send({ type: 'draft.change', text });
    actor.send({ type: 'message.submit', at: 1 });
    expect([requests, received]).toEqual([[], []]);
  });
});
