import { assign, setup } from 'xstate';
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
import type { ProviderName } from '../../../../contract/sign-in/provider.ts';

/** The page where the provider asks the user; null if the provider is not set up. */
export type RedirectUrl = string | null;

/**
 * Why an attempt with a provider ended without a sign-in: the host does not offer it; its URL could not be requested;
 * the user returned; or its page did not load in time.
 */
export type ProviderNotice = 'notSetUp' | 'failed' | 'canceled' | 'redirectTimedOut';

export interface ProviderRedirectInput {
  /** Null where none was chosen, which no path to the machine allows. */
  readonly provider: ProviderName | null;
}

/** How the attempt ended; both null where the user stopped waiting. */
export interface ProviderRedirectResult {
  readonly notice: ProviderNotice | null;
  /** Why the URL could not be requested. */
  readonly failure: Failure | null;
}

export interface ProviderRedirectContext extends ProviderRedirectInput, ProviderRedirectResult {}

/** The user returned from the provider with the browser's Back button. */
export interface ProviderRedirectEvent {
  readonly type: 'provider.abandoned';
}

export const providerRedirectMachine = setup({
  types: {
    context: {} as ProviderRedirectContext,
    events: {} as ProviderRedirectEvent,
    input: {} as ProviderRedirectInput,
    output: {} as ProviderRedirectResult,
    children: {} as { requestProviderRedirect: 'requestProviderRedirect'; watchReturn: 'watchReturn' },
  },
  actors: {
    requestProviderRedirect: notProvidedAttempt<RedirectUrl, ProviderRedirectInput>(
      'requestProviderRedirect',
    ),
    watchReturn: notProvidedCallback('watchReturn'),
  },
  guards: {
    isExecuted,
    isAbandoned,
    hasRedirectUrl: (_, outcome: CommandOutcome<RedirectUrl>) =>
      outcome.kind === 'done' && outcome.result !== null,
  },
  actions: {
    setNotice: assign({ notice: (_, notice: ProviderNotice) => notice }),
    setFailure: assign({ failure: (_, failure: Failure | null) => failure }),
    redirectTo: (_, _url: RedirectUrl) => {},
  },
  delays: { redirectTimeout: 20_000 },
}).createMachine({
  id: 'providerRedirect',
  description: "Leaves for a provider's page, and ends where the user is still on this one.",
  context: ({ input }) => ({ ...input, notice: null, failure: null }),
  output: ({ context: { notice, failure } }) => ({ notice, failure }),
  initial: 'requesting',
  states: {
    requesting: {
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
            target: 'done',
            actions: { type: 'setNotice', params: 'notSetUp' },
          },
          { guard: { type: 'isAbandoned', params: ({ event }) => event.output }, target: 'done' },
          {
            target: 'done',
            actions: [
              { type: 'setNotice', params: 'failed' },
              { type: 'setFailure', params: ({ event }) => failureOf(event.output) },
            ],
          },
        ],
        onError: 'done',
      },
    },
    redirecting: {
      description: "The browser loads the provider's page, which replaces this one.",
      invoke: {
        id: 'watchReturn',
        src: 'watchReturn',
        onError: { description: 'Without it a user who returns waits for the time limit.' },
      },
      on: {
        'provider.abandoned': { target: 'done', actions: { type: 'setNotice', params: 'canceled' } },
      },
      after: {
        redirectTimeout: { target: 'done', actions: { type: 'setNotice', params: 'redirectTimedOut' } },
      },
    },
    done: { type: 'final' },
  },
});
