import { setup } from 'xstate';
import { notProvidedCallback } from '../shared/placeholders.ts';

export type ConnectionEvent = { readonly type: 'network.offline' } | { readonly type: 'network.online' };

export const connectionMachine = setup({
  types: { events: {} as ConnectionEvent, tags: {} as 'offline' | 'back' },
  actors: { watchNetwork: notProvidedCallback('watchNetwork') },
  actions: {
    /** Loads again what could not be reached, on the whole page. */
    retryFailed: () => {},
    reportError: (_, _params: { error: unknown }) => {},
  },
  delays: { backOnlineNote: 4000 },
}).createMachine({
  id: 'connection',
  description: 'Whether the device believes to have a network.',
  invoke: {
    id: 'watchNetwork',
    src: 'watchNetwork',
    onError: {
      description:
        'A page that cannot watch the network assumes that it is online; requests report their own failures.',
      actions: { type: 'reportError', params: ({ event }) => event },
    },
  },
  initial: 'online',
  states: {
    online: { on: { 'network.offline': 'offline' } },
    offline: { tags: 'offline', on: { 'network.online': { target: 'back', actions: 'retryFailed' } } },
    back: {
      description: 'Long enough to say so.',
      tags: 'back',
      after: { backOnlineNote: 'online' },
      on: { 'network.offline': 'offline' },
    },
  },
});
