import { assign, sendTo, setup, stateIn } from 'xstate';
import { notProvidedCallback, notProvidedMachine, notProvidedPromise } from '../shared/placeholders.ts';
import * as rules from './auth.reducers.ts';
import { toFailure, type Failure } from '../shared/failure.ts';
import type { signInMachine } from './sign-in.machine.ts';
import type {
  AuthContext,
  AuthEvent,
  Balances,
  PanelMode,
  PendingRegistration,
  SignInResult,
  UserInfo,
  UserStore,
  VerificationStatus,
} from './auth.types.ts';

export const authMachine = setup({
  types: {
    context: {} as AuthContext,
    events: {} as AuthEvent,
    input: {} as UserStore,
    children: {} as {
      watchStore: 'watchStore';
      watchPage: 'watchPage';
      loadSignInPanel: 'loadSignInPanel';
      signIn: 'signIn';
      checkVerified: 'checkVerified';
      fetchBenefits: 'fetchBenefits';
      signOut: 'signOut';
    },
    tags: {} as 'panel' | 'missing' | 'busy' | 'slow' | 'verifying' | 'loggedIn',
  },
  actors: {
    watchStore: notProvidedCallback('watchStore'),
    watchPage: notProvidedCallback('watchPage'),
    loadSignInPanel: notProvidedPromise<void>('loadSignInPanel'),
    /** Its code comes with the panel. */
    signIn: notProvidedMachine<typeof signInMachine>('signIn'),
    checkVerified: notProvidedPromise<VerificationStatus, PendingRegistration>('checkVerified'),
    fetchBenefits: notProvidedPromise<Balances>('fetchBenefits'),
    signOut: notProvidedPromise<void>('signOut'),
  },
  guards: {
    hasUser: ({ context }) => context.user !== null,
    hasRegistration: ({ context }) => context.registerEmail !== null,
    hasPanel: ({ context }) => context.hasPanel,
    isSignedIn: (_, { kind }: SignInResult) => kind === 'signedIn',
    isVerified: (_, { verified }: VerificationStatus) => verified,
    isSignIn: ({ event }) => event.type === 'session.changed' && event.user !== null,
    isSignOut: ({ event }) => event.type === 'session.changed' && event.user === null,
    isSameUser: ({ context, event }) =>
      event.type === 'session.changed' && context.user?.uuid === event.user?.uuid,
  },
  actions: {
    setUser: assign((_, user: UserInfo) => rules.signedIn(user)),
    setVerifiedUser: assign((_, status: VerificationStatus) => rules.verified(status)),
    setResult: assign((_, result: SignInResult) => rules.entered(result)),
    markPanelHere: assign({ hasPanel: true }),
    setMode: assign({ mode: (_, mode: PanelMode) => mode }),
    chooseMode: sendTo('signIn', (_, mode: PanelMode) => ({ type: 'mode.choose' as const, mode })),
    setBenefits: assign((_, balances: Balances) => rules.balanced(balances)),
    setNfsw: assign({ nfsw: (_, nfsw: boolean) => nfsw }),
    setToken: assign(({ context }, token: string) => rules.withToken(context, token)),
    adoptUser: assign(({ event }) => rules.changedElsewhere(event)),
    setLanguage: assign(({ context }, language: string) => rules.withLanguage(context, language)),
    forgetUser: assign(() => rules.signedOut),
    forgetLanguage: assign({ language: 'en' }),
    persistUser: () => {},
    reloadPage: () => {},
    returnToTarget: () => {},
    redirectHome: () => {},
    goToVerification: () => {},
    announceBegin: () => {},
    announceExpiry: () => {},
    announceEnd: () => {},
    logFailure: (_, _failure: Failure) => {},
    reportError: (_, _params: { error: unknown }) => {},
  },
  delays: { pollInterval: 2000, verificationLimit: 600_000, slowAfter: 15_000, reloadGrace: 3000 },
}).createMachine({
  id: 'auth',
  description: 'Who is signed in, and the way there.',
  context: ({ input }) => ({ ...input, ticket: null, mode: 'signIn', hasPanel: false }),
  invoke: {
    id: 'watchStore',
    src: 'watchStore',
    onError: { actions: { type: 'reportError', params: ({ event }) => ({ error: event.error }) } },
  },
  initial: 'deciding',
  on: {
    'language.changed': {
      actions: [{ type: 'setLanguage', params: ({ event }) => event.language }, 'persistUser'],
    },
    'nfsw.changed': { actions: [{ type: 'setNfsw', params: ({ event }) => event.nfsw }, 'persistUser'] },
    'user.received': {
      description: 'A provider has identified the user; it replaces the user of before.',
      target: '.loggedIn.reloading',
      actions: [{ type: 'setUser', params: ({ event }) => event.user }, 'persistUser', 'reloadPage'],
    },
  },
  states: {
    deciding: { always: [{ guard: 'hasUser', target: 'loggedIn' }, { target: 'loggedOut' }] },
    loggedOut: {
      initial: 'closed',
      on: {
        'panel.open': {
          target: '.panel',
          actions: { type: 'setMode', params: ({ event }) => event.mode },
        },
        'session.expired': { target: '.panel', actions: { type: 'setMode', params: 'signIn' } },
        'session.changed': { guard: 'isSignIn', target: 'loggedIn', actions: 'adoptUser' },
      },
      states: {
        closed: { on: { 'verification.start': { guard: 'hasRegistration', target: 'verifying' } } },
        panel: {
          description: 'The dialog over whatever screen there is.',
          tags: 'panel',
          initial: 'deciding',
          on: { 'panel.close': 'closed' },
          states: {
            deciding: { always: [{ guard: 'hasPanel', target: 'open' }, { target: 'fetching' }] },
            fetching: {
              invoke: {
                id: 'loadSignInPanel',
                src: 'loadSignInPanel',
                onDone: { target: 'open', actions: 'markPanelHere' },
                onError: {
                  target: 'missing',
                  actions: { type: 'reportError', params: ({ event }) => ({ error: event.error }) },
                },
              },
            },
            missing: { tags: 'missing', on: { 'load.retry': 'deciding' } },
            open: {
              invoke: {
                id: 'signIn',
                systemId: 'signIn',
                src: 'signIn',
                input: ({ context }) => ({ mode: context.mode }),
                onDone: [
                  {
                    guard: { type: 'isSignedIn', params: ({ event }) => event.output },
                    target: '#auth.loggedIn.reloading',
                    actions: [
                      { type: 'setResult', params: ({ event }) => event.output },
                      'persistUser',
                      'reloadPage',
                    ],
                  },
                  {
                    target: '#auth.loggedOut.verifying',
                    actions: [
                      { type: 'setResult', params: ({ event }) => event.output },
                      'persistUser',
                      'goToVerification',
                    ],
                  },
                ],
                onError: {
                  target: 'missing',
                  actions: { type: 'reportError', params: ({ event }) => ({ error: event.error }) },
                },
              },
              on: {
                'panel.open': {
                  description: 'Only the mode is asked for: the panel is there, and may be at work.',
                  actions: { type: 'chooseMode', params: ({ event }) => event.mode },
                },
                'session.expired': { actions: { type: 'chooseMode', params: 'signIn' } },
              },
            },
          },
        },
        verifying: {
          description: 'An address was registered and waits to be confirmed by the link in the mail.',
          tags: 'verifying',
          initial: 'running',
          invoke: {
            id: 'watchPage',
            src: 'watchPage',
            onError: { actions: { type: 'reportError', params: ({ event }) => ({ error: event.error }) } },
          },
          on: { 'verification.stop': 'closed' },
          states: {
            running: {
              initial: 'asking',
              after: { verificationLimit: 'expired' },
              states: {
                asking: {
                  invoke: {
                    id: 'checkVerified',
                    src: 'checkVerified',
                    input: ({ context }) => rules.registrationOf(context),
                    onDone: [
                      {
                        guard: { type: 'isVerified', params: ({ event }) => event.output },
                        target: '#auth.loggedIn.reloading',
                        actions: [
                          { type: 'setVerifiedUser', params: ({ event }) => event.output },
                          'persistUser',
                          'returnToTarget',
                        ],
                      },
                      { guard: stateIn('#auth.loggedOut.verifying.running.asking.unseen'), target: 'paused' },
                      { target: 'waiting' },
                    ],
                    onError: {
                      target: '#auth.loggedOut.closed',
                      actions: { type: 'reportError', params: ({ event }) => ({ error: event.error }) },
                    },
                  },
                  initial: 'seen',
                  states: {
                    seen: { on: { 'page.hidden': 'unseen' } },
                    unseen: {
                      description: 'The answer is awaited all the same: the user info is given only once.',
                      on: { 'page.shown': 'seen' },
                    },
                  },
                },
                waiting: { after: { pollInterval: 'asking' }, on: { 'page.hidden': 'paused' } },
                paused: { on: { 'page.shown': 'asking' } },
              },
            },
            expired: {
              description: 'Ten minutes were enough for a server to be asked; the user may go on.',
              on: { 'verification.start': 'running' },
            },
          },
        },
      },
    },
    loggedIn: {
      tags: 'loggedIn',
      initial: 'refreshing',
      on: {
        'logout.request': 'loggingOut',
        'session.expired': {
          target: '#auth.loggedOut.panel',
          actions: ['forgetUser', { type: 'setMode', params: 'signIn' }, 'persistUser', 'announceExpiry'],
        },
        'session.changed': [
          { guard: 'isSameUser', actions: 'adoptUser' },
          { guard: 'isSignOut', target: 'loggedOut', actions: ['forgetUser', 'announceEnd'] },
          {
            description: 'Another account: nothing of the first may stay on the page.',
            target: '.reloading',
            actions: ['adoptUser', 'reloadPage'],
          },
        ],
        'token.rotated': {
          actions: [{ type: 'setToken', params: ({ event }) => event.token }, 'persistUser'],
        },
        'benefits.changed': {
          actions: [{ type: 'setBenefits', params: ({ event }) => event.benefits }, 'persistUser'],
        },
      },
      states: {
        reloading: {
          description: 'The page is about to go. Where it cannot, the session goes on without.',
          tags: 'busy',
          after: { reloadGrace: 'refreshing' },
        },
        refreshing: {
          entry: 'announceBegin',
          invoke: {
            id: 'fetchBenefits',
            src: 'fetchBenefits',
            onDone: {
              target: 'ready',
              actions: [{ type: 'setBenefits', params: ({ event }) => event.output }, 'persistUser'],
            },
            onError: {
              target: 'ready',
              actions: { type: 'logFailure', params: ({ event }) => toFailure(event.error) },
            },
          },
        },
        ready: {},
      },
    },
    loggingOut: {
      description: 'The session ends here even where the server cannot be told.',
      tags: 'busy',
      invoke: { id: 'signOut', src: 'signOut', onDone: 'leaving', onError: 'leaving' },
      initial: 'trying',
      on: { 'load.cancel': 'leaving', 'session.expired': {} },
      after: { slowAfter: '.stillTrying' },
      states: { trying: {}, stillTrying: { tags: 'slow' } },
    },
    leaving: {
      always: {
        target: 'loggedOut',
        actions: ['forgetUser', 'forgetLanguage', 'persistUser', 'redirectHome', 'announceEnd'],
      },
    },
  },
});
