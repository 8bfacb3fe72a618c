import { assign, setup } from 'xstate';
import { code as codes } from '../../../../contract/envelope.ts';
import { notProvidedCallback, notProvidedPromise } from '../../shared/placeholders.ts';
import { toFailure, type Failure } from '../../shared/failure.ts';
import { isFilled, toCredentials, toResult } from './sign-in.reducers.ts';
import type {
  Credentials,
  PanelMode,
  PendingRegistration,
  ProviderName,
  ProviderNotice,
  RedirectUrl,
  SignInContext,
  SignInEvent,
  SignInInput,
  SignInResult,
  SignInTag,
} from './sign-in.types.ts';
import { showToast } from '../../shared/toast.ts';

export const signInMachine = setup({
  types: {
    context: {} as SignInContext,
    events: {} as SignInEvent,
    input: {} as SignInInput,
    output: {} as SignInResult,
    tags: {} as SignInTag,
  },
  actors: {
    signIn: notProvidedPromise<SignInResult, Credentials>('signIn'),
    signUp: notProvidedPromise<PendingRegistration, Credentials>('signUp'),
    requestProviderRedirect: notProvidedPromise<RedirectUrl, { provider: ProviderName | null }>(
      'requestProviderRedirect',
    ),
    watchReturn: notProvidedCallback('watchReturn'),
  },
  guards: {
    isSignUp: ({ context }) => context.initialMode === 'signUp',
    isChosen: ({ event }, mode: PanelMode) => event.type === 'mode.choose' && event.mode === mode,
    isFilled: ({ event }) => isFilled(event),
    isUnreachable: (_, { kind }: Failure) => kind === 'unreachable',
    isAccountLocked: (_, { code }: Failure) => code === codes.accountLocked,
    hasRedirectUrl: (_, url: RedirectUrl) => url !== null,
  },
  actions: {
    setResult: assign({ result: (_, result: SignInResult) => result }),
    setRegistration: assign({
      result: (_, registration: PendingRegistration) => ({ kind: 'registered' as const, registration }),
    }),
    setProvider: assign({ provider: (_, provider: ProviderName) => provider }),
    setNotice: assign({ notice: (_, notice: ProviderNotice) => notice }),
    setFailure: assign({ failure: (_, failure: Failure) => failure }),
    clearNotice: assign({ notice: null, failure: null }),
    /** Ends the notification of the previous attempt. */
    withdrawFailure: () => {},
    selectPassword: () => {},
    focusField: () => {},
    redirectTo: (_, _url: RedirectUrl) => {},
    showToast,
    logFailure: (_, _failure: Failure) => {},
    reportError: (_, _params: { error: unknown }) => {},
  },
  delays: { slowAfter: 15_000, redirectTimeout: 20_000 },
}).createMachine({
  id: 'signIn',
  description: 'The panel: sign in or sign up by email, or leave for a provider.',
  context: ({ input }) => ({
    initialMode: input.mode,
    provider: null,
    notice: null,
    failure: null,
    result: null,
  }),
  output: ({ context }) => toResult(context),
  initial: 'editing',
  states: {
    editing: {
      initial: 'deciding',
      exit: 'clearNotice',
      on: {
        'provider.choose': {
          target: 'requesting.call.requestingRedirect',
          actions: { type: 'setProvider', params: ({ event }) => event.provider },
        },
      },
      states: {
        deciding: { always: [{ guard: 'isSignUp', target: 'signUp' }, { target: 'signIn' }] },
        signIn: {
          on: {
            'mode.switch': 'signUp',
            'mode.choose': { guard: { type: 'isChosen', params: 'signUp' }, target: 'signUp' },
            'credentials.submit': { guard: 'isFilled', target: '#signIn.requesting.call.signingIn' },
          },
          initial: 'clean',
          states: {
            clean: {},
            refused: { tags: 'refused' },
            unreachable: {
              tags: 'rejected',
              description: 'The server has refused nothing: the panel says that it was not reached.',
            },
          },
        },
        signUp: {
          on: {
            'mode.switch': 'signIn',
            'mode.choose': { guard: { type: 'isChosen', params: 'signIn' }, target: 'signIn' },
            'credentials.submit': { guard: 'isFilled', target: '#signIn.requesting.call.signingUp' },
          },
          initial: 'clean',
          states: { clean: {}, rejected: { tags: 'rejected' } },
        },
        hist: { type: 'history', description: 'The form that was left, with what the user typed.' },
      },
    },
    requesting: {
      description: 'An overlay covers the form.',
      entry: 'withdrawFailure',
      type: 'parallel',
      tags: 'busy',
      on: { 'load.cancel': 'editing.hist' },
      states: {
        call: {
          initial: 'signingIn',
          states: {
            signingIn: {
              invoke: {
                id: 'signIn',
                src: 'signIn',
                input: ({ event }) => toCredentials(event),
                onDone: {
                  target: '#signIn.done',
                  actions: { type: 'setResult', params: ({ event }) => event.output },
                },
                onError: [
                  {
                    guard: { type: 'isAccountLocked', params: ({ event }) => toFailure(event.error) },
                    target: '#signIn.editing.hist',
                    actions: {
                      type: 'showToast',
                      params: ({ event }) => ({ key: 'signInFailed', error: event.error }),
                    },
                  },
                  {
                    guard: { type: 'isUnreachable', params: ({ event }) => toFailure(event.error) },
                    target: '#signIn.editing.signIn.unreachable',
                    actions: { type: 'setFailure', params: ({ event }) => toFailure(event.error) },
                  },
                  {
                    description: 'The specification defines no message here: the fields are marked.',
                    target: '#signIn.editing.signIn.refused',
                    actions: [
                      { type: 'logFailure', params: ({ event }) => toFailure(event.error) },
                      { type: 'setFailure', params: ({ event }) => toFailure(event.error) },
                      'selectPassword',
                    ],
                  },
                ],
              },
            },
            signingUp: {
              invoke: {
                id: 'signUp',
                src: 'signUp',
                input: ({ event }) => toCredentials(event),
                onDone: {
                  target: '#signIn.done',
                  actions: { type: 'setRegistration', params: ({ event }) => event.output },
                },
                onError: {
                  target: '#signIn.editing.signUp.rejected',
                  actions: [
                    { type: 'setFailure', params: ({ event }) => toFailure(event.error) },
                    {
                      type: 'showToast',
                      params: ({ event }) => ({ key: 'signInFailed', error: event.error }),
                    },
                    'focusField',
                  ],
                },
              },
            },
            requestingRedirect: {
              invoke: {
                id: 'requestProviderRedirect',
                src: 'requestProviderRedirect',
                input: ({ context }) => ({ provider: context.provider }),
                onDone: [
                  {
                    guard: { type: 'hasRedirectUrl', params: ({ event }) => event.output },
                    target: '#signIn.redirecting',
                    actions: { type: 'redirectTo', params: ({ event }) => event.output },
                  },
                  { target: '#signIn.editing.hist', actions: { type: 'setNotice', params: 'notSetUp' } },
                ],
                onError: {
                  target: '#signIn.editing.hist',
                  actions: [
                    { type: 'setNotice', params: 'failed' },
                    { type: 'setFailure', params: ({ event }) => toFailure(event.error) },
                  ],
                },
              },
            },
          },
        },
        progress: {
          initial: 'pending',
          states: { pending: { after: { slowAfter: 'slow' } }, slow: { tags: 'slow' } },
        },
      },
    },
    redirecting: {
      description: "The browser loads the provider's page, which replaces this one.",
      tags: 'busy',
      invoke: {
        id: 'watchReturn',
        src: 'watchReturn',
        onError: { actions: { type: 'reportError', params: ({ event }) => event } },
      },
      on: {
        'provider.abandoned': { target: 'editing.hist', actions: { type: 'setNotice', params: 'canceled' } },
      },
      after: {
        redirectTimeout: {
          target: 'editing.hist',
          actions: { type: 'setNotice', params: 'redirectTimedOut' },
        },
      },
    },
    done: { type: 'final' },
  },
});
