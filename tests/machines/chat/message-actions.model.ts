import type { SnapshotFrom } from 'xstate';
import { messageActionsMachine } from '../../../src/machines/chat/message-actions.machine.ts';
import { modelOf } from '../../../tools/statechart-tests/model.ts';
import type { MessageChange } from '../../../src/machines/chat/message-actions.types.ts';
import { createParent } from '../support/parent.ts';
import { message, page, room } from './chat-samples.ts';

const { parentRef } = createParent<MessageChange>();

/** A deletion that can be undone. */
export const offer = { removalId: 'removal-1', offeredFor: 10_000 };

/** What can be asked for again: one command is enough to see what a second one does. */
const isReachable = ({ context: { commands } }: SnapshotFrom<typeof messageActionsMachine>, type: string) =>
  type.startsWith('xstate.') ||
  commands.every(({ id }) => id.startsWith(type) || !/^(message|room|text)/.test(type));

export const model = modelOf(messageActionsMachine, {
  inputs: [
    { parentRef, removed: null },
    { parentRef, removed: offer },
  ],
  events: {
    'message.like': [{ messageId: 'message-2', liked: true }],
    'message.pin': [{ messageId: 'message-2', pinned: true }],
    'message.show': [{ messageId: 'message-2' }],
    'message.delete': [{ messageId: 'message-2' }],
    'message.restore': [{ removalId: 'removal-1' }],
    'room.copy': [{ roomId: 'room-1', messageId: 'message-2' }],
    'text.copy': [{ messageId: 'message-2', text: 'Text 2', isGenerated: true }],
    'menu.open': [{ messageId: 'message-2' }],
    'removal.known': [{ removed: offer }, { removed: null }],
  },
  actors: {
    changeMessage: {
      done: [
        { kind: 'done', result: { type: 'message.changed', message: message(2, { liked: true }) } },
        { kind: 'done', result: { type: 'message.missing' } },
        { kind: 'done', result: { type: 'branch.shown', info: { ...page([]), removed: offer } } },
        { kind: 'canceled' },
      ],
      error: [new Error('broken')],
    },
    // The room that is open: the walk goes on in it.
    copyRoom: { done: [{ kind: 'done', result: room }, { kind: 'canceled' }], error: [new Error('broken')] },
    copyText: {
      done: [{ kind: 'done', result: undefined }, { kind: 'canceled' }],
      error: [new Error('broken')],
    },
  },
  view: ({ commands, menuFor, removed }) => ({ commands: commands.map(({ id }) => id), menuFor, removed }),
  within: (snapshot, { type }) => isReachable(snapshot, type),
});
