import { appMachine } from '../../../src/machines/app/app.machine.ts';
import { modelOf } from 'statechart-tools/explorer/model';
import { ann, routeOf, storeOf } from './shell-samples.ts';

const crash = { error: [new Error('the actor crashed')] };

const input = {
  user: storeOf({ user: ann }),
  theme: { theme: 'system' },
  language: { language: 'en', choice: null },
  navigation: {
    place: { path: '/', search: '' },
    route: routeOf('discover'),
    signedIn: false,
    reloaded: false,
  },
} as const;

export const model = modelOf(appMachine, {
  events: { 'xstate.error.actor.*': [] },
  actors: {
    ageGate: {},
    aiDisclosure: {},
    auth: crash,
    connection: crash,
    crisisHelp: {},
    delivery: {},
    favorites: crash,
    formDrafts: {},
    installation: {},
    language: crash,
    logoutConfirmation: {},
    navigation: crash,
    notifications: crash,
    oauthCallback: { done: [undefined], ...crash },
    report: {},
    roomsPane: {},
    theme: crash,
    viewLoader: {},
  },
  inputs: [
    { ...input, isOAuthCallback: false },
    { ...input, isOAuthCallback: true },
  ],
  view: ({ isOAuthCallback }) => ({ isOAuthCallback }),
  rests: ['broken'],
});
