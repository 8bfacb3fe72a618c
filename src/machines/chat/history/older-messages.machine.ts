import { maxPrinted, printPageSize } from './print-limits.ts';
import { assign, not, sendTo, setup, type ActorRefFrom } from 'xstate';
import type { RoomInfo } from '../../../../contract/rooms/room.ts';
import { notProvidedPromise } from '../../shared/placeholders.ts';
import type { ParentRef } from '../../shared/parent-ref.ts';

/** The page in front of what is shown. */
export interface PageRequest {
  readonly roomId: string;
  /** The `seq` that it ends in front of; null for the newest page. */
  readonly before: number | null;
  /** How many messages it has at most; a page's length where it is left out. */
  readonly limit?: number;
  /** Whether the server counts the messages that are older than the page. */
  readonly isCountRequested?: boolean;
}

/** Where what is shown begins, and whether the server has older messages. */
export interface ShownRange {
  readonly before: number | null;
  readonly hasMore: boolean;
}

export interface OlderMessagesInput extends ShownRange {
  readonly parentRef: ParentRef<OlderMessagesLoaded>;
  readonly roomId: string;
}

export interface OlderMessagesContext extends OlderMessagesInput {
  /** How many messages have loaded since printing was requested, or else since the chat was opened. */
  readonly loaded: number;
  /** How many messages are older than those that are shown; null where the server has not counted them. */
  readonly olderCount: number | null;
}

/** `preparing`: printing was requested, and its dialog is open. `notPrinted`: the browser could not print. */
export type OlderMessagesTag = 'preparing' | 'slow' | 'failed' | 'notPrinted';

export interface OlderMessagesLoaded {
  readonly type: 'olderMessages.loaded';
  readonly info: RoomInfo;
}

export type OlderMessagesEvent =
  /** The reader is near the oldest message that is shown. */
  | { readonly type: 'top.reached' }
  | { readonly type: 'load.retry' }
  /** The user wants to print the chat. */
  | { readonly type: 'print.request' }
  | { readonly type: 'print.cancel' }
  /** The shown range begins elsewhere now. */
  | ({ readonly type: 'range.changed' } & ShownRange);

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
    hasEnough: ({ context }) => !context.hasMore || context.loaded >= maxPrinted,
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
              isCountRequested: loaded + printPageSize >= maxPrinted,
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

export type OlderMessagesActor = ActorRefFrom<typeof olderMessagesMachine>;
