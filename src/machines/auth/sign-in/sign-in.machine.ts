import { assign, setup, type ActorRefFrom } from 'xstate';
import type { Providers } from '../../../../contract/sign-in/provider.ts';
import { code as codes } from '../../../../contract/envelope.ts';
import {
  failureOf,
  isAbandoned,
  isExecuted,
  notProvidedAttempt,
  resultOf,
  type CommandOutcome,
} from '../../shared/commands/command.ts';
import { notProvidedPromise } from '../../shared/placeholders.ts';
import { providerRedirectMachine, type ProviderRedirectResult } from './provider-redirect.machine.ts';
import {
  isFilled,
  toCredentials,
  toResult,
  toToast,
  type Credentials,
  type PanelMode,
  type ProviderName,
  type SignInResult,
  type SignInTypes,
} from './sign-in.reducers.ts';
import { showToast } from '../../shared/toast.ts';

const types = {} as SignInTypes;

export const signInMachine = setup({
  types,
  actors: {
    fetchProviders: notProvidedPromise<Providers>('fetchProviders'),
    signIn: notProvidedAttempt<SignInResult, Credentials>('signIn'),
    signUp: notProvidedAttempt<SignInResult, Credentials>('signUp'),
    providerRedirect: providerRedirectMachine,
  },
  guards: {
    isSignUp: ({ context }) => context.mode === 'signUp',
    isChosen: ({ event }, mode: PanelMode) => event.type === 'mode.choose' && event.mode === mode,
    isFilled: ({ event }) => isFilled(event),
    isOffered: ({ context }, provider: ProviderName) => context.offered?.[provider] !== null,
    isExecuted,
    isAbandoned,
    isUnreachable: (_, outcome: CommandOutcome) => failureOf(outcome)?.kind === 'unreachable',
    isAccountLocked: (_, outcome: CommandOutcome) => failureOf(outcome)?.code === codes.accountLocked,
  },
  actions: {
    setResult: assign({
      result: (_, outcome: CommandOutcome<SignInResult>) => resultOf(outcome),
    }),
    setOffered: assign({ offered: (_, offered: Providers) => offered }),
    setProvider: assign({ provider: (_, provider: ProviderName) => provider }),
    setNotice: assign((_, { notice, failure }: ProviderRedirectResult) => ({ notice, failure })),
    setFailure: assign({ failure: (_, outcome: CommandOutcome) => failureOf(outcome) }),
    clearNotice: assign({ notice: null, failure: null }),
    /** Ends the notification of the previous attempt. */
    withdrawFailure: () => {},
    selectPassword: () => {},
    focusField: () => {},
    showToast,
  },
}).createMachine({
  id: 'signIn',
  description: 'The panel: sign in or sign up by email, or leave for a provider.',
  context: ({ input }) => ({
    ...input,
    offered: null,
    provider: null,
    notice: null,
    failure: null,
    result: null,
  }),
  output: ({ context }) => toResult(context),
  initial: 'editing',
  on: {
    'xstate.error.actor.*': '.editing.hist',
  },
  states: {
    editing: {
      initial: 'deciding',
      exit: 'clearNotice',
      invoke: {
        id: 'fetchProviders',
        src: 'fetchProviders',
        onDone: { actions: { type: 'setOffered', params: ({ event }) => event.output } },
        onError: { description: 'Any provider can be chosen, which asks the host again.' },
      },
      on: {
        'provider.choose': [
          {
            guard: { type: 'isOffered', params: ({ event }) => event.provider },
            target: 'leaving',
            actions: { type: 'setProvider', params: ({ event }) => event.provider },
          },
          {
            actions: [
              { type: 'setProvider', params: ({ event }) => event.provider },
              { type: 'setNotice', params: { notice: 'notSetUp', failure: null } },
            ],
          },
        ],
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
            refused: { tags: 'wrongCredentials' },
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
            actions: { type: 'showToast', params: ({ event }) => toToast(event.output) },
          },
          {
            guard: { type: 'isUnreachable', params: ({ event }) => event.output },
            target: 'editing.signIn.unreachable',
            actions: { type: 'setFailure', params: ({ event }) => event.output },
          },
          {
            description: 'The specification defines no message here: the fields are marked.',
            target: 'editing.signIn.refused',
            actions: [{ type: 'setFailure', params: ({ event }) => event.output }, 'selectPassword'],
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
              { type: 'setFailure', params: ({ event }) => event.output },
              { type: 'showToast', params: ({ event }) => toToast(event.output) },
              'focusField',
            ],
          },
        ],
      },
    },
    leaving: {
      tags: 'busy',
      entry: 'withdrawFailure',
      description: 'An overlay covers the form until the page of the provider opens.',
      invoke: {
        id: 'providerRedirect',
        src: 'providerRedirect',
        input: ({ context }) => ({ provider: context.provider }),
        onDone: {
          target: 'editing.hist',
          actions: { type: 'setNotice', params: ({ event }) => event.output },
        },
      },
    },
    done: { type: 'final' },
  },
});

export type SignInActor = ActorRefFrom<typeof signInMachine>;
