import { assign, setup } from 'xstate';
import type { Code } from '../../../contract/envelope.ts';
import type { ComposerContext, ComposerEvent, ComposerInput, ComposerTag } from './composer.types.ts';
import type { ThreadKey } from './conversation.types.ts';

/** What is being written, before it is a message. */
export const composerMachine = setup({
  types: {
    context: {} as ComposerContext,
    input: {} as ComposerInput,
    events: {} as ComposerEvent,
    tags: {} as ComposerTag,
  },
  actions: {
    change: assign((_, { text }: Words) => ({ draft: text, recalled: 0 })),
    recall: assign(({ context }, { by }: Step) => recalled(context, by)),
    remember: assign(({ context }, { text }: Words) => ({
      draft: '',
      recalled: 0,
      recent: [text, ...context.recent.filter((input) => input !== text)].slice(0, inputMemory),
    })),
    prependToDraft: assign(({ context }, { text }: Words) => ({
      draft: context.draft === '' ? text : `${text}\n${context.draft}`,
      recalled: 0,
    })),
    setBefore: assign(({ context }) => ({ before: context.draft, recalled: 0 })),
    suggest: assign(({ context: { before } }, { text }: Words) => ({
      draft: before === '' ? text : `${before}\n${text}`,
    })),
    undo: assign(({ context }) => ({ draft: context.before, before: '' })),
    persistDraft: (_, _params: { thread: ThreadKey; text: string }) => {},
  },
  guards: {
    canRecall: ({ context }, { by }: Step) => canRecall(context, by),
    isBlocked: ({ context }) => context.isBlocked,
    isBlockedError: (_, { code }: { code: number | undefined }) => code === mateBlocked,
  },
}).createMachine({
  id: 'composer',
  description:
    'Keeps what is being written, also in storage, until it is sent. Recalls the last inputs, and takes ideas.',
  context: ({ input }) => ({
    userId: input.userId,
    roomId: input.roomId,
    draft: input.draft,
    recent: input.recent,
    isBlocked: input.isBlocked,
    recalled: 0,
    before: '',
  }),
  initial: 'deciding',
  states: {
    deciding: { always: [{ guard: 'isBlocked', target: 'closed' }, { target: 'open' }] },
    open: {
      initial: 'own',
      on: {
        'mate.blocked': 'closed',
        'message.refused': {
          guard: { type: 'isBlockedError', params: ({ event }) => event },
          target: 'closed',
        },
        'draft.change': {
          target: '.own',
          actions: [
            { type: 'change', params: ({ event }) => ({ text: event.text }) },
            { type: 'persistDraft', params: ({ context }) => kept(context) },
          ],
        },
        'draft.sent': {
          target: '.own',
          actions: [
            { type: 'remember', params: ({ event }) => ({ text: event.text }) },
            { type: 'persistDraft', params: ({ context }) => kept(context) },
          ],
        },
        'draft.restore': {
          target: '.own',
          actions: [
            { type: 'prependToDraft', params: ({ event }) => ({ text: event.text }) },
            { type: 'persistDraft', params: ({ context }) => kept(context) },
          ],
        },
      },
      states: {
        own: {
          on: {
            'draft.recall': {
              guard: { type: 'canRecall', params: ({ event }) => ({ by: event.by }) },
              description: 'Not kept: what is recalled is in the conversation already.',
              actions: { type: 'recall', params: ({ event }) => ({ by: event.by }) },
            },
            'draft.suggest': {
              target: 'inspired',
              actions: [
                'setBefore',
                { type: 'suggest', params: ({ event }) => ({ text: event.text }) },
                { type: 'persistDraft', params: ({ context }) => kept(context) },
              ],
            },
          },
        },
        inspired: {
          description: 'Holds an idea as it came: it can be swapped for another, or taken out again.',
          on: {
            'draft.suggest': {
              actions: [
                { type: 'suggest', params: ({ event }) => ({ text: event.text }) },
                { type: 'persistDraft', params: ({ context }) => kept(context) },
              ],
            },
            'draft.undo': {
              target: 'own',
              actions: ['undo', { type: 'persistDraft', params: ({ context }) => kept(context) }],
            },
          },
        },
      },
    },
    closed: {
      tags: 'closed',
      description: 'The person blocked this mate: nothing more is said, and what was being written is kept.',
      on: {
        'mate.unblocked': 'open',
        'draft.restore': {
          actions: [
            { type: 'prependToDraft', params: ({ event }) => ({ text: event.text }) },
            { type: 'persistDraft', params: ({ context }) => kept(context) },
          ],
        },
      },
    },
  },
});

const mateBlocked = 4230 satisfies Code;

interface Words {
  readonly text: string;
}

interface Step {
  readonly by: 1 | -1;
}

/** How many inputs are remembered. */
const inputMemory = 5;

/** Words of one's own are never replaced: only an empty composer, or one that still shows a recalled input, looks back. */
const canRecall = ({ draft, recent, recalled }: ComposerContext, by: number): boolean => {
  const isUntouched = draft === (recalled === 0 ? '' : recent[recalled - 1]);
  return isUntouched && recalled + by >= 0 && recalled + by <= recent.length;
};

const recalled = ({ recent, recalled }: ComposerContext, by: number) => ({
  recalled: recalled + by,
  draft: recent[recalled + by - 1] ?? '',
});

const kept = ({ userId, roomId, draft }: ComposerContext) => ({ thread: { userId, roomId }, text: draft });
