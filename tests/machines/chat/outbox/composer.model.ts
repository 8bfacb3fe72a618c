import type { SnapshotFrom } from 'xstate';
import { composerMachine } from '../../../../src/machines/chat/outbox/composer.machine.ts';
import type { ComposerReport } from '../../../../src/machines/chat/outbox/composer.reducers.ts';
import { message, own, page } from '../chat-samples.ts';
import { modelOf } from 'statechart-tools/explorer/model';
import { unreachable } from '../../mates/catalogue-samples.ts';
import { createParent } from '../../support/parent.ts';

const { parentRef } = createParent<ComposerReport>();
/** The reply was deleted elsewhere. */
const missing = { kind: 'rejected', code: 4040, message: 'Not found.' } as const;
const thread = { parentRef, userId: 'user-1', roomId: 'room-1', draft: '' };

/** In a blocked room nothing new is written; another mate is blocked, and an edit begins, before anything was written. */
const isWorthTrying = (snapshot: SnapshotFrom<typeof composerMachine>, type: string): boolean => {
  const { isBlocked, draft, recent, recalled, before, edits } = snapshot.context;
  if (type === 'draft.restore') return (edits === null ? draft : before).length < 8;
  if (type === 'message.quote') return draft.length < 8;
  if (type === 'message.submit' && draft !== '') return edits === 'message-2' || draft === 'Third';
  const isUntouched = recent[0] === 'First' && recalled === 0 && draft + before === '';
  const isAboutMate = type.startsWith('mate.') || type === 'message.refused';
  if (isBlocked) return isAboutMate;
  if (type === 'lastMessage.edit') return isUntouched || draft === 'Third';
  if (type === 'message.edit') return isUntouched || (edits !== null && draft === 'Third');
  return !isAboutMate || isUntouched || (snapshot.matches('saving') && draft === 'Text 2');
};

export const model = modelOf(composerMachine, {
  inputs: [
    { ...thread, recent: ['First', 'Second'], isBlocked: false },
    { ...thread, recent: [], isBlocked: true },
  ],
  events: {
    'draft.change': [{ text: 'Third' }, { text: '' }],
    'draft.recall': [{ by: 1 }, { by: -1 }],
    'message.submit': [{ at: 9000 }],
    'message.edit': [
      { messageId: 'message-1', role: 'user', text: 'Second' },
      { messageId: 'message-2', role: 'mate', text: 'Text 2' },
    ],
    'lastMessage.edit': [{ messageId: 'message-1', role: 'user', text: 'Second' }],
    'message.quote': [{ text: 'Text 2' }],
    'draft.restore': [{ text: 'First' }],
    'messages.removed': [{ ids: ['message-1', 'message-2'] }, { ids: [] }],
    'suggestion.chosen': [{ text: 'Idea' }],
    'message.refused': [{ code: 4230 }, { code: 4020 }],
  },
  actors: {
    editReply: { done: [page([own(1, { text: 'Second' }), message(2)])], error: [unreachable, missing] },
  },
  within: (snapshot, { type }) => isWorthTrying(snapshot, type),
});
