import { isBlank as isBlankText, trimmed } from '../../../contract/blank-text.ts';
import { assign, setup, type ActorRefFrom } from 'xstate';
import { notProvidedPager, type PageLoadedEvent } from '../shared/pager.ts';
import { notProvidedRequest } from '../shared/request.ts';
import type { FoundMessage, FoundMessages } from '../../../contract/rooms/search-messages.ts';

export type { FoundMessages };

export interface MessageSearchInput {
  /** The only room that is searched; null for all. */
  readonly roomId: string | null;
  /** Whether only pinned messages are shown; without a text all of them. */
  readonly pinned: boolean;
}

/** One page of the results. */
export interface MessageQuery extends MessageSearchInput {
  readonly text: string;
  /** Where the page before ended; null for the first page. */
  readonly before: FoundMessages['next'];
}

export interface MessageSearchContext extends MessageSearchInput {
  /** The text of the search field. */
  readonly text: string;
  /** The newest first. */
  readonly found: readonly FoundMessage[];
  /** Where the first page ended; null where it is the only one. */
  readonly next: FoundMessages['next'];
}

export type MessageSearchEvent =
  | { readonly type: 'query.type'; readonly text: string }
  | { readonly type: 'query.submit' }
  | { readonly type: 'query.clear' }
  /** The user wants to see pinned messages only, or all again. */
  | { readonly type: 'pins.toggle' }
  /** The user wants to search all rooms. */
  | { readonly type: 'room.leave' }
  | { readonly type: 'load.retry' }
  | PageLoadedEvent<FoundMessages>;

export type MessageSearchTag = 'inactive' | 'crashed' | 'failed' | 'empty';

/** Finds messages in the user's conversations. */
export const messageSearchMachine = setup({
  types: {
    context: {} as MessageSearchContext,
    input: {} as MessageSearchInput,
    events: {} as MessageSearchEvent,
    tags: {} as MessageSearchTag,
    children: {} as { request: 'findMessages'; pager: 'findMore' },
  },
  actors: {
    findMessages: notProvidedRequest<FoundMessages, MessageQuery>('findMessages'),
    findMore: notProvidedPager<FoundMessages, MessageQuery>('findMore'),
  },
  actions: {
    setText: assign((_, { text }: { text: string }) => ({ text })),
    clearText: assign({ text: '' }),
    togglePins: assign(({ context }) => ({ pinned: !context.pinned })),
    leaveRoom: assign({ roomId: null }),
    setFound: assign((_, { messages, next }: FoundMessages) => ({ found: messages, next })),
    addFound: assign(({ context }, { messages }: FoundMessages) => ({
      found: [
        ...context.found,
        ...messages.filter(({ messageId }) => context.found.every((one) => one.messageId !== messageId)),
      ],
    })),
    clearFound: assign({ found: [] }),
  },
  guards: {
    /** Whether there is nothing to search for. */
    isBlank: ({ context }, { text }: { text: string }) => isBlankText(text) && !context.pinned,
    wantsPins: ({ context }) => context.pinned,
    hasOnlyPins: ({ context }) => context.pinned && isBlankText(context.text),
    hasAny: (_, { messages }: FoundMessages) => messages.length > 0,
  },
  delays: { debounce: 300 },
}).createMachine({
  id: 'messageSearch',
  description:
    'Finds messages as the user types, in all conversations or in one. Pinned ones are listed without a text.',
  context: ({ input }) => ({ ...input, text: '', found: [], next: null }),
  initial: 'deciding',
  on: {
    'query.type': [
      {
        guard: { type: 'isBlank', params: ({ event }) => event },
        target: '.idle',
        actions: { type: 'setText', params: ({ event }) => event },
      },
      { target: '.typing', actions: { type: 'setText', params: ({ event }) => event } },
    ],
    'query.clear': { target: '.deciding', actions: 'clearText' },
    'pins.toggle': [
      { guard: 'hasOnlyPins', target: '.idle', actions: 'togglePins' },
      { target: '.searching', actions: 'togglePins' },
    ],
    'room.leave': [
      {
        guard: { type: 'isBlank', params: ({ context }) => context },
        actions: 'leaveRoom',
      },
      { target: '.searching', actions: 'leaveRoom' },
    ],
  },
  states: {
    deciding: { always: [{ guard: 'wantsPins', target: 'searching' }, { target: 'idle' }] },
    idle: { tags: 'inactive', entry: 'clearFound' },
    typing: {
      description: 'Each letter restarts the debounce. The results of the last query stay visible.',
      on: { 'query.submit': 'searching' },
      after: { debounce: 'searching' },
    },
    searching: {
      invoke: {
        id: 'request',
        src: 'findMessages',
        input: ({ context: { roomId, pinned, text } }) => ({
          roomId,
          pinned,
          text: trimmed(text),
          before: null,
        }),
        onDone: [
          {
            guard: { type: 'hasAny', params: ({ event }) => event.output },
            target: 'found',
            actions: { type: 'setFound', params: ({ event }) => event.output },
          },
          { target: 'empty', actions: 'clearFound' },
        ],
        onError: 'failed',
      },
    },
    found: {
      initial: 'paging',
      states: {
        paging: {
          invoke: {
            id: 'pager',
            src: 'findMore',
            input: ({ context: { roomId, pinned, text, next }, self }) => ({
              next: next && { roomId, pinned, text: trimmed(text), before: next },
              parentRef: self,
            }),
            onError: 'pagingFailed',
          },
          on: {
            'page.loaded': { actions: { type: 'addFound', params: ({ event }) => event.page } },
          },
        },
        pagingFailed: {
          tags: 'crashed',
          description: 'The messages found so far stay visible.',
          on: { 'load.retry': '#messageSearch.searching' },
        },
      },
    },
    empty: { tags: 'empty' },
    failed: { tags: 'failed', on: { 'load.retry': 'searching' } },
  },
});

export type MessageSearchActor = ActorRefFrom<typeof messageSearchMachine>;
