import { setup } from 'xstate';
import { authMachine } from '../auth/auth.machine.ts';
import { logoutConfirmationMachine } from '../auth/logout-confirmation.machine.ts';
import { oauthCallbackMachine } from '../auth/oauth-callback.machine.ts';
import { favoritesMachine } from '../mates/favorites.machine.ts';
import { navigationMachine } from '../navigation/navigation.machine.ts';
import { notificationsMachine } from '../notifications/notifications.machine.ts';
import { connectionMachine } from '../preferences/connection.machine.ts';
import { languageMachine } from '../preferences/language.machine.ts';
import { themeMachine } from '../preferences/theme.machine.ts';
import { ageGateMachine } from '../safety/age-gate.machine.ts';
import { aiDisclosureMachine } from '../safety/ai-disclosure.machine.ts';
import { crisisHelpMachine } from '../safety/crisis-help.machine.ts';
import { reportMachine } from '../safety/report.machine.ts';
import { paneMachine } from '../shared/pane.machine.ts';
import type { AppChildren, AppEvent, AppInput } from './app.types.ts';

export const appMachine = setup({
  types: {
    context: {} as AppInput,
    events: {} as AppEvent,
    input: {} as AppInput,
    tags: {} as 'broken',
    children: {} as AppChildren,
  },
  actors: {
    ageGate: ageGateMachine,
    aiDisclosure: aiDisclosureMachine,
    auth: authMachine,
    connection: connectionMachine,
    crisisHelp: crisisHelpMachine,
    favorites: favoritesMachine,
    language: languageMachine,
    logoutConfirmation: logoutConfirmationMachine,
    navigation: navigationMachine,
    notifications: notificationsMachine,
    oauthCallback: oauthCallbackMachine,
    report: reportMachine,
    roomsPane: paneMachine,
    theme: themeMachine,
  },
  guards: { isOAuthCallback: ({ context }) => context.isOAuthCallback },
  // Not at once: an actor that crashes at its start would block the page.
  delays: { restartAfter: 1000 },
  actions: {
    /** Reads the error from the event, since every actor here may stop by one. */
    reportError: () => {},
    reloadPage: () => {},
  },
}).createMachine({
  id: 'app',
  description: 'The root. It owns the actors that live as long as the page, each under its own name.',
  context: ({ input }) => input,
  initial: 'running',
  states: {
    running: {
      description:
        'The page cannot work without the actors invoked here. Those of the regions may crash without affecting the others, and are restarted.',
      type: 'parallel',
      invoke: [
        {
          id: 'notifications',
          systemId: 'notifications',
          src: 'notifications',
          onError: { target: 'broken', actions: 'reportError' },
        },
        {
          id: 'auth',
          systemId: 'auth',
          src: 'auth',
          input: ({ context }) => context.user,
          onError: { target: 'broken', actions: 'reportError' },
        },
        {
          id: 'theme',
          src: 'theme',
          input: ({ context }) => context.theme,
          onError: { target: 'broken', actions: 'reportError' },
        },
        {
          id: 'language',
          src: 'language',
          input: ({ context }) => context.language,
          onError: { target: 'broken', actions: 'reportError' },
        },
        {
          id: 'connection',
          src: 'connection',
          onError: { target: 'broken', actions: 'reportError' },
        },
        {
          id: 'favorites',
          systemId: 'favorites',
          src: 'favorites',
          input: ({ context }) => ({ signedIn: context.navigation.signedIn }),
          onError: { target: 'broken', actions: 'reportError' },
        },
        {
          id: 'navigation',
          systemId: 'navigation',
          src: 'navigation',
          input: ({ context }) => context.navigation,
          onError: { target: 'broken', actions: 'reportError' },
        },
      ],
      on: { 'view.crashed': 'broken' },
      states: {
        oauthCallback: {
          initial: 'deciding',
          states: {
            deciding: { always: [{ guard: 'isOAuthCallback', target: 'running' }, 'done'] },
            running: {
              invoke: {
                id: 'oauthCallback',
                src: 'oauthCallback',
                onDone: 'done',
                onError: { target: 'done', actions: 'reportError' },
              },
            },
            done: {},
          },
        },
        logoutConfirmation: {
          initial: 'running',
          states: {
            running: {
              invoke: {
                id: 'logoutConfirmation',
                systemId: 'logoutConfirmation',
                src: 'logoutConfirmation',
                onError: { target: 'crashed', actions: 'reportError' },
              },
            },
            crashed: { after: { restartAfter: 'running' } },
          },
        },
        ageGate: {
          initial: 'running',
          states: {
            running: {
              invoke: {
                id: 'ageGate',
                systemId: 'ageGate',
                src: 'ageGate',
                onError: { target: 'crashed', actions: 'reportError' },
              },
            },
            crashed: { after: { restartAfter: 'running' } },
          },
        },
        aiDisclosure: {
          initial: 'running',
          states: {
            running: {
              invoke: {
                id: 'aiDisclosure',
                src: 'aiDisclosure',
                onError: { target: 'crashed', actions: 'reportError' },
              },
            },
            crashed: { after: { restartAfter: 'running' } },
          },
        },
        crisisHelp: {
          initial: 'running',
          states: {
            running: {
              invoke: {
                id: 'crisisHelp',
                src: 'crisisHelp',
                onError: { target: 'crashed', actions: 'reportError' },
              },
            },
            crashed: { after: { restartAfter: 'running' } },
          },
        },
        report: {
          initial: 'running',
          states: {
            running: {
              invoke: {
                id: 'report',
                src: 'report',
                onError: { target: 'crashed', actions: 'reportError' },
              },
            },
            crashed: { after: { restartAfter: 'running' } },
          },
        },
        roomsPane: {
          initial: 'running',
          states: {
            running: {
              invoke: {
                id: 'roomsPane',
                systemId: 'roomsPane',
                src: 'roomsPane',
                input: { isShown: false },
                onError: { target: 'crashed', actions: 'reportError' },
              },
            },
            crashed: { after: { restartAfter: 'running' } },
          },
        },
      },
    },
    broken: {
      description: 'An actor that the page cannot work without has stopped: only a new page helps.',
      tags: 'broken',
      on: { 'page.reload': { actions: 'reloadPage' } },
    },
  },
});
