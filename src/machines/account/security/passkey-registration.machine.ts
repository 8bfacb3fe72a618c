import { assign, setup } from 'xstate';
import type { Passkey, PasskeyCreation, PasskeyRegistration } from '../../../../contract/own-passkeys.ts';
import { timedOut, toPasskeyFailure, type PasskeyFailure } from '../../shared/passkey-failure.ts';
import { notProvidedPromise } from '../../shared/placeholders.ts';
import { toCreation, toProof, toRegistration } from './passkey-registration.reducers.ts';
import type {
  OwnerProof,
  PasskeyRegistrationContext,
  PasskeyRegistrationEvent,
  PasskeyRegistrationOutput,
  PasskeyRegistrationTag,
} from './passkey-registration.types.ts';

export const passkeyRegistrationMachine = setup({
  types: {
    context: {} as PasskeyRegistrationContext,
    events: {} as PasskeyRegistrationEvent,
    output: {} as PasskeyRegistrationOutput,
    tags: {} as PasskeyRegistrationTag,
    children: {} as {
      startPasskey: 'startPasskey';
      createPasskey: 'createPasskey';
      addPasskey: 'addPasskey';
    },
  },
  actors: {
    startPasskey: notProvidedPromise<PasskeyCreation, OwnerProof>('startPasskey'),
    createPasskey: notProvidedPromise<PasskeyRegistration, PasskeyCreation>('createPasskey'),
    addPasskey: notProvidedPromise<Passkey, PasskeyRegistration>('addPasskey'),
  },
  actions: {
    setCreation: assign({ creation: (_, creation: PasskeyCreation) => creation }),
    setRegistration: assign({ registration: (_, registration: PasskeyRegistration) => registration }),
    setPasskey: assign({ passkey: (_, passkey: Passkey) => passkey }),
    setFailure: assign({ failure: (_, failure: PasskeyFailure) => failure }),
    clearAttempt: assign({ creation: null, registration: null, failure: null }),
  },
  delays: { promptTimeout: 4.5 * 60_000, slowAfter: 15_000 },
}).createMachine({
  id: 'passkeyRegistration',
  description: 'Asks the owner of the account for a proof, and then the browser to create a passkey.',
  context: { creation: null, registration: null, passkey: null, failure: null },
  output: ({ context }) => context.passkey,
  initial: 'asking',
  states: {
    asking: {
      initial: 'clean',
      on: { 'proof.submit': 'starting', 'registration.cancel': 'done' },
      states: { clean: {}, failed: { tags: 'failed' } },
    },
    starting: {
      tags: 'busy',
      entry: 'clearAttempt',
      on: { 'registration.cancel': 'asking' },
      invoke: {
        id: 'startPasskey',
        src: 'startPasskey',
        input: ({ event }) => toProof(event),
        onDone: {
          target: 'prompting',
          actions: { type: 'setCreation', params: ({ event }) => event.output },
        },
        onError: {
          target: 'asking.failed',
          actions: { type: 'setFailure', params: ({ event }) => toPasskeyFailure(event.error) },
        },
      },
    },
    prompting: {
      tags: ['busy', 'prompting'],
      description: 'The browser asks the user.',
      on: { 'registration.cancel': 'asking' },
      invoke: {
        id: 'createPasskey',
        src: 'createPasskey',
        input: ({ context }) => toCreation(context),
        onDone: {
          target: 'saving',
          actions: { type: 'setRegistration', params: ({ event }) => event.output },
        },
        onError: {
          target: 'asking.failed',
          actions: { type: 'setFailure', params: ({ event }) => toPasskeyFailure(event.error) },
        },
      },
      after: {
        promptTimeout: {
          description: 'Shortly before the challenge expires.',
          target: 'asking.failed',
          actions: { type: 'setFailure', params: () => timedOut },
        },
      },
    },
    saving: {
      tags: 'busy',
      description: 'The request is already sent, so canceling is offered only once it takes long.',
      invoke: {
        id: 'addPasskey',
        src: 'addPasskey',
        input: ({ context }) => toRegistration(context),
        onDone: {
          target: 'done',
          actions: { type: 'setPasskey', params: ({ event }) => event.output },
        },
        onError: {
          target: 'asking.failed',
          actions: { type: 'setFailure', params: ({ event }) => toPasskeyFailure(event.error) },
        },
      },
      initial: 'fresh',
      states: {
        fresh: { tags: 'saving', after: { slowAfter: 'slow' } },
        slow: {
          tags: 'slow',
          description: 'The user may stop waiting. The request is aborted; the server may have executed it.',
          on: { 'registration.cancel': '#passkeyRegistration.asking' },
        },
      },
    },
    done: { type: 'final' },
  },
});
