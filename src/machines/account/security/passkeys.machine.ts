import { assign, setup, type ActorRefFrom, type SnapshotFrom } from 'xstate';
import type { Passkey } from '../../../../contract/sign-in/own-passkeys.ts';
import {
  isAbandoned,
  isConfirmed,
  notProvidedConfirmation,
  type ConfirmationOutcome,
} from '../../shared/commands/confirmation.ts';
import { notProvidedRequest } from '../../shared/request.ts';
import { passkeyRegistrationMachine } from './passkey-registration.machine.ts';
import type { PasskeyRegistrationOutput } from './passkey-registration.reducers.ts';
import * as reducers from './passkeys.reducers.ts';
import {
  secondStepChangeMachine,
  type SecondStepAction,
  type SecondStepChangeOutput,
} from './second-step-change.machine.ts';
import type {
  PasskeyList,
  PasskeyRef,
  PasskeysChildren,
  PasskeysContext,
  PasskeysEvent,
  PasskeysTag,
} from './passkeys.reducers.ts';
import { showToast } from '../../shared/toast.ts';

export const passkeysMachine = setup({
  types: {
    context: {} as PasskeysContext,
    events: {} as PasskeysEvent,
    tags: {} as PasskeysTag,
    children: {} as PasskeysChildren,
  },
  actors: {
    fetchPasskeys: notProvidedRequest<PasskeyList>('fetchPasskeys'),
    registration: passkeyRegistrationMachine,
    renamePasskey: notProvidedConfirmation<Passkey, PasskeyRef>('renamePasskey'),
    removePasskey: notProvidedConfirmation<void, PasskeyRef>('removePasskey'),
    secondStepChange: secondStepChangeMachine,
  },
  actions: {
    setList: assign((_, list: PasskeyList) => list),
    applyName: assign(({ context }, outcome: ConfirmationOutcome<Passkey>) =>
      outcome.kind === 'confirmed'
        ? { passkeys: reducers.withPasskey(context.passkeys, outcome.result) }
        : {},
    ),
    applyRegistration: assign(({ context }, added: PasskeyRegistrationOutput) =>
      reducers.isAdded(added) ? { passkeys: reducers.withPasskey(context.passkeys, added) } : {},
    ),
    dropPasskey: assign(({ context }) => ({
      passkeys: reducers.withoutPasskey(context.passkeys, context.selectedId),
    })),
    select: assign((_, { passkeyId }: { passkeyId: string }) => ({ selectedId: passkeyId })),
    applySecondStep: assign((_, changed: SecondStepChangeOutput) =>
      changed === null || changed === 'unknown' ? {} : { secondStep: changed },
    ),
    showToast,
  },
  guards: {
    canAdd: ({ context }) => context.canAdd,
    isConfirmed,
    isAbandoned,
    isAdded: (_, added: PasskeyRegistrationOutput) => reducers.isAdded(added),
    isUnknown: (_, output: PasskeyRegistrationOutput | SecondStepChangeOutput) => output === 'unknown',
    isListed: ({ context }, { passkeyId }: { passkeyId: string }) =>
      context.passkeys.some((passkey) => passkey.passkeyId === passkeyId),
    isNeeded: ({ context }) => context.secondStep.on && context.passkeys.length === 1,
    canChange: ({ context }, action: SecondStepAction) => reducers.canChange(context, action),
  },
}).createMachine({
  id: 'passkeys',
  description:
    'Lists the passkeys of the account, adds, renames and removes them, and changes the second step.',
  context: { passkeys: [], canAdd: false, secondStep: { on: false, codesLeft: 0 }, selectedId: null },
  initial: 'loading',
  states: {
    loading: {
      invoke: {
        id: 'request',
        src: 'fetchPasskeys',
        onDone: { target: 'ready', actions: { type: 'setList', params: ({ event }) => event.output } },
        onError: 'failed',
      },
    },
    ready: {
      tags: 'ready',
      initial: 'idle',
      on: {
        'xstate.error.actor.*': '.idle',
      },
      states: {
        idle: {
          on: {
            'passkey.add': { guard: 'canAdd', target: 'adding' },
            'passkey.rename': {
              guard: { type: 'isListed', params: ({ event }) => event },
              target: 'renaming',
              actions: { type: 'select', params: ({ event }) => event },
            },
            'passkey.remove': [
              { guard: 'isNeeded', target: 'needed' },
              {
                guard: { type: 'isListed', params: ({ event }) => event },
                target: 'removing',
                actions: { type: 'select', params: ({ event }) => event },
              },
            ],
            'secondStep.change': {
              guard: { type: 'canChange', params: ({ event }) => event.action },
              target: 'changingSecondStep',
            },
          },
        },
        needed: {
          tags: 'needed',
          description: 'The last passkey stays while the second step asks for it.',
          on: {
            'change.cancel': 'idle',
            'secondStep.change': {
              guard: { type: 'canChange', params: ({ event }) => event.action },
              target: 'changingSecondStep',
            },
          },
        },
        changingSecondStep: {
          invoke: {
            id: 'secondStepChange',
            src: 'secondStepChange',
            input: ({ event }) => reducers.toSecondStepChange(event),
            onDone: [
              {
                guard: { type: 'isUnknown', params: ({ event }) => event.output },
                target: '#passkeys.loading',
              },
              { target: 'idle', actions: { type: 'applySecondStep', params: ({ event }) => event.output } },
            ],
          },
        },
        adding: {
          invoke: {
            id: 'registration',
            src: 'registration',
            onDone: [
              {
                guard: { type: 'isAdded', params: ({ event }) => event.output },
                target: 'idle',
                actions: [
                  { type: 'applyRegistration', params: ({ event }) => event.output },
                  { type: 'showToast', params: { key: 'passkeyAdded' } },
                ],
              },
              {
                guard: { type: 'isUnknown', params: ({ event }) => event.output },
                target: '#passkeys.loading',
              },
              { target: 'idle' },
            ],
          },
        },
        renaming: {
          tags: 'renaming',
          invoke: {
            id: 'renamePasskey',
            src: 'renamePasskey',
            input: ({ context }) => reducers.toSelected(context),
            onDone: { target: 'idle', actions: { type: 'applyName', params: ({ event }) => event.output } },
          },
        },
        removing: {
          tags: 'removing',
          invoke: {
            id: 'removePasskey',
            src: 'removePasskey',
            input: ({ context }) => reducers.toSelected(context),
            onDone: [
              {
                guard: { type: 'isConfirmed', params: ({ event }) => event.output },
                target: 'idle',
                actions: ['dropPasskey', { type: 'showToast', params: { key: 'passkeyRemoved' } }],
              },
              {
                guard: { type: 'isAbandoned', params: ({ event }) => event.output },
                target: '#passkeys.loading',
              },
              { target: 'idle' },
            ],
          },
        },
      },
    },
    failed: { tags: 'failed', on: { 'load.retry': 'loading' } },
  },
});

export type PasskeysActor = ActorRefFrom<typeof passkeysMachine>;

type Snapshot = SnapshotFrom<typeof passkeysMachine>;

/** The passkey that is renamed; null while none is. */
export const selectRenamedId = (snapshot: Snapshot): string | null =>
  snapshot.hasTag('renaming') ? snapshot.context.selectedId : null;

/** The passkey that is about to be removed; null while none is. */
export const selectRemoved = (snapshot: Snapshot): Passkey | null =>
  snapshot.hasTag('removing')
    ? (snapshot.context.passkeys.find(({ passkeyId }) => passkeyId === snapshot.context.selectedId) ?? null)
    : null;
