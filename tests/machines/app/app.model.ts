import { appMachine } from '../../../src/machines/app/app.machine.ts';
import { modelOf } from '../../../tools/statechart-tests/model.ts';
import { ann, routeOf, storeOf } from './shell-samples.ts';

const crash = { error: [new Error('the actor crashed')] };

const input = {
  user: storeOf({ user: ann }),
  theme: { theme: 'system' },
  language: { language: 'en' },
  navigation: {
    place: { path: '/', search: '' },
    route: routeOf('discover'),
    signedIn: false,
    reloaded: false,
  },
} as const;

export const model = modelOf(appMachine, {
  events: {},
  actors: {
    ageGate: crash,
    aiDisclosure: crash,
    auth: crash,
    connection: crash,
    crisisHelp: crash,
    favorites: crash,
    language: crash,
    logoutConfirmation: crash,
    navigation: crash,
    notifications: crash,
    oauthCallback: { done: [undefined], ...crash },
    report: crash,
    roomsPane: crash,
    theme: crash,
  },
  inputs: [
    { ...input, isOAuthCallback: false },
    { ...input, isOAuthCallback: true },
  ],
  view: ({ isOAuthCallback }) => ({ isOAuthCallback }),
  // Regions are independent: one crash at a time shows everything.
  within: ({ value }, { type }) =>
    !type.startsWith('xstate.error.actor') || !JSON.stringify(value).includes('crashed'),
  rests: ['broken'],
});
