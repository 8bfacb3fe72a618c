import type { SnapshotFrom } from 'xstate';
import { messageActionsMachine } from '../../../src/machines/chat/message-actions.machine.ts';
import { modelOf } from '../../../tools/statechart-tests/model.ts';
import type { MessageChange } from '../../../src/machines/chat/message-actions.types.ts';
import { createParent } from '../support/parent.ts';
import { message, page, room, unreachable } from './chat-samples.ts';

const { parentRef } = createParent<MessageChange>();

/** A deletion that can be undone. */
export const offer = { removalId: 'removal-1', offeredFor: 10_000 };

/** While the menu is open, whatever the user does closes it first. */
const isReachable = (snapshot: SnapshotFrom<typeof messageActionsMachine>, type: string): boolean =>
  snapshot.matches({ menu: 'closed' }) || type === 'menu.close' || type.startsWith('xstate.');

export const model = modelOf(messageActionsMachine, {
  inputs: [
    { parentRef, removed: null },
    { parentRef, removed: offer },
  ],
  events: {
    'message.like': [{ messageId: 'message-2', liked: true }],
    'message.pin': [{ messageId: 'message-2', pinned: true }],
    'alternative.choose': [{ messageId: 'message-2' }],
    'message.delete': [{ messageId: 'message-2' }],
    'room.copy': [{ roomId: 'room-1', messageId: 'message-2' }],
    'text.copy': [{ text: 'Text 2', isGenerated: true }],
    'menu.open': [{ messageId: 'message-2' }],
    'removal.known': [{ removed: offer }, { removed: null }],
  },
  actors: {
    likeMessage: { done: [message(2, { liked: true })], error: [unreachable] },
    pinMessage: { done: [message(2, { pinned: true })], error: [unreachable] },
    showMessage: { done: [page([message(2)])], error: [unreachable] },
    deleteMessage: { done: [{ ...page([]), removed: offer }, null], error: [unreachable] },
    writeClipboard: { done: [undefined], error: [new Error('not allowed')] },
    // The room that is open: the walk goes on in it.
    copyRoom: { done: [room], error: [unreachable] },
    restoreMessages: { done: [page([message(2)])], error: [unreachable] },
  },
  within: (snapshot, { type }) => isReachable(snapshot, type),
});
