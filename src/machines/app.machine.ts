import { setup } from 'xstate';
import { authMachine } from './auth.machine.ts';
import { connectionMachine } from './connection.machine.ts';
import { navigationMachine } from './navigation.machine.ts';
import { notificationsMachine } from './notifications.machine.ts';
import { settingsMachine } from './settings.machine.ts';
import type { AppEvent, AppInput } from './app.types.ts';

export const appMachine = setup({
  types: {
    context: {} as AppInput,
    events: {} as AppEvent,
    input: {} as AppInput,
    tags: {} as 'broken',
  },
  actors: {
    auth: authMachine,
    notifications: notificationsMachine,
    settings: settingsMachine,
    connection: connectionMachine,
    navigation: navigationMachine,
  },
  actions: {
    reportError: (_, _params: { error: unknown }) => {},
    reloadPage: () => {},
  },
}).createMachine({
  id: 'app',
  description: 'The root. It owns the actors that live as long as the page, each under its own name.',
  context: ({ input }) => input,
  initial: 'running',
  states: {
    running: {
      description: 'Navigation comes last: the screen that it opens may speak to all the others.',
      invoke: [
        {
          id: 'notifications',
          systemId: 'notifications',
          src: 'notifications',
          onError: {
            target: 'broken',
            actions: { type: 'reportError', params: ({ event }) => ({ error: event.error }) },
          },
        },
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
      on: { 'view.crashed': 'broken' },
    },
    broken: {
      description: 'One of the actors that the page cannot do without is dead: only a new page helps.',
      tags: 'broken',
      on: { 'reload.request': { actions: 'reloadPage' } },
    },
  },
});
