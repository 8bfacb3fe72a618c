import { assign, sendTo, setup, spawnChild, stopChild, type AnyActorLogic } from 'xstate';
import { absentPromise } from './absent.ts';
import { authMachine } from './auth.machine.ts';
import { connectionMachine } from './connection.machine.ts';
import { navigationMachine } from './navigation.machine.ts';
import { settingsMachine } from './settings.machine.ts';
import type { AppContext, AppEvent, AppInput } from './app.types.ts';
import type { NotificationWish } from './notifications.types.ts';

export const appMachine = setup({
  types: {
    context: {} as AppContext,
    events: {} as AppEvent,
    input: {} as AppInput,
    tags: {} as 'broken' | 'whole',
  },
  actors: {
    auth: authMachine,
    settings: settingsMachine,
    connection: connectionMachine,
    navigation: navigationMachine,
    fetchRest: absentPromise<void>('fetchRest'),
    /** These come with the rest of the page: the wiring's actions start their machines. */
    language: absentPromise<void>('language') as AnyActorLogic,
    notifications: absentPromise<void>('notifications') as AnyActorLogic,
  },
  actions: {
    reportError: (_, _params: { error: unknown }) => {},
    reloadPage: () => {},
    keepWish: assign({ wishes: ({ context }, wish: NotificationWish) => [...context.wishes, wish] }),
    openLanguage: spawnChild('language', { id: 'language', systemId: 'language' }),
    openNotifications: spawnChild('notifications', { id: 'notifications', systemId: 'notifications' }),
    closeLanguage: stopChild('language'),
    closeNotifications: stopChild('notifications'),
    forgetWishes: assign({ wishes: [] }),
    passOn: sendTo('notifications', (_, wish: NotificationWish) => wish),
  },
}).createMachine({
  id: 'app',
  description: 'The root. It owns the actors that live as long as the page, each under its own name.',
  context: ({ input }) => ({ ...input, wishes: [] }),
  initial: 'running',
  states: {
    running: {
      description: 'Navigation comes last: the screen that it opens may speak to all the others.',
      invoke: [
        {
          id: 'settings',
          systemId: 'settings',
          src: 'settings',
          input: ({ context }) => context.settings,
          onError: {
            target: 'broken',
            actions: { type: 'reportError', params: ({ event }) => ({ error: event.error }) },
          },
        },
        {
          id: 'connection',
          systemId: 'connection',
          src: 'connection',
          onError: {
            target: 'broken',
            actions: { type: 'reportError', params: ({ event }) => ({ error: event.error }) },
          },
        },
        {
          id: 'auth',
          systemId: 'auth',
          src: 'auth',
          input: ({ context }) => context.user,
          onError: {
            target: 'broken',
            actions: { type: 'reportError', params: ({ event }) => ({ error: event.error }) },
          },
        },
        {
          id: 'navigation',
          systemId: 'navigation',
          src: 'navigation',
          input: ({ context }) => context.navigation,
          onError: {
            target: 'broken',
            actions: { type: 'reportError', params: ({ event }) => ({ error: event.error }) },
          },
        },
      ],
      initial: 'partial',
      on: {
        'view.crashed': 'broken',
        'notification.show': { actions: { type: 'keepWish', params: ({ event }) => event } },
        'notification.update': { actions: { type: 'keepWish', params: ({ event }) => event } },
        'notification.end': { actions: { type: 'keepWish', params: ({ event }) => event } },
      },
      states: {
        partial: {
          description: 'What the first screen needs is here, and no more.',
          on: {
            'rest.request': 'fetching',
            'notification.show': {
              target: 'fetching',
              actions: { type: 'keepWish', params: ({ event }) => event },
            },
          },
        },
        fetching: {
          invoke: {
            id: 'fetchRest',
            src: 'fetchRest',
            onDone: { target: 'whole', actions: ['openLanguage', 'openNotifications', 'forgetWishes'] },
            onError: {
              description: 'It is asked for again with the next wish; nothing that was wished is lost.',
              target: 'partial',
              actions: { type: 'reportError', params: ({ event }) => ({ error: event.error }) },
            },
          },
        },
        whole: {
          tags: 'whole',
          exit: ['closeLanguage', 'closeNotifications'],
          on: {
            'notification.show': { actions: { type: 'passOn', params: ({ event }) => event } },
            'notification.update': { actions: { type: 'passOn', params: ({ event }) => event } },
            'notification.end': { actions: { type: 'passOn', params: ({ event }) => event } },
            'xstate.error.actor.language': {
              target: '#app.broken',
              actions: { type: 'reportError', params: ({ event }) => ({ error: event.error }) },
            },
            'xstate.error.actor.notifications': {
              target: '#app.broken',
              actions: { type: 'reportError', params: ({ event }) => ({ error: event.error }) },
            },
          },
        },
      },
    },
    broken: {
      description: 'One of the actors that the page cannot do without is dead: only a new page helps.',
      tags: 'broken',
      on: { 'reload.request': { actions: 'reloadPage' } },
    },
  },
});
