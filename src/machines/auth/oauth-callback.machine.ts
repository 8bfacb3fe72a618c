import { assign, setup, type ActorRefFrom } from 'xstate';
import type { SecondStep } from '../../../contract/sign-in/second-step.ts';
import type { UserInfo } from '../../../contract/sign-in/user.ts';
import {
  failureOf,
  isAbandoned,
  isExecuted,
  notProvidedAttempt,
  resultOf,
  type CommandOutcome,
} from '../shared/commands/command.ts';
import { notProvidedPromise } from '../shared/placeholders.ts';
import { isSignedIn, toSecondStep, toUser } from './sign-in/sign-in-outcome.ts';
import type { SignInOutcome } from './sign-in/sign-in.reducers.ts';
import { showToast } from '../shared/toast.ts';
import type { ProviderName } from '../../../contract/sign-in/provider.ts';

/**
 * The check of a provider's response: this browser requested it; it requested another one or none; the request is too
 * old; the user cancelled; or the provider refused.
 */
export type Verdict = 'valid' | 'mismatched' | 'stale' | 'cancelled' | 'refused';

export interface CallbackResult {
  readonly provider: ProviderName;
  readonly verdict: Verdict;
}

export interface OauthCallbackContext {
  /** Null until the response is verified. */
  readonly provider: ProviderName | null;
}

export const oauthCallbackMachine = setup({
  types: {
    context: {} as OauthCallbackContext,
    tags: {} as 'busy',
    children: {} as { verifyCallback: 'verifyCallback'; exchangeCode: 'exchangeCode' },
  },
  actors: {
    verifyCallback: notProvidedPromise<CallbackResult>('verifyCallback'),
    exchangeCode: notProvidedAttempt<SignInOutcome, undefined>('exchangeCode'),
  },
  guards: {
    isValid: (_, { verdict }: CallbackResult) => verdict === 'valid',
    isExecuted,
    isAbandoned,
    isSignedIn: (_, outcome: CommandOutcome<SignInOutcome>) =>
      outcome.kind === 'done' && isSignedIn(outcome.result),
    isMismatched: (_, { verdict }: CallbackResult) => verdict === 'mismatched',
  },
  actions: {
    setProvider: assign({ provider: (_, { provider }: CallbackResult) => provider }),
    announceUser: (_, _user: UserInfo) => {},
    announceSecondStep: (_, _step: SecondStep) => {},
    showVerdictToast: (_, _result: CallbackResult) => {},
    showToast,
    reopenPanel: () => {},
  },
}).createMachine({
  id: 'oauthCallback',
  description: 'Handles the return from a provider. Its response was already removed from the URL.',
  context: { provider: null },
  initial: 'verifying',
  states: {
    verifying: {
      invoke: {
        id: 'verifyCallback',
        src: 'verifyCallback',
        onDone: [
          {
            guard: { type: 'isValid', params: ({ event }) => event.output },
            target: 'exchanging',
            actions: { type: 'setProvider', params: ({ event }) => event.output },
          },
          {
            description:
              'This browser did not request it: a link could otherwise sign a visitor in to the account of its sender.',
            guard: { type: 'isMismatched', params: ({ event }) => event.output },
            target: 'done',
            actions: { type: 'showVerdictToast', params: ({ event }) => event.output },
          },
          {
            description: 'The user may sign in another way.',
            target: 'done',
            actions: [{ type: 'showVerdictToast', params: ({ event }) => event.output }, 'reopenPanel'],
          },
        ],
        onError: 'done',
      },
    },
    exchanging: {
      tags: 'busy',
      invoke: {
        id: 'exchangeCode',
        src: 'exchangeCode',
        onDone: [
          {
            guard: { type: 'isSignedIn', params: ({ event }) => event.output },
            target: 'done',
            actions: { type: 'announceUser', params: ({ event }) => toUser(resultOf(event.output)) },
          },
          {
            guard: { type: 'isExecuted', params: ({ event }) => event.output },
            target: 'done',
            actions: {
              type: 'announceSecondStep',
              params: ({ event }) => toSecondStep(resultOf(event.output)),
            },
          },
          {
            guard: { type: 'isAbandoned', params: ({ event }) => event.output },
            target: 'done',
            actions: 'reopenPanel',
          },
          {
            description: 'A code is valid for one request.',
            target: 'done',
            actions: [
              {
                type: 'showToast',
                params: ({ event }) => ({ key: 'signInFailed', error: failureOf(event.output) }),
              },
              'reopenPanel',
            ],
          },
        ],
        onError: 'done',
      },
    },
    done: { type: 'final' },
  },
});

export type OAuthCallbackActor = ActorRefFrom<typeof oauthCallbackMachine>;
