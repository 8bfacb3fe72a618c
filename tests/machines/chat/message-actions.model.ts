import type { EventFromLogic, SnapshotFrom } from 'xstate';
import {
  messageActionsMachine,
  type MessageChange,
} from '../../../src/machines/chat/message-actions.machine.ts';
import { modelOf } from 'statechart-tools/explorer/model';
import { createParent } from '../support/parent.ts';
import { message, page, room } from './chat-samples.ts';

const { parentRef } = createParent<MessageChange>();

/** A deletion that can be undone. */
export const offer = { removalId: 'removal-1', offeredFor: 10_000 };

/** The results that a command of this type can have, by the type of the change. */
const results: Readonly<Record<string, readonly string[]>> = {
  'message.like': ['message.changed'],
  'message.pin': ['message.changed'],
  'message.show': ['branch.shown'],
  'message.delete': ['branch.shown', 'message.missing'],
  'message.restore': ['branch.shown'],
  'message.unlearn': ['facts.forgotten'],
};

/** One command at a time is enough: the others are the same. */
const isReachable = (
  { context: { commands } }: SnapshotFrom<typeof messageActionsMachine>,
  event: EventFromLogic<typeof messageActionsMachine>,
): boolean => {
  const [command] = commands;
  if (command === undefined) return true;
  if (/^(message|room|text)\./.test(event.type)) return command.id.startsWith(event.type);
  const possible = results[command.id.replace(/\.[^.]*$/, '')];
  if (possible === undefined || !('output' in event) || event.output.kind !== 'done') return true;
  const { result } = event.output;
  return typeof result === 'object' && 'type' in result && possible.includes(result.type);
};

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
    'message.unlearn': [{ messageId: 'message-1', factIds: ['fact-1'] }],
    'room.copy': [{ roomId: 'room-1', messageId: 'message-2' }],
    'text.copy': [{ messageId: 'message-2', text: 'Text 2', isGenerated: true }],
    // The same as the others for the machine.
    'text.picture': [],
    'text.share': [{ messageId: 'message-2', text: 'Text 2', isGenerated: true }],
    'menu.open': [{ messageId: 'message-2' }],
    'removal.known': [{ removed: offer }, { removed: null }],
  },
  actors: {
    changeMessage: {
      done: [
        { kind: 'done', result: { type: 'message.changed', message: message(2, { liked: true }) } },
        { kind: 'done', result: { type: 'message.missing' } },
        { kind: 'done', result: { type: 'facts.forgotten', messageId: 'message-2' } },
        { kind: 'done', result: { type: 'branch.shown', info: { ...page([]), removed: offer } } },
        { kind: 'canceled' },
      ],
      error: [new Error('broken')],
    },
    // The room that is open: the walk goes on in it.
    copyRoom: { done: [{ kind: 'done', result: room }, { kind: 'canceled' }], error: [new Error('broken')] },
    exportText: {
      done: [{ kind: 'done', result: 'copied' }, { kind: 'canceled' }],
      error: [new Error('broken')],
    },
    replyPrompt: {},
  },
  view: ({ commands, menuFor, removed }) => ({ commands: commands.map(({ id }) => id), menuFor, removed }),
  within: isReachable,
});
