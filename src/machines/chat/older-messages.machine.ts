import { assign, not, setup } from 'xstate';
import type { RoomInfo } from '../../../contract/room.ts';
import { notProvidedPromise } from '../shared/placeholders.ts';
import type { OlderMessagesContext, OlderMessagesEvent, PageRequest } from './older-messages.types.ts';

/** What was said before what is shown. */
export const olderMessagesMachine = setup({
  types: {
    context: {} as OlderMessagesContext,
    input: {} as OlderMessagesContext,
    events: {} as OlderMessagesEvent,
  },
  actors: { fetchMessages: notProvidedPromise<RoomInfo, PageRequest>('fetchMessages') },
  actions: {
    change: assign((_, { before, hasMore }: Pick<OlderMessagesContext, 'before' | 'hasMore'>) => ({
      before,
      hasMore,
    })),
    goBack: assign(({ context }, { messages, hasMore }: RoomInfo) => ({
      before: messages[0]?.seq ?? context.before,
      hasMore,
    })),
    tellOlder: (_, _params: { info: RoomInfo }) => {},
    logFailure: (_, _params: { error: unknown }) => {},
  },
  guards: {
    hasOlder: ({ context }) => context.hasMore,
    rangeChanged: ({ context }, { before, hasMore }: Pick<OlderMessagesContext, 'before' | 'hasMore'>) =>
      before !== context.before || hasMore !== context.hasMore,
  },
  delays: { slowAfter: 15_000 },
}).createMachine({
  id: 'olderMessages',
  description: 'Reads older messages page by page, as the reader comes near them.',
  context: ({ input }) => ({ roomId: input.roomId, before: input.before, hasMore: input.hasMore }),
  initial: 'rested',
  on: {
    'range.changed': {
      guard: { type: 'rangeChanged', params: ({ event }) => event },
      target: '.rested',
      description: 'A page that was asked for would not join on any more.',
      actions: { type: 'change', params: ({ event }) => event },
    },
  },
  states: {
    rested: {
      always: { guard: not('hasOlder'), target: 'whole' },
      on: { 'top.reached': 'loading' },
    },
    loading: {
      invoke: {
        id: 'readOlder',
        src: 'fetchMessages',
        input: ({ context }) => ({ roomId: context.roomId, before: context.before }),
        onDone: {
          target: 'rested',
          actions: [
            { type: 'goBack', params: ({ event }) => event.output },
            { type: 'tellOlder', params: ({ event }) => ({ info: event.output }) },
          ],
        },
        onError: {
          target: 'failed',
          actions: { type: 'logFailure', params: ({ event }) => ({ error: event.error }) },
        },
      },
      after: { slowAfter: { target: 'failed', description: 'Offers a retry.' } },
    },
    failed: { on: { 'history.retry': 'loading' } },
    whole: { description: 'The beginning is shown. A renewal may leave older messages out again.' },
  },
});
