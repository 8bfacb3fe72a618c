import { assign, setup, type ActorRefFrom } from 'xstate';
import { trimmed } from '../../../contract/blank-text.ts';
import { notProvidedEvents, notProvidedPromise } from '../shared/placeholders.ts';
import {
  empty,
  movedTo,
  withQuery,
  type KeyTyped,
  type PaletteChildren,
  type PaletteContext,
  type PaletteEvent,
  type PaletteMove,
  type PaletteOption,
  type PaletteTag,
  type ShortcutPressed,
} from './palette.reducers.ts';

type Options = readonly PaletteOption[];

/** The command palette, and the list of shortcuts. */
export const paletteMachine = setup({
  types: {
    context: {} as PaletteContext,
    events: {} as PaletteEvent,
    tags: {} as PaletteTag,
    children: {} as PaletteChildren,
  },
  actors: {
    watchShortcuts: notProvidedEvents<ShortcutPressed>('watchShortcuts'),
    /** Loads the code and the texts, and returns what can be done on the open screen, and the pages that the user can open. */
    loadPages: notProvidedPromise<Options>('loadPages'),
    /** Takes what is typed before the field is on the page, and adds it to its input. */
    watchTyping: notProvidedEvents<KeyTyped, string>('watchTyping'),
    /** Loads the code and the texts. */
    loadShortcuts: notProvidedPromise<void>('loadShortcuts'),
    fetchChats: notProvidedPromise<Options>('fetchChats'),
    fetchMates: notProvidedPromise<Options, string>('fetchMates'),
  },
  actions: {
    clear: assign(empty),
    setPages: assign((_, { pages }: { pages: Options }) => ({ pages })),
    setChats: assign((_, { chats }: { chats: Options }) => ({ chats })),
    setMates: assign((_, { mates }: { mates: Options }) => ({ mates })),
    setQuery: assign(({ context }, { text }: { text: string }) => withQuery(context, text)),
    point: assign(({ context }, { to }: { to: PaletteMove }) => ({ pointed: movedTo(context, to) })),
    openOption: (_, _params: { option: PaletteOption }) => {},
    showLoadError: () => {},
  },
  guards: { isBlank: ({ context }) => trimmed(context.query) === '' },
  delays: { debounce: 200, loadLimit: 10_000 },
}).createMachine({
  id: 'palette',
  description: 'Leads to pages, chats and mates by keyboard, and lists the keyboard shortcuts.',
  context: empty,
  invoke: {
    id: 'watchShortcuts',
    src: 'watchShortcuts',
    onError: {
      description: 'The page works without shortcuts.',
    },
  },
  initial: 'closed',
  states: {
    closed: {
      entry: 'clear',
      on: { 'palette.request': 'opening', 'shortcuts.request': 'openingShortcuts' },
    },
    opening: {
      description:
        'What is typed meanwhile is for the field. Nothing waits for a network that never responds.',
      on: {
        'palette.request': { target: 'opening', reenter: true, description: 'Pressing again tries again.' },
        'palette.close': 'closed',
        'query.type': { actions: { type: 'setQuery', params: ({ event }) => event } },
      },
      after: { loadLimit: { target: 'closed', actions: 'showLoadError' } },
      invoke: [
        {
          id: 'watchTyping',
          src: 'watchTyping',
          input: ({ context }) => context.query,
          onError: {
            description: 'Only what is typed before the field has the focus is lost.',
          },
        },
        {
          id: 'loadPages',
          src: 'loadPages',
          onDone: {
            target: 'open',
            actions: { type: 'setPages', params: ({ event }) => ({ pages: event.output }) },
          },
          onError: {
            target: 'closed',
            actions: 'showLoadError',
          },
        },
      ],
    },
    openingShortcuts: {
      on: {
        'shortcuts.request': {
          target: 'openingShortcuts',
          reenter: true,
          description: 'Pressing again tries again.',
        },
      },
      invoke: {
        id: 'loadShortcuts',
        src: 'loadShortcuts',
        onDone: 'shortcuts',
        onError: {
          target: 'closed',
          actions: 'showLoadError',
        },
      },
    },
    shortcuts: { tags: 'shortcuts', on: { 'palette.close': 'closed' } },
    open: {
      tags: 'palette',
      type: 'parallel',
      on: {
        'palette.close': 'closed',
        'option.choose': {
          target: 'closed',
          actions: { type: 'openOption', params: ({ event }) => ({ option: event.option }) },
        },
        'option.move': { actions: { type: 'point', params: ({ event }) => ({ to: event.to }) } },
      },
      states: {
        chats: {
          initial: 'loading',
          states: {
            loading: {
              tags: 'busy',
              invoke: {
                id: 'fetchChats',
                src: 'fetchChats',
                onDone: {
                  target: 'loaded',
                  actions: { type: 'setChats', params: ({ event }) => ({ chats: event.output }) },
                },
                onError: 'failed',
              },
            },
            loaded: {},
            failed: { tags: 'failed', on: { 'load.retry': 'loading' } },
          },
        },
        mates: {
          initial: 'deciding',
          on: {
            'query.type': {
              target: '.deciding',
              actions: { type: 'setQuery', params: ({ event }) => event },
            },
          },
          states: {
            deciding: { always: [{ guard: 'isBlank', target: 'idle' }, { target: 'typing' }] },
            idle: {},
            typing: {
              tags: 'busy',
              description: 'Each letter restarts the debounce. The mates of the last query stay visible.',
              after: { debounce: 'searching' },
            },
            searching: {
              tags: 'busy',
              invoke: {
                id: 'fetchMates',
                src: 'fetchMates',
                input: ({ context }) => trimmed(context.query),
                onDone: {
                  target: 'idle',
                  actions: { type: 'setMates', params: ({ event }) => ({ mates: event.output }) },
                },
                onError: {
                  target: 'failed',
                  actions: { type: 'setMates', params: { mates: [] } },
                },
              },
            },
            failed: { tags: 'failed', on: { 'load.retry': 'searching' } },
          },
        },
      },
    },
  },
});

export type PaletteActor = ActorRefFrom<typeof paletteMachine>;
