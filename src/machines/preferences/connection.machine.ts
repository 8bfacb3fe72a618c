import { assign, setup, type SnapshotFrom } from 'xstate';
import { notProvidedCallback, notProvidedPromise } from '../shared/placeholders.ts';

export type ConnectionEvent =
  | { readonly type: 'network.offline' }
  | { readonly type: 'network.online' }
  /** The page was hidden, or is visible again. */
  | { readonly type: 'page.returned' }
  /** A request had no answer, or a copy is shown because an answer takes too long. */
  | { readonly type: 'server.unreachable' };

export interface ConnectionContext {
  /** How often the server was asked since it last answered for a while. */
  readonly tries: number;
}

export const connectionMachine = setup({
  types: {
    context: {} as ConnectionContext,
    events: {} as ConnectionEvent,
    tags: {} as 'offline' | 'away' | 'back',
  },
  actors: {
    watchNetwork: notProvidedCallback('watchNetwork'),
    /** Whether the server answers. Never rejects. */
    askServer: notProvidedPromise<boolean>('askServer'),
  },
  actions: {
    /** Loads again what could not be reached, on the whole page. */
    retryFailed: () => {},
    countTry: assign({ tries: ({ context }) => context.tries + 1 }),
    clearTries: assign({ tries: 0 }),
  },
  guards: { isThere: (_, isThere: boolean) => isThere },
  delays: {
    backOnlineNote: 4000,
    backoff: ({ context }) => Math.min(30_000, 1000 * 2 ** context.tries),
    calmAfter: 60_000,
  },
}).createMachine({
  id: 'connection',
  description: 'Whether the device believes to have a network, and whether the server answers.',
  context: { tries: 0 },
  invoke: {
    id: 'watchNetwork',
    src: 'watchNetwork',
    onError: {
      description:
        'A page that cannot watch the network assumes that it is online; requests show their own failures.',
    },
  },
  initial: 'online',
  on: { 'network.offline': '.offline' },
  states: {
    online: {
      on: { 'server.unreachable': 'doubted' },
      after: { calmAfter: { actions: 'clearTries' } },
    },
    doubted: {
      description: 'A request had no answer. What fails again and again is tried again less and less often.',
      initial: 'waiting',
      on: { 'network.online': '.asking', 'page.returned': '.asking' },
      states: {
        waiting: { after: { backoff: 'asking' } },
        asking: {
          entry: 'countTry',
          invoke: {
            id: 'askServer',
            src: 'askServer',
            onDone: [
              {
                guard: { type: 'isThere', params: ({ event }) => event.output },
                target: '#connection.online',
                actions: 'retryFailed',
              },
              { target: '#connection.away' },
            ],
            onError: '#connection.away',
          },
        },
      },
    },
    away: {
      tags: 'away',
      description:
        'The server does not answer, although the device has a network: what is shown may be copies.',
      initial: 'waiting',
      on: { 'network.online': '.asking', 'page.returned': '.asking' },
      states: {
        waiting: { after: { backoff: 'asking' } },
        asking: {
          entry: 'countTry',
          invoke: {
            id: 'askServer',
            src: 'askServer',
            onDone: [
              {
                guard: { type: 'isThere', params: ({ event }) => event.output },
                target: '#connection.back',
                actions: 'retryFailed',
              },
              { target: 'waiting' },
            ],
            onError: 'waiting',
          },
        },
      },
    },
    offline: { tags: 'offline', on: { 'network.online': { target: 'back', actions: 'retryFailed' } } },
    back: {
      description: 'Long enough to say so.',
      tags: 'back',
      on: { 'server.unreachable': 'doubted' },
      after: { backOnlineNote: 'online' },
    },
  },
});

/** The connection as the page shows it: `away` where the server does not answer. */
export const selectConnection = (
  snapshot: SnapshotFrom<typeof connectionMachine>,
): 'online' | 'offline' | 'away' | 'back' => {
  if (snapshot.hasTag('offline')) return 'offline';
  if (snapshot.hasTag('away')) return 'away';
  return snapshot.hasTag('back') ? 'back' : 'online';
};
