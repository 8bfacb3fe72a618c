import { assertEvent, assign, setup, stateIn, type EventObject } from 'xstate';
import { absentCallback, absentPromise } from './absent.ts';
import { toFailure, type Failure } from './failure.ts';
import type {
  AuthContext,
  AuthEvent,
  PanelMode,
  PendingRegistration,
  TypedCredentials,
  UserBenefits,
  UserInfo,
  UserStore,
  VerificationStatus,
} from './auth.types.ts';

export const authMachine = setup({
  types: {
    context: {} as AuthContext,
    events: {} as AuthEvent,
    input: {} as UserStore,
    tags: {} as 'panel' | 'busy' | 'slow' | 'verifying' | 'loggedIn',
  },
  actors: {
    watchStore: absentCallback('watchStore'),
    watchPage: absentCallback('watchPage'),
    signIn: absentPromise<UserInfo, TypedCredentials>('signIn'),
    signUp: absentPromise<PendingRegistration, TypedCredentials>('signUp'),
    checkVerified: absentPromise<VerificationStatus, PendingRegistration>('checkVerified'),
    loadBenefits: absentPromise<UserBenefits>('loadBenefits'),
    signOut: absentPromise<void>('signOut'),
  },
  guards: {
    hasUser: ({ context }) => context.user !== null,
    hasRegistration: ({ context }) => context.registerEmail !== null,
    isFilled: (_, { email, password }: TypedCredentials) => email !== '' && password !== '',
    isSignUp: (_, mode: PanelMode) => mode === 'signUp',
    isSignIn: (_, mode: PanelMode) => mode === 'signIn',
    isVerified: (_, { verified }: VerificationStatus) => verified,
    isSomebody: (_, user: UserInfo | null) => user !== null,
    isNobody: (_, user: UserInfo | null) => user === null,
    isSameUser: ({ context }, user: UserInfo | null) => context.user?.uuid === user?.uuid,
  },
  actions: {
    keepUser: assign((_, user: UserInfo | null) => (user === null ? {} : { user, language: user.language })),
    keepVerifiedUser: assign((_, status: VerificationStatus) =>
      status.verified
        ? { user: status.userInfo, language: status.userInfo.language, registerEmail: null, ticket: null }
        : {},
    ),
    keepRegistration: assign((_, { email, ticket }: PendingRegistration) => ({
      registerEmail: email,
      ticket,
    })),
    keepBenefits: assign({ benefits: (_, benefits: UserBenefits) => benefits }),
    keepToken: assign({
      user: ({ context }, token: string) => (context.user === null ? null : { ...context.user, token }),
    }),
    forgetUser: assign({
      user: null,
      nfsw: false,
      benefits: { chats: 0, goldCoins: 0, userId: '' },
    }),
    forgetLanguage: assign({ language: 'en' }),
    persistUser: () => {},
    reloadPage: () => {},
    returnToTarget: () => {},
    redirectHome: () => {},
    goToVerification: () => {},
    focusPassword: () => {},
    announceSession: (_, _params: { session: 'began' | 'expired' | 'ended' }) => {},
    notifyFailure: (_, _failure: Failure) => {},
    logFailure: (_, _failure: Failure) => {},
    reportError: (_, _params: { error: unknown }) => {},
  },
  delays: {
    pollInterval: 2000,
    verificationLimit: 600_000,
    patience: 15_000,
    reloadGrace: 3000,
  },
}).createMachine({
  id: 'auth',
  description: 'Who is signed in, and the way there.',
  context: ({ input }) => ({ ...input, ticket: null }),
  invoke: {
    id: 'watchStore',
    src: 'watchStore',
    onError: { actions: { type: 'reportError', params: ({ event }) => ({ error: event.error }) } },
  },
  initial: 'deciding',
  states: {
    deciding: { always: [{ guard: 'hasUser', target: 'loggedIn' }, { target: 'loggedOut' }] },
    loggedOut: {
      initial: 'closed',
      on: {
        'session.expired': {
          description: 'A call needed a session and there was none.',
          target: '#auth.loggedOut.panel.signIn',
        },
        'session.changed': {
          description: 'Another tab signed in.',
          guard: { type: 'isSomebody', params: ({ event }) => event.user },
          target: 'loggedIn',
          actions: { type: 'keepUser', params: ({ event }) => event.user },
        },
      },
      states: {
        closed: {
          on: {
            'panel.open': [
              { guard: { type: 'isSignUp', params: ({ event }) => event.mode }, target: 'panel.signUp' },
              { target: 'panel.signIn' },
            ],
            'verification.start': { guard: 'hasRegistration', target: '#auth.verifying' },
          },
        },
        panel: {
          description: 'The dialog over whatever screen there is.',
          tags: 'panel',
          initial: 'signIn',
          on: { 'panel.close': 'closed' },
          states: {
            signIn: {
              initial: 'editing',
              states: {
                editing: {
                  on: {
                    'mode.switch': '#auth.loggedOut.panel.signUp',
                    'panel.open': {
                      guard: { type: 'isSignUp', params: ({ event }) => event.mode },
                      target: '#auth.loggedOut.panel.signUp',
                    },
                    'credentials.submit': {
                      guard: { type: 'isFilled', params: ({ event }) => event },
                      target: 'submitting',
                    },
                  },
                },
                submitting: {
                  tags: 'busy',
                  invoke: {
                    id: 'signIn',
                    src: 'signIn',
                    input: ({ event }) => credentialsOf(event),
                    onDone: {
                      target: '#auth.loggedIn.reloading',
                      actions: [
                        { type: 'keepUser', params: ({ event }) => event.output },
                        'persistUser',
                        'reloadPage',
                      ],
                    },
                    onError: {
                      description: 'As specified, nothing is shown. The inputs stay as they are.',
                      target: 'editing',
                      actions: [
                        { type: 'logFailure', params: ({ event }) => toFailure(event.error) },
                        'focusPassword',
                      ],
                    },
                  },
                  initial: 'trying',
                  on: { 'load.cancel': 'editing', 'session.expired': {} },
                  states: {
                    trying: { after: { patience: 'stillTrying' } },
                    stillTrying: { tags: 'slow' },
                  },
                },
              },
            },
            signUp: {
              initial: 'editing',
              states: {
                editing: {
                  on: {
                    'mode.switch': '#auth.loggedOut.panel.signIn',
                    'panel.open': {
                      guard: { type: 'isSignIn', params: ({ event }) => event.mode },
                      target: '#auth.loggedOut.panel.signIn',
                    },
                    'credentials.submit': {
                      guard: { type: 'isFilled', params: ({ event }) => event },
                      target: 'submitting',
                    },
                  },
                },
                submitting: {
                  tags: 'busy',
                  invoke: {
                    id: 'signUp',
                    src: 'signUp',
                    input: ({ event }) => credentialsOf(event),
                    onDone: {
                      target: '#auth.verifying',
                      actions: [
                        { type: 'keepRegistration', params: ({ event }) => event.output },
                        'persistUser',
                        'goToVerification',
                      ],
                    },
                    onError: {
                      target: 'editing',
                      actions: { type: 'notifyFailure', params: ({ event }) => toFailure(event.error) },
                    },
                  },
                  initial: 'trying',
                  on: { 'load.cancel': 'editing', 'session.expired': {} },
                  states: {
                    trying: { after: { patience: 'stillTrying' } },
                    stillTrying: { tags: 'slow' },
                  },
                },
              },
            },
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
      on: {
        'verification.stop': 'loggedOut',
        'panel.open': [
          {
            guard: { type: 'isSignUp', params: ({ event }) => event.mode },
            target: '#auth.loggedOut.panel.signUp',
          },
          { target: '#auth.loggedOut.panel.signIn' },
        ],
        'session.expired': '#auth.loggedOut.panel.signIn',
        'session.changed': {
          guard: { type: 'isSomebody', params: ({ event }) => event.user },
          target: 'loggedIn',
          actions: { type: 'keepUser', params: ({ event }) => event.user },
        },
      },
      states: {
        running: {
          initial: 'asking',
          after: { verificationLimit: 'expired' },
          states: {
            asking: {
              invoke: {
                id: 'checkVerified',
                src: 'checkVerified',
                input: ({ context }) => ({ email: context.registerEmail ?? '', ticket: context.ticket }),
                onDone: [
                  {
                    guard: { type: 'isVerified', params: ({ event }) => event.output },
                    target: '#auth.loggedIn.reloading',
                    actions: [
                      { type: 'keepVerifiedUser', params: ({ event }) => event.output },
                      'persistUser',
                      'returnToTarget',
                    ],
                  },
                  { guard: stateIn('#auth.verifying.running.asking.unseen'), target: 'paused' },
                  { target: 'waiting' },
                ],
                onError: {
                  target: '#auth.loggedOut',
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
    loggedIn: {
      tags: 'loggedIn',
      initial: 'refreshing',
      on: {
        'logout.request': 'loggingOut',
        'session.expired': {
          target: '#auth.loggedOut.panel.signIn',
          actions: ['forgetUser', 'persistUser', { type: 'announceSession', params: { session: 'expired' } }],
        },
        'session.changed': [
          {
            guard: { type: 'isSameUser', params: ({ event }) => event.user },
            actions: { type: 'keepUser', params: ({ event }) => event.user },
          },
          {
            guard: { type: 'isNobody', params: ({ event }) => event.user },
            target: 'loggedOut',
            actions: ['forgetUser', { type: 'announceSession', params: { session: 'ended' } }],
          },
          {
            description: 'Another account: nothing of the first may stay on the page.',
            target: '.reloading',
            actions: [{ type: 'keepUser', params: ({ event }) => event.user }, 'reloadPage'],
          },
        ],
        'token.rotated': {
          actions: [{ type: 'keepToken', params: ({ event }) => event.token }, 'persistUser'],
        },
        'benefits.changed': {
          actions: [{ type: 'keepBenefits', params: ({ event }) => event.benefits }, 'persistUser'],
        },
      },
      states: {
        reloading: {
          description: 'The page is about to go. Where it cannot, the session goes on without.',
          tags: 'busy',
          after: { reloadGrace: 'refreshing' },
        },
        refreshing: {
          entry: { type: 'announceSession', params: { session: 'began' } },
          invoke: {
            id: 'loadBenefits',
            src: 'loadBenefits',
            onDone: {
              target: 'ready',
              actions: [{ type: 'keepBenefits', params: ({ event }) => event.output }, 'persistUser'],
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
      states: {
        trying: { after: { patience: 'stillTrying' } },
        stillTrying: { tags: 'slow' },
      },
    },
    leaving: {
      always: {
        target: 'loggedOut',
        actions: [
          'forgetUser',
          'forgetLanguage',
          'persistUser',
          'redirectHome',
          { type: 'announceSession', params: { session: 'ended' } },
        ],
      },
    },
  },
});

/** The password goes from the event to the service and is kept nowhere on its way. */
function credentialsOf(event: EventObject): TypedCredentials {
  assertEvent(event as AuthEvent, 'credentials.submit');
  const { email, password } = event as Extract<AuthEvent, { type: 'credentials.submit' }>;
  return { email, password };
}
