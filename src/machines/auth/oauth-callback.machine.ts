import { assign, setup } from 'xstate';
import type { UserInfo } from '../../../contract/user.ts';
import { notProvidedPromise } from '../shared/placeholders.ts';
import { toFailure, type Failure } from '../shared/failure.ts';
import type { CallbackResult, OauthCallbackContext, OauthCallbackEvent } from './oauth-callback.types.ts';

export const oauthCallbackMachine = setup({
  types: {
    context: {} as OauthCallbackContext,
    events: {} as OauthCallbackEvent,
    tags: {} as 'busy' | 'slow',
  },
  actors: {
    judge: notProvidedPromise<CallbackResult>('judge'),
    redeem: notProvidedPromise<UserInfo>('redeem'),
  },
  guards: {
    isAsked: (_, { verdict }: CallbackResult) => verdict === 'asked',
    isMismatched: (_, { verdict }: CallbackResult) => verdict === 'mismatched',
  },
  actions: {
    setProvider: assign({ provider: (_, { provider }: CallbackResult) => provider }),
    announceUser: (_, _user: UserInfo) => {},
    notifyVerdict: (_, _judgement: CallbackResult) => {},
    notifyFailure: (_, _failure: Failure) => {},
    reopenPanel: () => {},
    reportError: (_, _params: { error: unknown }) => {},
  },
  delays: { slowAfter: 15_000 },
}).createMachine({
  id: 'oauthCallback',
  description: 'Somebody is back from a provider with its answer in the address, which is out of it by now.',
  context: { provider: null },
  initial: 'judging',
  states: {
    judging: {
      invoke: {
        id: 'judge',
        src: 'judge',
        onDone: [
          {
            guard: { type: 'isAsked', params: ({ event }) => event.output },
            target: 'redeeming',
            actions: { type: 'setProvider', params: ({ event }) => event.output },
          },
          {
            description:
              'This browser did not ask for it. Used, a link could sign a visitor into the account of its sender.',
            guard: { type: 'isMismatched', params: ({ event }) => event.output },
            target: 'over',
            actions: { type: 'notifyVerdict', params: ({ event }) => event.output },
          },
          {
            description: 'They meant to sign in, and may do so in another way.',
            target: 'over',
            actions: [{ type: 'notifyVerdict', params: ({ event }) => event.output }, 'reopenPanel'],
          },
        ],
        onError: {
          target: 'over',
          actions: { type: 'reportError', params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
    redeeming: {
      tags: 'busy',
      invoke: {
        id: 'redeem',
        src: 'redeem',
        onDone: { target: 'over', actions: { type: 'announceUser', params: ({ event }) => event.output } },
        onError: {
          description: 'An answer is good for one try.',
          target: 'over',
          actions: [{ type: 'notifyFailure', params: ({ event }) => toFailure(event.error) }, 'reopenPanel'],
        },
      },
      initial: 'trying',
      on: { 'load.cancel': { target: 'over', actions: 'reopenPanel' } },
      after: { slowAfter: '.stillTrying' },
      states: { trying: {}, stillTrying: { tags: 'slow' } },
    },
    over: { type: 'final' },
  },
});
