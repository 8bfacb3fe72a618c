import { assign, setup } from 'xstate';
import { code as codes } from '../../../../contract/envelope.ts';
import {
  failureOf,
  isAbandoned,
  isExecuted,
  notProvidedAttempt,
  resultOf,
  type CommandOutcome,
} from '../../shared/commands/command.ts';
import type { Failure } from '../../shared/failure.ts';
import { notProvidedCallback } from '../../shared/placeholders.ts';
import { isFilled, toCredentials, toResult } from './sign-in.reducers.ts';
import type {
  Credentials,
  PanelMode,
  ProviderName,
  ProviderNotice,
  RedirectUrl,
  SignInChildren,
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
    children: {} as SignInChildren,
  },
  actors: {
    signIn: notProvidedAttempt<SignInResult, Credentials>('signIn'),
    signUp: notProvidedAttempt<SignInResult, Credentials>('signUp'),
    requestProviderRedirect: notProvidedAttempt<RedirectUrl, { provider: ProviderName | null }>(
      'requestProviderRedirect',
    ),
    watchReturn: notProvidedCallback('watchReturn'),
  },
  guards: {
    isSignUp: ({ context }) => context.initialMode === 'signUp',
    isChosen: ({ event }, mode: PanelMode) => event.type === 'mode.choose' && event.mode === mode,
    isFilled: ({ event }) => isFilled(event),
    isExecuted,
    isAbandoned,
    isUnreachable: (_, outcome: CommandOutcome) => failureOf(outcome)?.kind === 'unreachable',
    isAccountLocked: (_, outcome: CommandOutcome) => failureOf(outcome)?.code === codes.accountLocked,
    hasRedirectUrl: (_, outcome: CommandOutcome<RedirectUrl>) =>
      outcome.kind === 'done' && outcome.result !== null,
  },
  actions: {
    setResult: assign({ result: (_, outcome: CommandOutcome<SignInResult>) => resultOf(outcome) }),
    setProvider: assign({ provider: (_, provider: ProviderName) => provider }),
    setNotice: assign({ notice: (_, notice: ProviderNotice) => notice }),
    setFailure: assign({ failure: (_, failure: Failure | null) => failure }),
    clearNotice: assign({ notice: null, failure: null }),
    /** Ends the notification of the previous attempt. */
    withdrawFailure: () => {},
    selectPassword: () => {},
    focusField: () => {},
    redirectTo: (_, _url: RedirectUrl) => {},
    showToast,
    logFailure: (_, _failure: Failure | null) => {},
    reportError: (_, _params: { error: unknown }) => {},
  },
  delays: { redirectTimeout: 20_000 },
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
  on: {
    'xstate.error.actor.*': {
      target: '.editing.hist',
      actions: { type: 'reportError', params: ({ event }) => event },
    },
  },
  states: {
    editing: {
      initial: 'deciding',
      exit: 'clearNotice',
      on: {
        'provider.choose': {
          target: 'requestingRedirect',
          actions: { type: 'setProvider', params: ({ event }) => event.provider },
        },
      },
      states: {
        deciding: { always: [{ guard: 'isSignUp', target: 'signUp' }, { target: 'signIn' }] },
        signIn: {
          on: {
            'mode.switch': 'signUp',
            'mode.choose': { guard: { type: 'isChosen', params: 'signUp' }, target: 'signUp' },
            'credentials.submit': { guard: 'isFilled', target: '#signIn.signingIn' },
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
            'credentials.submit': { guard: 'isFilled', target: '#signIn.signingUp' },
          },
          initial: 'clean',
          states: { clean: {}, rejected: { tags: 'rejected' } },
        },
        hist: { type: 'history', description: 'The form that was left, with what the user typed.' },
      },
    },
    signingIn: {
      tags: 'busy',
      entry: 'withdrawFailure',
      description: 'An overlay covers the form.',
      invoke: {
        id: 'sendSignIn',
        src: 'signIn',
        input: ({ event }) => toCredentials(event),
        onDone: [
          {
            guard: { type: 'isExecuted', params: ({ event }) => event.output },
            target: 'done',
            actions: { type: 'setResult', params: ({ event }) => event.output },
          },
          { guard: { type: 'isAbandoned', params: ({ event }) => event.output }, target: 'editing.hist' },
          {
            guard: { type: 'isAccountLocked', params: ({ event }) => event.output },
            target: 'editing.hist',
            actions: {
              type: 'showToast',
              params: ({ event }) => ({ key: 'signInFailed', error: failureOf(event.output) }),
            },
          },
          {
            guard: { type: 'isUnreachable', params: ({ event }) => event.output },
            target: 'editing.signIn.unreachable',
            actions: { type: 'setFailure', params: ({ event }) => failureOf(event.output) },
          },
          {
            description: 'The specification defines no message here: the fields are marked.',
            target: 'editing.signIn.refused',
            actions: [
              { type: 'logFailure', params: ({ event }) => failureOf(event.output) },
              { type: 'setFailure', params: ({ event }) => failureOf(event.output) },
              'selectPassword',
            ],
          },
        ],
      },
    },
    signingUp: {
      tags: 'busy',
      entry: 'withdrawFailure',
      invoke: {
        id: 'sendSignUp',
        src: 'signUp',
        input: ({ event }) => toCredentials(event),
        onDone: [
          {
            guard: { type: 'isExecuted', params: ({ event }) => event.output },
            target: 'done',
            actions: { type: 'setResult', params: ({ event }) => event.output },
          },
          { guard: { type: 'isAbandoned', params: ({ event }) => event.output }, target: 'editing.hist' },
          {
            target: 'editing.signUp.rejected',
            actions: [
              { type: 'setFailure', params: ({ event }) => failureOf(event.output) },
              {
                type: 'showToast',
                params: ({ event }) => ({ key: 'signInFailed', error: failureOf(event.output) }),
              },
              'focusField',
            ],
          },
        ],
      },
    },
    requestingRedirect: {
      tags: 'busy',
      entry: 'withdrawFailure',
      invoke: {
        id: 'requestProviderRedirect',
        src: 'requestProviderRedirect',
        input: ({ context }) => ({ provider: context.provider }),
        onDone: [
          {
            guard: { type: 'hasRedirectUrl', params: ({ event }) => event.output },
            target: 'redirecting',
            actions: { type: 'redirectTo', params: ({ event }) => resultOf(event.output) },
          },
          {
            guard: { type: 'isExecuted', params: ({ event }) => event.output },
            target: 'editing.hist',
            actions: { type: 'setNotice', params: 'notSetUp' },
          },
          { guard: { type: 'isAbandoned', params: ({ event }) => event.output }, target: 'editing.hist' },
          {
            target: 'editing.hist',
            actions: [
              { type: 'setNotice', params: 'failed' },
              { type: 'setFailure', params: ({ event }) => failureOf(event.output) },
            ],
          },
        ],
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
