import { setup, type AnyActorLogic, type ActorRefFrom, type SnapshotFrom } from 'xstate';
import { authMachine } from '../auth/auth.machine.ts';
import { formDraftsMachine } from '../auth/form-drafts.machine.ts';
import { logoutConfirmationMachine } from '../auth/logout-confirmation.machine.ts';
import { deliveryMachine } from '../chat/outbox/delivery.machine.ts';
import { installationMachine } from '../installation/installation.machine.ts';
import { favoritesMachine } from '../mates/favorites.machine.ts';
import { navigationMachine, type NavigationInput } from '../navigation/navigation.machine.ts';
import { notificationsMachine } from '../notifications/notifications.machine.ts';
import { connectionMachine } from '../preferences/connection.machine.ts';
import { languageMachine, type LanguageInput } from '../preferences/language.machine.ts';
import { themeMachine, type ThemeInput } from '../preferences/theme.machine.ts';
import { ageGateMachine } from '../safety/age-gate.machine.ts';
import { aiDisclosureMachine } from '../safety/ai-disclosure.machine.ts';
import { crisisHelpMachine } from '../safety/crisis-help.machine.ts';
import { reportMachine } from '../safety/report.machine.ts';
import { paneMachine } from '../shared/pane.machine.ts';
import { notProvidedPromise } from '../shared/placeholders.ts';
import { supervised, type ChildCrashed } from '../shared/supervised.ts';
import { viewLoaderMachine } from './view-loader.machine.ts';
import type { UserStore } from '../auth/auth.reducers.ts';

/** The root's children by id, with the names of their logic. */
export type AppChildren = {
  ageGate: 'ageGate';
  aiDisclosure: 'aiDisclosure';
  auth: 'auth';
  connection: 'connection';
  crisisHelp: 'crisisHelp';
  delivery: 'delivery';
  favorites: 'favorites';
  formDrafts: 'formDrafts';
  installation: 'installation';
  language: 'language';
  logoutConfirmation: 'logoutConfirmation';
  navigation: 'navigation';
  notifications: 'notifications';
  oauthCallback: 'oauthCallback';
  report: 'report';
  roomsPane: 'roomsPane';
  theme: 'theme';
  viewLoader: 'viewLoader';
};

/** The state that the page found when it started. */
export interface AppInput {
  readonly user: UserStore;
  readonly theme: ThemeInput;
  readonly language: LanguageInput;
  readonly navigation: NavigationInput;
  /** True where the page was opened at the callback URL of a sign-in provider. */
  readonly isOAuthCallback: boolean;
}

export type AppEvent = ChildCrashed | { readonly type: 'page.reload' } | { readonly type: 'view.crashed' };

const navigationIn = ({ context }: { readonly context: AppInput }) => context.navigation;

export const appMachine = setup({
  types: {
    context: {} as AppInput,
    events: {} as AppEvent,
    input: {} as AppInput,
    tags: {} as 'broken',
    children: {} as AppChildren,
  },
  actors: {
    ageGate: supervised(ageGateMachine),
    aiDisclosure: supervised(aiDisclosureMachine),
    auth: authMachine,
    connection: connectionMachine,
    crisisHelp: supervised(crisisHelpMachine),
    delivery: supervised(deliveryMachine),
    favorites: favoritesMachine,
    formDrafts: supervised(formDraftsMachine),
    installation: supervised(installationMachine),
    language: languageMachine,
    logoutConfirmation: supervised(logoutConfirmationMachine),
    navigation: navigationMachine,
    notifications: notificationsMachine,
    oauthCallback: notProvidedPromise<void>('oauthCallback') as AnyActorLogic,
    report: supervised(reportMachine),
    roomsPane: supervised(paneMachine),
    theme: themeMachine,
    viewLoader: supervised(viewLoaderMachine),
  },
  guards: { isOAuthCallback: ({ context }) => context.isOAuthCallback },
  actions: {
    reloadPage: () => {},
  },
}).createMachine({
  id: 'app',
  description: 'The root. It owns the actors that live as long as the page, each under its own name.',
  context: ({ input }) => input,
  initial: 'running',
  states: {
    running: {
      description: 'Supervised actors start again after a crash. The page cannot work without the others.',
      invoke: [
        { id: 'notifications', systemId: 'notifications', src: 'notifications' },
        { id: 'formDrafts', systemId: 'formDrafts', src: 'formDrafts' },
        { id: 'auth', systemId: 'auth', src: 'auth', input: ({ context }) => context.user },
        { id: 'theme', src: 'theme', input: ({ context }) => context.theme },
        { id: 'language', src: 'language', input: ({ context }) => context.language },
        { id: 'connection', src: 'connection' },
        { id: 'favorites', systemId: 'favorites', src: 'favorites', input: navigationIn },
        { id: 'navigation', systemId: 'navigation', src: 'navigation', input: navigationIn },
        { id: 'logoutConfirmation', systemId: 'logoutConfirmation', src: 'logoutConfirmation' },
        { id: 'ageGate', systemId: 'ageGate', src: 'ageGate' },
        { id: 'aiDisclosure', src: 'aiDisclosure' },
        { id: 'crisisHelp', src: 'crisisHelp' },
        { id: 'delivery', systemId: 'delivery', src: 'delivery' },
        { id: 'installation', src: 'installation' },
        { id: 'report', systemId: 'report', src: 'report' },
        { id: 'roomsPane', systemId: 'roomsPane', src: 'roomsPane', input: { isShown: false } },
        { id: 'viewLoader', src: 'viewLoader' },
      ],
      on: {
        'view.crashed': 'broken',
        'xstate.error.actor.*': 'broken',
      },
      initial: 'deciding',
      states: {
        deciding: { always: [{ guard: 'isOAuthCallback', target: 'returning' }, 'ready'] },
        returning: {
          description: 'The user comes back from a sign-in provider: only then is this code loaded.',
          invoke: {
            id: 'oauthCallback',
            src: 'oauthCallback',
            onDone: 'ready',
            onError: 'ready',
          },
        },
        ready: {},
      },
    },
    broken: {
      description: 'Only a new page helps.',
      tags: 'broken',
      on: { 'page.reload': { actions: 'reloadPage' } },
    },
  },
});

export type AppActor = ActorRefFrom<typeof appMachine>;

type Snapshot = SnapshotFrom<typeof appMachine>;

/** The actors that run as long as the page is not broken. */
export type AppActors = {
  readonly [
    Id in 'auth' | 'connection' | 'favorites' | 'language' | 'navigation' | 'notifications' | 'theme'
  ]: NonNullable<Snapshot['children'][Id]>;
};

/** The actors that the root invokes from its first state on. */
export function selectActors({ children }: Snapshot): AppActors {
  const { auth, connection, favorites, language, navigation, notifications, theme } = children;
  if (!auth || !connection || !favorites || !language || !navigation || !notifications || !theme)
    throw new Error('The root machine does not invoke all of its actors at once.');
  return { auth, connection, favorites, language, navigation, notifications, theme };
}
