import { assign, not, sendTo, setup } from 'xstate';
import type { RoomInfo } from '../../../../contract/room.ts';
import { notProvidedPromise } from '../../shared/placeholders.ts';
import type {
  OlderMessagesContext,
  OlderMessagesEvent,
  PageRequest,
  ShownRange,
} from './older-messages.types.ts';

export const olderMessagesMachine = setup({
  types: {
    context: {} as OlderMessagesContext,
    input: {} as OlderMessagesContext,
    events: {} as OlderMessagesEvent,
    tags: {} as 'failed',
  },
  actors: { fetchMessages: notProvidedPromise<RoomInfo, PageRequest>('fetchMessages') },
  actions: {
    setRange: assign((_, { before, hasMore }: ShownRange) => ({ before, hasMore })),
    extendRange: assign(({ context }, { messages, hasMore }: RoomInfo) => ({
      before: messages[0]?.seq ?? context.before,
      hasMore,
    })),
    logFailure: (_, _params: { error: unknown }) => {},
  },
  guards: {
    hasOlder: ({ context }) => context.hasMore,
    isOtherRange: ({ context }, { before, hasMore }: ShownRange) =>
      before !== context.before || hasMore !== context.hasMore,
  },
  delays: { slowAfter: 15_000 },
}).createMachine({
  id: 'olderMessages',
  description: 'Loads older messages page by page, as the reader scrolls to them.',
  context: ({ input }) => input,
  initial: 'idle',
  on: {
    'range.changed': {
      guard: { type: 'isOtherRange', params: ({ event }) => event },
      target: '.idle',
      description: 'A page under way would no longer join what is shown.',
      actions: { type: 'setRange', params: ({ event }) => event },
    },
  },
  states: {
    idle: {
      always: { guard: not('hasOlder'), target: 'complete' },
      on: { 'top.reached': 'loading' },
    },
    loading: {
      invoke: {
        id: 'fetchOlder',
        src: 'fetchMessages',
        input: ({ context }) => ({ roomId: context.roomId, before: context.before }),
        onDone: {
          target: 'idle',
          actions: [
            { type: 'extendRange', params: ({ event }) => event.output },
            sendTo(
              ({ context }) => context.parentRef,
              ({ event }) => ({ type: 'olderMessages.loaded', info: event.output }),
            ),
          ],
        },
        onError: {
          target: 'failed',
          actions: { type: 'logFailure', params: ({ event }) => event },
        },
      },
      after: { slowAfter: { target: 'failed', description: 'Offers a retry.' } },
    },
    failed: { tags: 'failed', on: { 'load.retry': 'loading' } },
    complete: { description: 'The first message is shown. A refresh may leave older messages out again.' },
  },
});
