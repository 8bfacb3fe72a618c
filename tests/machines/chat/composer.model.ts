import type { SnapshotFrom } from 'xstate';
import { composerMachine } from '../../../src/machines/chat/composer.machine.ts';
import type { SendMessage } from '../../../src/machines/chat/conversation.types.ts';
import { modelOf } from '../../../tools/statechart-tests/model.ts';
import { createParent } from '../support/parent.ts';

const { parentRef } = createParent<SendMessage>();
const thread = { parentRef, userId: 'user-1', roomId: 'room-1', draft: '' };

/** In a blocked room nothing new is written; another mate is blocked, and an edit begins, before anything was written. */
const isWorthTrying = (
  { context: { isBlocked, draft, recent, recalled, before, edits } }: SnapshotFrom<typeof composerMachine>,
  type: string,
): boolean => {
  if (type === 'draft.restore') return (edits === null ? draft : before).length < 8;
  // The conversation refuses an empty draft, so the composer stays as it is.
  if (type === 'message.submit' && draft !== '') return false;
  const isUntouched = recent[0] === 'Second' && recalled === 0 && draft + before === '';
  const isAboutMate = type.startsWith('mate.') || type === 'message.refused';
  if (isBlocked) return isAboutMate;
  if (type === 'message.edit') return isUntouched || (edits !== null && draft === 'Third');
  return !isAboutMate || isUntouched;
};

export const model = modelOf(composerMachine, {
  inputs: [
    { ...thread, recent: ['Second', 'First'], isBlocked: false },
    { ...thread, recent: [], isBlocked: true },
  ],
  events: {
    'draft.change': [{ text: 'Third' }, { text: '' }],
    'draft.recall': [{ by: 1 }, { by: -1 }],
    'message.submit': [{ at: 9000 }],
    'draft.sent': [{ text: 'Second' }],
    'message.edit': [{ messageId: 'message-1', text: 'Second' }],
    'draft.restore': [{ text: 'First' }],
    'suggestion.chosen': [{ text: 'Idea' }],
    'message.refused': [{ code: 4230 }, { code: 4020 }],
  },
  actors: {},
  within: (snapshot, { type }) => isWorthTrying(snapshot, type),
});
