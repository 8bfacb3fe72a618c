import { setup, type ActorRefFrom } from 'xstate';
import { notProvidedEvents, notProvidedPromise } from '../shared/placeholders.ts';

export type AppUpdateEvent =
  /** Another build than this page's is installed, and waits. */
  | VersionFound
  /** The user wants the other build. */
  | { readonly type: 'reload.request' }
  | { readonly type: 'notice.dismiss' };

export interface VersionFound {
  readonly type: 'version.found';
}

export type AppUpdateTag = 'available' | 'busy';

export const appUpdateMachine = setup({
  types: {
    events: {} as AppUpdateEvent,
    tags: {} as AppUpdateTag,
    children: {} as { watchVersions: 'watchVersions'; activateVersion: 'activateVersion' },
  },
  actors: {
    /** Installs the service worker. */
    watchVersions: notProvidedEvents<VersionFound>('watchVersions'),
    /** Lets the worker of the other build take over. */
    activateVersion: notProvidedPromise<void>('activateVersion'),
  },
  actions: {
    reloadPage: () => {},
  },
  delays: { activationLimit: 5000, reloadGrace: 3000 },
}).createMachine({
  id: 'appUpdate',
  description: 'Offers a new version of the page. Nothing is replaced before the user agrees.',
  invoke: {
    id: 'watchVersions',
    src: 'watchVersions',
    onError: {
      description: 'Without a worker the page only needs the network.',
    },
  },
  initial: 'current',
  states: {
    current: { on: { 'version.found': 'available' } },
    available: {
      tags: 'available',
      on: { 'reload.request': 'activating', 'notice.dismiss': 'postponed' },
    },
    postponed: {
      description: 'The next visit has the new version, once all pages of the old one are closed.',
      on: { 'version.found': 'available' },
    },
    activating: {
      tags: ['available', 'busy'],
      invoke: {
        id: 'activateVersion',
        src: 'activateVersion',
        onDone: 'reloading',
        onError: {
          target: 'reloading',
          description: 'With a network, the server sends the new page in any case.',
        },
      },
      after: { activationLimit: 'reloading' },
    },
    reloading: {
      tags: ['available', 'busy'],
      description: 'What was written is stored, and a reply continues after the reload.',
      entry: 'reloadPage',
      after: { reloadGrace: 'available' },
    },
  },
});

export type AppUpdateActor = ActorRefFrom<typeof appUpdateMachine>;
