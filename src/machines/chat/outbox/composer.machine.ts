import { isBlank } from '../../../../contract/blank-text.ts';
import { assign, sendTo, setup, type ActorRefFrom, type SnapshotFrom } from 'xstate';
import { code as codes } from '../../../../contract/envelope.ts';
import { maxMessageLength, maxReplyLength } from '../../../../contract/limits.ts';
import type { RoomInfo } from '../../../../contract/rooms/room.ts';
import { notProvidedPromise } from '../../shared/placeholders.ts';
import {
  canRecall,
  joinTexts,
  toMessage,
  recallInput,
  withEdit,
  withoutSent,
  withQuote,
  type Step,
  type DraftText,
  type ComposerContext,
  type ComposerEvent,
  type ComposerInput,
  type ComposerTag,
  type EditRequest,
  type ReplyEdit,
} from './composer.reducers.ts';
import { toFailure } from '../../shared/failure.ts';
import { showToast } from '../../shared/toast.ts';

export const composerMachine = setup({
  types: {
    context: {} as ComposerContext,
    input: {} as ComposerInput,
    events: {} as ComposerEvent,
    tags: {} as ComposerTag,
    children: {} as { editReply: 'editReply' },
  },
  actors: { editReply: notProvidedPromise<RoomInfo, ReplyEdit>('editReply') },
  actions: {
    setDraft: assign((_, { text }: DraftText) => ({ draft: text, recalled: 0 })),
    recall: assign(({ context }, { by }: Step) => recallInput(context, by)),
    clearSentDraft: assign(({ context }) => withoutSent(context)),
    prependToDraft: assign(({ context }, { text }: DraftText) => ({ draft: joinTexts(text, context.draft) })),
    addQuote: assign(({ context }, { text }: DraftText) => ({ draft: withQuote(context.draft, text) })),
    setBefore: assign(({ context }) => ({ before: context.draft })),
    suggest: assign(({ context: { before } }, { text }: DraftText) => ({
      draft: joinTexts(before, text),
    })),
    undo: assign(({ context }) => ({ draft: context.before, edits: null })),
    startEdit: assign((_, { messageId, text }: ReplyEdit) => ({ draft: text, edits: messageId })),
    endEdit: assign(({ context }) => ({ draft: withEdit(context), edits: null })),
    prependToBefore: assign(({ context: { before } }, { text }: DraftText) => ({
      before: joinTexts(text, before),
    })),
    persistDraft: () => {},
    showToast,
  },
  guards: {
    isEditLost: ({ context: { edits } }, { ids }: { ids: readonly string[] }) =>
      edits !== null && ids.includes(edits),
    isNotFound: (_, { error }: { error: unknown }) => toFailure(error).code === codes.notFound,
    canRecall: ({ context }, { by }: Step) => canRecall(context, by),
    isEmpty: ({ context }) => context.draft === '',
    isBlocked: ({ context }) => context.isBlocked,
    isReply: (_, { role }: EditRequest) => role === 'mate',
    isMessageText: ({ context: { draft } }) => !isBlank(draft) && draft.length <= maxMessageLength,
    isReplyText: ({ context: { draft } }) => !isBlank(draft) && draft.length <= maxReplyLength,
    isBlockedError: (_, { code }: { code: number | undefined }) => code === codes.mateBlocked,
  },
}).createMachine({
  id: 'composer',
  description:
    'Holds the draft, also in storage, until it is sent. Recalls the last inputs, edits messages, and takes suggestions.',
  context: ({ input }) => ({
    ...input,
    recalled: 0,
    before: '',
    edits: null,
  }),
  on: {
    'key.escape': {
      description: 'With an edit open it cancels the edit; else it stops the reply under way.',
      actions: sendTo(({ context }) => context.parentRef, { type: 'reply.stop' }),
    },
  },
  initial: 'deciding',
  states: {
    deciding: { always: [{ guard: 'isBlocked', target: 'closed' }, { target: 'open' }] },
    open: {
      initial: 'typed',
      on: {
        'mate.blocked': 'closed',
        'message.refused': {
          guard: { type: 'isBlockedError', params: ({ event }) => event },
          target: 'closed',
        },
        'draft.change': {
          target: '.typed',
          actions: [{ type: 'setDraft', params: ({ event }) => event }, 'persistDraft'],
        },
        'message.submit': {
          guard: 'isMessageText',
          target: '.typed',
          actions: [
            sendTo(
              ({ context }) => context.parentRef,
              ({ context, event }) => toMessage(context, event),
            ),
            'clearSentDraft',
            'persistDraft',
          ],
        },
        'message.edit': [
          {
            guard: { type: 'isReply', params: ({ event }) => event },
            target: '.editing.reply',
            actions: ['setBefore', { type: 'startEdit', params: ({ event }) => event }],
          },
          {
            target: '.editing.message',
            actions: ['setBefore', { type: 'startEdit', params: ({ event }) => event }],
          },
        ],
        'message.quote': {
          target: '.typed',
          actions: [{ type: 'addQuote', params: ({ event }) => event }, 'persistDraft'],
        },
        'draft.restore': {
          target: '.typed',
          actions: [{ type: 'prependToDraft', params: ({ event }) => event }, 'persistDraft'],
        },
      },
      states: {
        typed: {
          on: {
            'draft.recall': {
              guard: { type: 'canRecall', params: ({ event }) => event },
              description: 'Not persisted: the recalled input is in the conversation already.',
              actions: { type: 'recall', params: ({ event }) => event },
            },
            'lastMessage.edit': {
              guard: 'isEmpty',
              target: 'editing.message',
              actions: ['setBefore', { type: 'startEdit', params: ({ event }) => event }],
            },
            'suggestion.chosen': {
              target: 'suggested',
              actions: ['setBefore', { type: 'suggest', params: ({ event }) => event }, 'persistDraft'],
            },
          },
        },
        suggested: {
          description: 'Holds a suggestion unchanged: it can be swapped for another, or undone.',
          on: {
            'suggestion.chosen': {
              actions: [{ type: 'suggest', params: ({ event }) => event }, 'persistDraft'],
            },
            'draft.undo': {
              target: 'typed',
              actions: ['undo', 'persistDraft'],
            },
          },
        },
        editing: {
          tags: 'editing',
          description:
            'The draft takes the place of an earlier message. The draft from before returns afterwards, and both are stored.',
          on: {
            'draft.change': {
              actions: [{ type: 'setDraft', params: ({ event }) => event }, 'persistDraft'],
            },
            'message.quote': {
              actions: [{ type: 'addQuote', params: ({ event }) => event }, 'persistDraft'],
            },
            'message.edit': [
              {
                guard: { type: 'isReply', params: ({ event }) => event },
                target: '.reply',
                actions: { type: 'startEdit', params: ({ event }) => event },
              },
              { target: '.message', actions: { type: 'startEdit', params: ({ event }) => event } },
            ],
            'messages.removed': {
              guard: { type: 'isEditLost', params: ({ event }) => event },
              target: 'typed',
              description: 'The message was deleted elsewhere. What was written stays, as a new message.',
              actions: ['endEdit', 'persistDraft', { type: 'showToast', params: { key: 'editEnded' } }],
            },
            'edit.cancel': { target: 'typed', actions: ['undo', 'persistDraft'] },
            'key.escape': { target: 'typed', actions: ['undo', 'persistDraft'] },
            'draft.restore': {
              actions: [{ type: 'prependToBefore', params: ({ event }) => event }, 'persistDraft'],
            },
          },
          initial: 'message',
          states: {
            message: {},
            reply: {
              tags: 'editingReply',
              on: { 'message.submit': [{ guard: 'isReplyText', target: '#composer.saving' }, {}] },
            },
          },
        },
      },
    },
    saving: {
      tags: ['editing', 'editingReply', 'saving'],
      description: 'The server stores the version beside the original: what is saved does not change.',
      invoke: {
        id: 'editReply',
        src: 'editReply',
        input: ({ context }) => ({ messageId: context.edits ?? '', text: context.draft }),
        onDone: {
          target: 'open',
          actions: [
            'undo',
            'persistDraft',
            sendTo(
              ({ context }) => context.parentRef,
              ({ event }) => ({ type: 'branch.shown', info: event.output }),
            ),
          ],
        },
        onError: [
          {
            guard: { type: 'isNotFound', params: ({ event }) => event },
            target: 'open.typed',
            description: 'The reply was deleted elsewhere.',
            actions: ['endEdit', 'persistDraft', { type: 'showToast', params: { key: 'editEnded' } }],
          },
          {
            target: 'open.editing.reply',
            actions: {
              type: 'showToast',
              params: ({ event }) => ({ key: 'requestFailed', error: event.error }),
            },
          },
        ],
      },
      on: {
        'mate.blocked': 'closed',
        'draft.restore': {
          actions: [{ type: 'prependToBefore', params: ({ event }) => event }, 'persistDraft'],
        },
      },
    },
    closed: {
      tags: 'closed',
      description: 'The mate is blocked or not available: nothing can be sent, and the draft stays.',
      entry: 'endEdit',
      on: {
        'mate.unblocked': 'open',
        'draft.restore': {
          actions: [{ type: 'prependToDraft', params: ({ event }) => event }, 'persistDraft'],
        },
      },
    },
  },
});

export type ComposerActor = ActorRefFrom<typeof composerMachine>;

/** The maximum length of the draft, in UTF-16 units. */
export const selectLimit = (snapshot: SnapshotFrom<typeof composerMachine>) =>
  snapshot.hasTag('editingReply') ? maxReplyLength : maxMessageLength;
