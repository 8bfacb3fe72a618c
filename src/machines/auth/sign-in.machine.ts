import { and, assign, setup, stateIn } from 'xstate';
import type { UserInfo } from '../../../contract/user.ts';
import { notProvidedCallback, notProvidedPromise } from '../shared/placeholders.ts';
import { toFailure, type Failure } from '../shared/failure.ts';
import * as rules from './sign-in.reducers.ts';
import type {
  PendingRegistration,
  ProviderName,
  SignInContext,
  SignInEvent,
  SignInInput,
  SignInResult,
  TypedCredentials,
  RedirectUrl,
} from './sign-in.types.ts';

export const signInMachine = setup({
  types: {
    context: {} as SignInContext,
    events: {} as SignInEvent,
    input: {} as SignInInput,
    output: {} as SignInResult,
    tags: {} as 'busy' | 'slow' | 'leaving',
  },
  actors: {
    signIn: notProvidedPromise<UserInfo, TypedCredentials>('signIn'),
    signUp: notProvidedPromise<PendingRegistration, TypedCredentials>('signUp'),
    requestProviderRedirect: notProvidedPromise<RedirectUrl, { provider: ProviderName | null }>(
      'requestProviderRedirect',
    ),
    watchReturn: notProvidedCallback('watchReturn'),
  },
  guards: {
    isNew: ({ context }) => context.mode === 'signUp',
    isFilled: ({ event }) => rules.isFilled(event),
    asksSignUp: ({ event }) => event.type === 'mode.choose' && event.mode === 'signUp',
    asksSignIn: ({ event }) => event.type === 'mode.choose' && event.mode === 'signIn',
    hasRedirectUrl: (_, way: RedirectUrl) => way !== null,
  },
  actions: {
    setUser: assign({ result: (_, user: UserInfo) => ({ kind: 'signedIn' as const, user }) }),
    setRegistration: assign({
      result: (_, registration: PendingRegistration) => ({ kind: 'registered' as const, registration }),
    }),
    setProvider: assign({ provider: (_, provider: ProviderName) => provider }),
    setFailure: assign({ failure: (_, failure: Failure) => failure }),
    focusPassword: () => {},
    redirectTo: (_, _way: RedirectUrl) => {},
    notifyFailure: (_, _failure: Failure) => {},
    logFailure: (_, _failure: Failure) => {},
    reportError: (_, _params: { error: unknown }) => {},
  },
  delays: { slowAfter: 15_000, redirectTimeout: 20_000 },
}).createMachine({
  id: 'signIn',
  description: 'The panel: in with a password, in with a new account, or out to a provider and back.',
  context: ({ input }) => ({ ...input, provider: null, failure: null, result: null }),
  output: ({ context }) => rules.resultOf(context),
  type: 'parallel',
  states: {
    mode: {
      initial: 'deciding',
      states: {
        deciding: { always: [{ guard: 'isNew', target: 'signUp' }, { target: 'signIn' }] },
        signIn: {
          always: { guard: stateIn('#signIn.work.done'), target: 'over' },
          on: {
            'mode.switch': { guard: stateIn('#signIn.work.editing'), target: 'signUp' },
            'mode.choose': { guard: and(['asksSignUp', stateIn('#signIn.work.editing')]), target: 'signUp' },
          },
        },
        signUp: {
          always: { guard: stateIn('#signIn.work.done'), target: 'over' },
          on: {
            'mode.switch': { guard: stateIn('#signIn.work.editing'), target: 'signIn' },
            'mode.choose': { guard: and(['asksSignIn', stateIn('#signIn.work.editing')]), target: 'signIn' },
          },
        },
        over: { type: 'final' },
      },
    },
    work: {
      initial: 'editing',
      states: {
        editing: {
          initial: 'plain',
          on: {
            'credentials.submit': [
              { guard: and(['isFilled', stateIn('#signIn.mode.signUp')]), target: 'signingUp' },
              { guard: 'isFilled', target: 'signingIn' },
            ],
            'provider.choose': {
              target: 'opening',
              actions: { type: 'setProvider', params: ({ event }) => event.provider },
            },
          },
          states: {
            plain: {},
            notSetUp: { description: 'The provider that was chosen is not offered here.' },
            refused: { description: 'The way to the provider could not be had.' },
            cancelled: { description: 'The person came back from the provider without its word.' },
            stranded: { description: "The provider's page did not come, and this one is still here." },
          },
        },
        signingIn: {
          tags: 'busy',
          invoke: {
            id: 'signIn',
            src: 'signIn',
            input: ({ event }) => rules.credentialsOf(event),
            onDone: { target: 'done', actions: { type: 'setUser', params: ({ event }) => event.output } },
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
          on: { 'load.cancel': 'editing' },
          after: { slowAfter: '.stillTrying' },
          states: { trying: {}, stillTrying: { tags: 'slow' } },
        },
        signingUp: {
          tags: 'busy',
          invoke: {
            id: 'signUp',
            src: 'signUp',
            input: ({ event }) => rules.credentialsOf(event),
            onDone: {
              target: 'done',
              actions: { type: 'setRegistration', params: ({ event }) => event.output },
            },
            onError: {
              target: 'editing',
              actions: { type: 'notifyFailure', params: ({ event }) => toFailure(event.error) },
            },
          },
          initial: 'trying',
          on: { 'load.cancel': 'editing' },
          after: { slowAfter: '.stillTrying' },
          states: { trying: {}, stillTrying: { tags: 'slow' } },
        },
        opening: {
          tags: 'busy',
          invoke: {
            id: 'requestProviderRedirect',
            src: 'requestProviderRedirect',
            input: ({ context }) => ({ provider: context.provider }),
            onDone: [
              {
                guard: { type: 'hasRedirectUrl', params: ({ event }) => event.output },
                target: 'leaving',
                actions: { type: 'redirectTo', params: ({ event }) => event.output },
              },
              { target: 'editing.notSetUp' },
            ],
            onError: {
              target: 'editing.refused',
              actions: { type: 'setFailure', params: ({ event }) => toFailure(event.error) },
            },
          },
          initial: 'trying',
          on: { 'load.cancel': 'editing' },
          after: { slowAfter: '.stillTrying' },
          states: { trying: {}, stillTrying: { tags: 'slow' } },
        },
        leaving: {
          description: "The browser fetches the provider's page; what comes after begins with a new page.",
          tags: ['busy', 'leaving'],
          invoke: {
            id: 'watchReturn',
            src: 'watchReturn',
            onError: { actions: { type: 'reportError', params: ({ event }) => ({ error: event.error }) } },
          },
          on: { 'provider.abandoned': 'editing.cancelled' },
          after: { redirectTimeout: 'editing.stranded' },
        },
        done: { type: 'final' },
      },
    },
  },
});
