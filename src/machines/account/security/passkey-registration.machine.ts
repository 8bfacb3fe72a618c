import { assign, setup, type ActorRefFrom, type SnapshotFrom } from 'xstate';
import type {
  Passkey,
  PasskeyCreation,
  PasskeyRegistration,
} from '../../../../contract/sign-in/own-passkeys.ts';
import {
  isExecuted,
  notProvidedAttempt,
  resultOf,
  type CommandOutcome,
} from '../../shared/commands/command.ts';
import { isAbandoned } from '../../shared/commands/confirmation.ts';
import { timedOut, toPasskeyFailure, type PasskeyFailure } from '../../shared/passkey-failure.ts';
import { notProvidedPromise } from '../../shared/placeholders.ts';
import {
  toCreation,
  toProof,
  toRegistration,
  toRejection,
  type OwnerProof,
  type PasskeyRegistrationContext,
  type PasskeyRegistrationEvent,
  type PasskeyRegistrationOutput,
  type PasskeyRegistrationTag,
} from './passkey-registration.reducers.ts';

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
    addPasskey: notProvidedAttempt<Passkey, PasskeyRegistration>('addPasskey'),
  },
  actions: {
    setCreation: assign({ creation: (_, creation: PasskeyCreation) => creation }),
    setRegistration: assign({ registration: (_, registration: PasskeyRegistration) => registration }),
    setPasskey: assign({ passkey: (_, outcome: CommandOutcome<Passkey>) => resultOf(outcome) }),
    setUnknown: assign({ passkey: 'unknown' as const }),
    setFailure: assign({ failure: (_, failure: PasskeyFailure) => failure }),
    clearFailure: assign({ failure: null }),
  },
  guards: { isExecuted, isAbandoned },
  delays: { promptTimeout: 4.5 * 60_000 },
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
      entry: 'clearFailure',
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
      invoke: {
        id: 'addPasskey',
        src: 'addPasskey',
        input: ({ context }) => toRegistration(context),
        onDone: [
          {
            guard: { type: 'isExecuted', params: ({ event }) => event.output },
            target: 'done',
            actions: { type: 'setPasskey', params: ({ event }) => event.output },
          },
          {
            guard: { type: 'isAbandoned', params: ({ event }) => event.output },
            target: 'done',
            actions: 'setUnknown',
          },
          {
            target: 'asking.failed',
            actions: { type: 'setFailure', params: ({ event }) => toRejection(event.output) },
          },
        ],
        onError: {
          target: 'asking.failed',
          actions: { type: 'setFailure', params: ({ event }) => toPasskeyFailure(event.error) },
        },
      },
    },
    done: { type: 'final' },
  },
});

export type PasskeyRegistrationActor = ActorRefFrom<typeof passkeyRegistrationMachine>;

/** Why the last attempt failed; null if there is nothing to say. */
export const selectFailure = (
  snapshot: SnapshotFrom<typeof passkeyRegistrationMachine>,
): PasskeyFailure | null => (snapshot.hasTag('failed') ? snapshot.context.failure : null);
