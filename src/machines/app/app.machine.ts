import { assign, sendTo, setup } from 'xstate';
import { notProvidedMachine, notProvidedPromise } from '../shared/placeholders.ts';
import type { authMachine } from '../auth/auth.machine.ts';
import type { connectionMachine } from '../preferences/connection.machine.ts';
import type { languageMachine } from '../preferences/language.machine.ts';
import type { favoritesMachine } from '../mates/favorites.machine.ts';
import { navigationMachine } from '../navigation/navigation.machine.ts';
import type { notificationsMachine } from '../notifications/notifications.machine.ts';
import type { oauthCallbackMachine } from '../auth/oauth-callback.machine.ts';
import type { settingsMachine } from '../preferences/settings.machine.ts';
import type { AppContext, AppEvent, AppInput, AppCommand } from './app.types.ts';
import type { AuthEvent } from '../auth/auth.types.ts';
import type { NotificationCommand } from '../notifications/notifications.types.ts';

export const appMachine = setup({
  types: {
    context: {} as AppContext,
    events: {} as AppEvent,
    input: {} as AppInput,
    tags: {} as 'broken' | 'fetching' | 'whole' | 'returning',
  },
  actors: {
    navigation: navigationMachine,
    fetchRest: notProvidedPromise<void>('fetchRest'),
    /** The code of these comes with the rest of the page. */
    auth: notProvidedMachine<typeof authMachine>('auth'),
    settings: notProvidedMachine<typeof settingsMachine>('settings'),
    language: notProvidedMachine<typeof languageMachine>('language'),
    connection: notProvidedMachine<typeof connectionMachine>('connection'),
    favorites: notProvidedMachine<typeof favoritesMachine>('favorites'),
    notifications: notProvidedMachine<typeof notificationsMachine>('notifications'),
    oauthCallback: notProvidedMachine<typeof oauthCallbackMachine>('oauthCallback'),
  },
  guards: { isReturning: ({ context }) => context.isReturning },
  actions: {
    reportError: (_, _params: { error: unknown }) => {},
    reloadPage: () => {},
    queueEvent: assign({ queue: ({ context }, command: AppCommand) => [...context.queue, command] }),
    flushQueue: () => {},
    clearQueue: assign({ queue: [] }),
    forward: sendTo('notifications', (_, command: NotificationCommand) => command),
    passToAuth: sendTo('auth', (_, event: AuthEvent) => event),
    setToken: assign({
      user: ({ context: { user: store } }, token: string) => ({
        ...store,
        user: store.user === null ? null : { ...store.user, token },
      }),
    }),
    persistUser: () => {},
  },
}).createMachine({
  id: 'app',
  description: 'The root. It owns the actors that live as long as the page, each under its own name.',
  context: ({ input }) => ({ ...input, queue: [] }),
  initial: 'running',
  states: {
    running: {
      invoke: {
        id: 'navigation',
        systemId: 'navigation',
        src: 'navigation',
        input: ({ context }) => context.navigation,
        onError: {
          target: 'broken',
          actions: { type: 'reportError', params: ({ event }) => ({ error: event.error }) },
        },
      },
      initial: 'partial',
      on: {
        'view.crashed': 'broken',
        'notification.show': { actions: { type: 'queueEvent', params: ({ event }) => event } },
        'notification.update': { actions: { type: 'queueEvent', params: ({ event }) => event } },
        'notification.end': { actions: { type: 'queueEvent', params: ({ event }) => event } },
        'panel.open': { actions: { type: 'queueEvent', params: ({ event }) => event } },
        'panel.close': { actions: { type: 'queueEvent', params: ({ event }) => event } },
        'session.expired': { actions: { type: 'queueEvent', params: ({ event }) => event } },
        'token.rotated': {
          actions: [{ type: 'setToken', params: ({ event }) => event.token }, 'persistUser'],
        },
      },
      states: {
        partial: {
          description: 'What the first screen needs is here, and no more.',
          on: {
            'deferred.load': 'fetching',
            'notification.show': {
              target: 'fetching',
              actions: { type: 'queueEvent', params: ({ event }) => event },
            },
            'panel.open': {
              target: 'fetching',
              actions: { type: 'queueEvent', params: ({ event }) => event },
            },
            'session.expired': {
              target: 'fetching',
              actions: { type: 'queueEvent', params: ({ event }) => event },
            },
          },
        },
        fetching: {
          tags: 'fetching',
          invoke: {
            id: 'fetchRest',
            src: 'fetchRest',
            onDone: 'whole',
            onError: {
              description: 'The next command loads it again; no queued command is lost.',
              target: 'partial',
              actions: { type: 'reportError', params: ({ event }) => ({ error: event.error }) },
            },
          },
        },
        whole: {
          description: 'The session comes first: the others may ask who is signed in.',
          tags: 'whole',
          invoke: [
            {
              id: 'auth',
              systemId: 'auth',
              src: 'auth',
              input: ({ context }) => context.user,
              onError: {
                target: '#app.broken',
                actions: { type: 'reportError', params: ({ event }) => ({ error: event.error }) },
              },
            },
            {
              id: 'settings',
              systemId: 'settings',
              src: 'settings',
              input: ({ context }) => context.settings,
              onError: {
                target: '#app.broken',
                actions: { type: 'reportError', params: ({ event }) => ({ error: event.error }) },
              },
            },
            {
              id: 'language',
              systemId: 'language',
              src: 'language',
              input: ({ context }) => context.language,
              onError: {
                target: '#app.broken',
                actions: { type: 'reportError', params: ({ event }) => ({ error: event.error }) },
              },
            },
            {
              id: 'connection',
              systemId: 'connection',
              src: 'connection',
              onError: {
                target: '#app.broken',
                actions: { type: 'reportError', params: ({ event }) => ({ error: event.error }) },
              },
            },
            {
              id: 'favorites',
              systemId: 'favorites',
              src: 'favorites',
              input: ({ context }) => ({ signedIn: context.navigation.signedIn }),
              onError: {
                target: '#app.broken',
                actions: { type: 'reportError', params: ({ event }) => ({ error: event.error }) },
              },
            },
            {
              id: 'notifications',
              systemId: 'notifications',
              src: 'notifications',
              onError: {
                target: '#app.broken',
                actions: { type: 'reportError', params: ({ event }) => ({ error: event.error }) },
              },
            },
          ],
          initial: 'open',
          on: {
            'notification.show': { actions: { type: 'forward', params: ({ event }) => event } },
            'notification.update': { actions: { type: 'forward', params: ({ event }) => event } },
            'notification.end': { actions: { type: 'forward', params: ({ event }) => event } },
            'panel.open': { actions: { type: 'passToAuth', params: ({ event }) => event } },
            'panel.close': { actions: { type: 'passToAuth', params: ({ event }) => event } },
            'session.expired': { actions: { type: 'passToAuth', params: ({ event }) => event } },
            'token.rotated': { actions: { type: 'passToAuth', params: ({ event }) => event } },
          },
          states: {
            open: {
              description: 'A state of its own, since it is entered when the actors run.',
              entry: ['flushQueue', 'clearQueue'],
              always: { guard: 'isReturning', target: 'returning' },
            },
            returning: {
              description: 'Somebody came back from a sign-in provider; its code came along with the rest.',
              tags: 'returning',
              invoke: {
                id: 'oauthCallback',
                systemId: 'oauthCallback',
                src: 'oauthCallback',
                onDone: 'settled',
                onError: {
                  target: 'settled',
                  actions: { type: 'reportError', params: ({ event }) => ({ error: event.error }) },
                },
              },
            },
            settled: {},
          },
        },
      },
    },
    broken: {
      description: 'One of the actors that the page cannot do without is dead: only a new page helps.',
      tags: 'broken',
      on: { 'page.reload': { actions: 'reloadPage' } },
    },
  },
});
