import { setup, type ActorRefFrom } from 'xstate';
import { notProvidedEvents, notProvidedPromise } from '../shared/placeholders.ts';

/** The reports of the browser about this device. */
export type DeviceReport =
  /** The browser can ask the user to install the app. */
  | { readonly type: 'installation.offered' }
  /** Only the browser's own menu installs it, as on an iPhone. */
  | { readonly type: 'installation.manual' }
  /** The app is installed, or the page is shown as one. */
  | { readonly type: 'app.installed' }
  /** Chats can be stored for reading offline, and are. */
  | { readonly type: 'copies.kept' }
  /** They can be stored, and are not. */
  | { readonly type: 'copies.refused' };

export type InstallationEvent =
  | DeviceReport
  | { readonly type: 'installation.request' }
  | { readonly type: 'copies.keep' }
  | { readonly type: 'copies.erase' };

/** `manual`: only the browser’s own menu installs the app; `canKeep`: chats can be stored for reading offline. */
export type InstallationTag = 'offered' | 'busy' | 'manual' | 'installed' | 'canKeep' | 'keeps';

export const installationMachine = setup({
  types: {
    events: {} as InstallationEvent,
    tags: {} as InstallationTag,
    children: {} as { watchDevice: 'watchDevice'; askToInstall: 'askToInstall' },
  },
  actors: {
    watchDevice: notProvidedEvents<DeviceReport>('watchDevice'),
    /** Outputs whether the user agreed. */
    askToInstall: notProvidedPromise<boolean>('askToInstall'),
  },
  actions: {
    keepCopies: () => {},
    eraseCopies: () => {},
  },
  guards: { isAccepted: (_, { output }: { output: boolean }) => output },
}).createMachine({
  id: 'installation',
  description: 'What the user can have on this device: the app, and chats that can be read offline.',
  invoke: {
    id: 'watchDevice',
    src: 'watchDevice',
    onError: { description: 'Without it the page offers neither.' },
  },
  type: 'parallel',
  states: {
    app: {
      initial: 'unavailable',
      states: {
        unavailable: {
          on: {
            'installation.offered': 'offered',
            'installation.manual': 'manual',
            'app.installed': 'installed',
          },
        },
        offered: {
          tags: 'offered',
          on: { 'installation.request': 'asking', 'app.installed': 'installed' },
        },
        asking: {
          tags: ['offered', 'busy'],
          description: 'The browser asks.',
          invoke: {
            id: 'askToInstall',
            src: 'askToInstall',
            onDone: [
              { guard: { type: 'isAccepted', params: ({ event }) => event }, target: 'installed' },
              { target: 'unavailable', description: 'The browser asks once, and offers it again later.' },
            ],
            onError: 'unavailable',
          },
        },
        manual: { tags: 'manual' },
        installed: { tags: 'installed' },
      },
    },
    copies: {
      initial: 'unsupported',
      states: {
        unsupported: { on: { 'copies.kept': 'kept', 'copies.refused': 'refused' } },
        kept: {
          tags: ['canKeep', 'keeps'],
          on: { 'copies.erase': { target: 'refused', actions: 'eraseCopies' } },
        },
        refused: {
          tags: 'canKeep',
          on: { 'copies.keep': { target: 'kept', actions: 'keepCopies' } },
        },
      },
    },
  },
});

export type InstallationActor = ActorRefFrom<typeof installationMachine>;
