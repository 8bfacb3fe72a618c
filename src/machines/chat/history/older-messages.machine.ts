import { assign, not, sendTo, setup } from 'xstate';
import type { RoomInfo } from '../../../../contract/room.ts';
import { notProvidedPromise } from '../../shared/placeholders.ts';
import {
  mostPrinted,
  printPageSize,
  type OlderMessagesContext,
  type OlderMessagesEvent,
  type OlderMessagesInput,
  type OlderMessagesTag,
  type PageRequest,
  type ShownRange,
} from './older-messages.types.ts';

export const olderMessagesMachine = setup({
  types: {
    context: {} as OlderMessagesContext,
    input: {} as OlderMessagesInput,
    events: {} as OlderMessagesEvent,
    tags: {} as OlderMessagesTag,
  },
  actors: {
    fetchMessages: notProvidedPromise<RoomInfo, PageRequest>('fetchMessages'),
    /** Opens the browser's print dialog. */
    printPage: notProvidedPromise<void>('printPage'),
  },
  actions: {
    setRange: assign(({ context }, { before, hasMore }: ShownRange) => ({
      before,
      hasMore,
      olderCount: before === context.before ? context.olderCount : null,
    })),
    extendRange: assign(({ context }, { messages, hasMore, olderCount }: RoomInfo) => ({
      before: messages[0]?.seq ?? context.before,
      hasMore,
      loaded: context.loaded + messages.length,
      olderCount: olderCount ?? null,
    })),
    clearLoaded: assign({ loaded: 0 }),
  },
  guards: {
    hasOlder: ({ context }) => context.hasMore,
    /** Whether all messages are shown, or as many as are printed. */
    hasEnough: ({ context }) => !context.hasMore || context.loaded >= mostPrinted,
    isOtherRange: ({ context }, { before, hasMore }: ShownRange) =>
      before !== context.before || hasMore !== context.hasMore,
  },
  delays: { slowAfter: 15_000 },
}).createMachine({
  id: 'olderMessages',
  description: 'Loads older messages page by page: as the reader scrolls to them, or all of them to print.',
  context: ({ input }) => ({ ...input, loaded: 0, olderCount: null }),
  initial: 'idle',
  on: {
    'range.changed': {
      guard: { type: 'isOtherRange', params: ({ event }) => event },
      target: '.idle',
      description: 'A page under way would no longer join what is shown.',
      actions: { type: 'setRange', params: ({ event }) => event },
    },
    'print.request': { target: '.preparing', actions: 'clearLoaded' },
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
        onError: 'failed',
      },
      after: { slowAfter: { target: 'failed', description: 'Offers a retry.' } },
    },
    failed: { tags: 'failed', on: { 'load.retry': 'loading' } },
    complete: { description: 'The first message is shown. A refresh may leave older messages out again.' },
    preparing: {
      description: 'Loads the messages to print, one page after the other.',
      on: {
        'range.changed': {
          guard: { type: 'isOtherRange', params: ({ event }) => event },
          target: '.deciding',
          actions: { type: 'setRange', params: ({ event }) => event },
        },
        'print.cancel': { target: 'idle', description: 'The messages that have loaded stay.' },
      },
      initial: 'deciding',
      states: {
        deciding: {
          always: [{ guard: 'hasEnough', target: '#olderMessages.printing' }, { target: 'loading' }],
        },
        loading: {
          tags: 'preparing',
          invoke: {
            id: 'fetchToPrint',
            src: 'fetchMessages',
            input: ({ context: { roomId, before, loaded } }) => ({
              roomId,
              before,
              limit: printPageSize,
              isCountRequested: loaded + printPageSize >= mostPrinted,
            }),
            onDone: {
              target: 'deciding',
              actions: [
                { type: 'extendRange', params: ({ event }) => event.output },
                sendTo(
                  ({ context }) => context.parentRef,
                  ({ event }) => ({ type: 'olderMessages.loaded', info: event.output }),
                ),
              ],
            },
            onError: 'failed',
          },
          initial: 'pending',
          states: {
            pending: { after: { slowAfter: 'slow' } },
            slow: {
              tags: 'slow',
              description: 'The call has no time limit, so the user is offered a retry.',
              on: { 'load.retry': '#olderMessages.preparing.loading' },
            },
          },
        },
        failed: { tags: ['preparing', 'failed'], on: { 'load.retry': 'loading' } },
      },
    },
    printing: {
      description: 'The browser’s print dialog is open: until it closes, the page does nothing else.',
      on: {
        'range.changed': { actions: { type: 'setRange', params: ({ event }) => event } },
      },
      invoke: {
        id: 'printPage',
        src: 'printPage',
        onDone: 'idle',
        onError: 'notPrinted',
      },
    },
    notPrinted: {
      tags: ['preparing', 'notPrinted'],
      description: 'The browser cannot print, as in the window of another app.',
      on: {
        'range.changed': { actions: { type: 'setRange', params: ({ event }) => event } },
        'print.cancel': 'idle',
      },
    },
  },
});
