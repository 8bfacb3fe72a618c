import { assign, setup, type ActorRefFrom, type SnapshotFrom } from 'xstate';
import type { PasskeyAssertion, PasskeyRequest } from '../../../../contract/sign-in/passkey.ts';
import type { UserInfo } from '../../../../contract/sign-in/user.ts';
import { notProvidedPromise } from '../../shared/placeholders.ts';
import { timedOut, toPasskeyFailure, type PasskeyFailure } from '../../shared/passkey-failure.ts';
import {
  toRequest,
  toSignedRequest,
  toUser,
  type PasskeySignInContext,
  type PasskeySignInEvent,
  type PasskeySignInInput,
  type PasskeySignInTag,
  type SignedRequest,
} from './passkey-sign-in.reducers.ts';

export const passkeySignInMachine = setup({
  types: {
    context: {} as PasskeySignInContext,
    events: {} as PasskeySignInEvent,
    input: {} as PasskeySignInInput,
    output: {} as UserInfo,
    tags: {} as PasskeySignInTag,
    children: {} as {
      checkSupport: 'checkSupport';
      startSignIn: 'startSignIn';
      promptPasskey: 'promptPasskey';
      finishSignIn: 'finishSignIn';
    },
  },
  actors: {
    checkSupport: notProvidedPromise<boolean>('checkSupport'),
    startSignIn: notProvidedPromise<PasskeyRequest, PasskeySignInInput>('startSignIn'),
    promptPasskey: notProvidedPromise<PasskeyAssertion, PasskeyRequest>('promptPasskey'),
    finishSignIn: notProvidedPromise<UserInfo, SignedRequest>('finishSignIn'),
  },
  actions: {
    setRequest: assign({ request: (_, request: PasskeyRequest) => request }),
    setAssertion: assign({ assertion: (_, assertion: PasskeyAssertion) => assertion }),
    setUser: assign({ user: (_, user: UserInfo) => user }),
    setFailure: assign({ failure: (_, failure: PasskeyFailure) => failure }),
    clearAttempt: assign({ request: null, assertion: null, failure: null }),
  },
  guards: { isSupported: (_, isSupported: boolean) => isSupported },
  delays: { promptTimeout: 4.5 * 60_000 },
}).createMachine({
  id: 'passkeySignIn',
  description:
    'Signs in with a passkey: with any that the browser offers, without an address, or as the second step of a sign-in.',
  context: ({ input }) => ({ ...input, request: null, assertion: null, user: null, failure: null }),
  output: ({ context }) => toUser(context),
  initial: 'checking',
  states: {
    checking: {
      invoke: {
        id: 'checkSupport',
        src: 'checkSupport',
        onDone: [
          { guard: { type: 'isSupported', params: ({ event }) => event.output }, target: 'offered' },
          { target: 'hidden' },
        ],
        onError: { target: 'hidden', description: 'The panel offers other ways.' },
      },
    },
    hidden: { description: 'The host or the browser does not support passkeys here.' },
    offered: {
      tags: 'offered',
      initial: 'clean',
      on: { 'passkey.choose': 'signingIn' },
      states: { clean: {}, failed: { tags: 'failed' } },
    },
    signingIn: {
      tags: ['offered', 'busy'],
      entry: 'clearAttempt',
      initial: 'starting',
      on: { 'passkey.cancel': 'offered' },
      states: {
        starting: {
          invoke: {
            id: 'startSignIn',
            src: 'startSignIn',
            input: ({ context }) => ({ step: context.step }),
            onDone: {
              target: 'prompting',
              actions: { type: 'setRequest', params: ({ event }) => event.output },
            },
            onError: {
              target: '#passkeySignIn.offered.failed',
              actions: { type: 'setFailure', params: ({ event }) => toPasskeyFailure(event.error) },
            },
          },
        },
        prompting: {
          tags: 'prompting',
          description: 'The browser asks the user.',
          invoke: {
            id: 'promptPasskey',
            src: 'promptPasskey',
            input: ({ context }) => toRequest(context),
            onDone: {
              target: 'finishing',
              actions: { type: 'setAssertion', params: ({ event }) => event.output },
            },
            onError: {
              target: '#passkeySignIn.offered.failed',
              actions: { type: 'setFailure', params: ({ event }) => toPasskeyFailure(event.error) },
            },
          },
          after: {
            promptTimeout: {
              description: 'Shortly before the challenge expires.',
              target: '#passkeySignIn.offered.failed',
              actions: { type: 'setFailure', params: () => timedOut },
            },
          },
        },
        finishing: {
          invoke: {
            id: 'finishSignIn',
            src: 'finishSignIn',
            input: ({ context }) => toSignedRequest(context),
            onDone: {
              target: '#passkeySignIn.done',
              actions: { type: 'setUser', params: ({ event }) => event.output },
            },
            onError: {
              target: '#passkeySignIn.offered.failed',
              actions: { type: 'setFailure', params: ({ event }) => toPasskeyFailure(event.error) },
            },
          },
        },
      },
    },
    done: { type: 'final' },
  },
});

export type PasskeySignInActor = ActorRefFrom<typeof passkeySignInMachine>;

/** Why the last attempt failed; null if there is nothing to say. */
export const selectFailure = (snapshot: SnapshotFrom<typeof passkeySignInMachine>): PasskeyFailure | null =>
  snapshot.hasTag('failed') ? snapshot.context.failure : null;
