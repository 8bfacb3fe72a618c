import { assign, raise, sendTo, setup } from 'xstate';
import { notProvidedAttempt } from '../shared/commands/command.ts';
import { notProvidedCallback } from '../shared/placeholders.ts';
import { notProvidedRequest } from '../shared/request.ts';
import { announce } from './auth.listeners.ts';
import * as reducers from './auth.reducers.ts';
import { emailVerificationMachine } from './email/email-verification.machine.ts';
import { passkeySignInMachine } from './sign-in/passkey-sign-in.machine.ts';
import { secondStepMachine } from './sign-in/second-step.machine.ts';
import { signInMachine } from './sign-in/sign-in.machine.ts';
import type { AuthChildren, AuthContext, AuthEvent, Balances, UserInfo, UserStore } from './auth.reducers.ts';
import type { PanelMode, SecondStep, SignInResult } from './sign-in/sign-in.reducers.ts';

export const authMachine = setup({
  types: {
    context: {} as AuthContext,
    events: {} as AuthEvent,
    input: {} as UserStore,
    children: {} as AuthChildren,
    /** `busy`: the session is about to change: a logout runs, or the page reloads. */
    tags: {} as 'busy' | 'loggedIn',
  },
  actors: {
    watchStore: notProvidedCallback('watchStore'),
    signIn: signInMachine,
    passkeySignIn: passkeySignInMachine,
    secondStep: secondStepMachine,
    emailVerification: emailVerificationMachine,
    fetchBenefits: notProvidedRequest<Balances>('fetchBenefits'),
    signOut: notProvidedAttempt<void, undefined>('signOut'),
  },
  guards: {
    hasUser: ({ context }) => context.user !== null,
    hasRegistration: ({ context }) => context.registerEmail !== null,
    isSignedIn: (_, { kind }: SignInResult) => kind === 'signedIn',
    isSecondStep: (_, { kind }: SignInResult) => kind === 'secondStep',
    isSameUser: ({ context, event }) => reducers.isSameUser(context, event),
  },
  actions: {
    setUser: assign((_, user: UserInfo) => reducers.toSignedIn(user)),
    setResult: assign((_, result: SignInResult) => reducers.toSignInResult(result)),
    setStep: assign((_, step: SecondStep | null) => ({ step })),
    chooseMode: sendTo('signIn', (_, mode: PanelMode) => ({ type: 'mode.choose' as const, mode })),
    startVerification: sendTo('emailVerification', { type: 'verification.start' }),
    setBenefits: assign((_, balances: Balances) => reducers.toBalances(balances)),
    mergeBenefits: assign(({ context }, balances: Balances) => reducers.mergeBalances(context, balances)),
    setNfsw: assign(({ event }) => reducers.withNfsw(event)),
    setToken: assign(({ context, event }) => reducers.withToken(context, event)),
    setLanguage: assign(({ context, event }) => reducers.withLanguage(context, event)),
    adoptUser: assign(({ event }) => reducers.toStoredUser(event)),
    clearUser: assign(reducers.signedOut),
    clearLanguage: assign({ language: 'en' }),
    persistUser: () => {},
    persistExpiry: () => {},
    /** Moves what this device stores of the user's texts into the memory of the page. */
    withholdTexts: (_, _params: { userId: string }) => {},
    /** Stores what is withheld if it is this user's, and forgets it otherwise. */
    giveBackTexts: (_, _params: { userId: string }) => {},
    forgetTexts: () => {},
    reloadPage: () => {},
    returnToTarget: () => {},
    redirectHome: () => {},
    goToVerification: () => {},
    announce,
    persistLanguage: () => {},
  },
  delays: { reloadGrace: 3000 },
}).createMachine({
  id: 'auth',
  description: 'The session: who is signed in, in this tab and in others.',
  context: ({ input }) => ({ ...input, ticket: null, step: null }),
  invoke: {
    id: 'watchStore',
    src: 'watchStore',
    onError: { description: 'Without it this tab misses the sessions of others until a request fails.' },
  },
  initial: 'deciding',
  on: {
    'language.changed': { actions: ['setLanguage', 'persistUser'] },
    'user.received': {
      description: 'A provider or a passkey identified the user, who replaces the previous one.',
      target: '.loggedIn.reloading',
      actions: [{ type: 'setUser', params: ({ event }) => event.user }, 'persistUser'],
    },
  },
  states: {
    deciding: { always: [{ guard: 'hasUser', target: 'loggedIn' }, { target: 'loggedOut' }] },
    loggedOut: {
      initial: 'closed',
      on: {
        'panel.open': '.panel',
        'session.expired': { target: '.panel', actions: { type: 'announce', params: 'expired' } },
        'session.changed': { target: 'loggedIn', actions: 'adoptUser' },
        'xstate.error.actor.*': '.closed',
        'secondStep.require': {
          target: '.secondStep',
          actions: { type: 'setStep', params: ({ event }) => event.step },
        },
      },
      states: {
        closed: {
          entry: 'forgetTexts',
          on: { 'verification.start': { guard: 'hasRegistration', target: 'verifying' } },
        },
        panel: {
          invoke: [
            {
              id: 'signIn',
              src: 'signIn',
              input: ({ event }) => reducers.toPanel(event),
              onDone: [
                {
                  guard: { type: 'isSignedIn', params: ({ event }) => event.output },
                  target: '#auth.loggedIn.reloading',
                  actions: [{ type: 'setResult', params: ({ event }) => event.output }, 'persistUser'],
                },
                {
                  guard: { type: 'isSecondStep', params: ({ event }) => event.output },
                  target: 'secondStep',
                  actions: { type: 'setResult', params: ({ event }) => event.output },
                },
                {
                  target: 'verifying',
                  actions: [
                    { type: 'setResult', params: ({ event }) => event.output },
                    'persistUser',
                    'goToVerification',
                  ],
                },
              ],
            },
            {
              id: 'passkeySignIn',
              src: 'passkeySignIn',
              input: { step: null },
              onDone: { actions: raise(({ event }) => ({ type: 'user.received', user: event.output })) },
            },
          ],
          on: {
            'panel.close': 'closed',
            'panel.open': { actions: { type: 'chooseMode', params: ({ event }) => event.mode } },
            'session.expired': { actions: { type: 'chooseMode', params: 'signIn' } },
          },
        },
        secondStep: {
          exit: { type: 'setStep', params: null },
          invoke: {
            id: 'secondStep',
            src: 'secondStep',
            input: ({ context }) => reducers.toStep(context),
            onDone: { actions: raise(({ event }) => ({ type: 'user.received', user: event.output })) },
          },
          on: { 'panel.close': 'closed' },
        },
        verifying: {
          invoke: {
            id: 'emailVerification',
            src: 'emailVerification',
            input: ({ context }) => reducers.toRegistration(context),
            onDone: {
              target: '#auth.loggedIn.reloading',
              actions: [
                { type: 'setUser', params: ({ event }) => event.output },
                'persistUser',
                'returnToTarget',
              ],
            },
          },
          on: { 'verification.start': { actions: 'startVerification' }, 'verification.stop': 'closed' },
        },
      },
    },
    loggedIn: {
      tags: 'loggedIn',
      entry: { type: 'giveBackTexts', params: ({ context }) => reducers.toUserId(context) },
      initial: 'starting',
      on: {
        'logout.request': 'loggingOut',
        'session.expired': {
          target: 'loggedOut.panel',
          actions: ['clearUser', 'persistExpiry', { type: 'announce', params: 'expired' }],
        },
        'session.ended': {
          description:
            'Ended from elsewhere: the device may be in other hands. Nothing of the user remains on it, unlike after an expiry; what was written is withheld while the panel is open.',
          target: 'loggedOut.panel',
          actions: [
            { type: 'withholdTexts', params: ({ context }) => reducers.toUserId(context) },
            'clearUser',
            'persistUser',
            'persistLanguage',
            { type: 'announce', params: 'ended' },
          ],
        },
        'session.changed': [
          { guard: 'isSameUser', actions: 'adoptUser' },
          { target: '.reloading', actions: 'adoptUser' },
        ],
        'secondStep.require': {
          description: 'A provider, or the mailed link, replaces the user.',
          target: 'loggedOut.secondStep',
          actions: [
            { type: 'setStep', params: ({ event }) => event.step },
            'clearUser',
            'persistExpiry',
            { type: 'announce', params: 'expired' },
          ],
        },
        'session.cleared': {
          target: 'loggedOut',
          actions: ['clearUser', 'persistLanguage', { type: 'announce', params: 'ended' }],
        },
        'token.rotated': { actions: ['setToken', 'persistUser'] },
        'nfsw.changed': { actions: ['setNfsw', 'persistUser'] },
        'benefits.changed': {
          actions: [{ type: 'mergeBenefits', params: ({ event }) => event.benefits }, 'persistUser'],
        },
      },
      states: {
        reloading: {
          description: 'No data of a previous account may remain. The page stays usable if it cannot reload.',
          tags: 'busy',
          entry: 'reloadPage',
          after: { reloadGrace: 'starting' },
        },
        starting: { entry: { type: 'announce', params: 'started' }, always: 'refreshing' },
        refreshing: {
          on: { 'benefits.outdated': { target: 'refreshing', reenter: true } },
          invoke: {
            id: 'fetchBenefits',
            src: 'fetchBenefits',
            onDone: {
              target: 'ready',
              actions: [{ type: 'setBenefits', params: ({ event }) => event.output }, 'persistUser'],
            },
            onError: 'ready',
          },
        },
        ready: { on: { 'benefits.outdated': 'refreshing' } },
      },
    },
    loggingOut: {
      description: 'The session ends here even if the server cannot be reached.',
      tags: ['busy', 'loggedIn'],
      on: {
        'session.ended': {
          target: 'clearing',
          actions: { type: 'withholdTexts', params: ({ context }) => reducers.toUserId(context) },
        },
        'session.changed': [
          { guard: 'isSameUser', actions: 'adoptUser' },
          {
            description: 'Another tab has signed in as someone else, whose session must not be cleared.',
            target: 'loggedIn.reloading',
            actions: 'adoptUser',
          },
        ],
      },
      invoke: {
        id: 'signOut',
        src: 'signOut',
        onDone: 'clearing',
        onError: 'clearing',
      },
    },
    clearing: {
      always: {
        target: 'loggedOut',
        actions: [
          'clearUser',
          'clearLanguage',
          'persistUser',
          'redirectHome',
          'persistLanguage',
          { type: 'announce', params: 'ended' },
        ],
      },
    },
  },
});
