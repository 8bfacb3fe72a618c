import { isBlank } from '../../../../contract/blank-text.ts';
import { assign, setup } from 'xstate';
import type { Passkey } from '../../../../contract/own-passkeys.ts';
import { toFailure } from '../../shared/failure.ts';
import { notProvidedPromise } from '../../shared/placeholders.ts';
import { notProvidedRequest } from '../../shared/request.ts';
import { passkeyRegistrationMachine } from './passkey-registration.machine.ts';
import type { PasskeyRegistrationOutput } from './passkey-registration.types.ts';
import * as reducers from './passkeys.reducers.ts';
import { secondStepChangeMachine } from './second-step-change.machine.ts';
import type { SecondStepAction, SecondStepChangeOutput } from './second-step-change.types.ts';
import type {
  PasskeyList,
  PasskeyName,
  PasskeyRemoval,
  PasskeysContext,
  PasskeysEvent,
  PasskeysTag,
} from './passkeys.types.ts';
import { showToast } from '../../shared/toast.ts';

export const passkeysMachine = setup({
  types: {
    context: {} as PasskeysContext,
    events: {} as PasskeysEvent,
    tags: {} as PasskeysTag,
    children: {} as {
      request: 'fetchPasskeys';
      registration: 'registration';
      renamePasskey: 'renamePasskey';
      removePasskey: 'removePasskey';
      secondStepChange: 'secondStepChange';
    },
  },
  actors: {
    fetchPasskeys: notProvidedRequest<PasskeyList>('fetchPasskeys'),
    registration: passkeyRegistrationMachine,
    renamePasskey: notProvidedPromise<Passkey, PasskeyName>('renamePasskey'),
    removePasskey: notProvidedPromise<void, PasskeyRemoval>('removePasskey'),
    secondStepChange: secondStepChangeMachine,
  },
  actions: {
    setList: assign((_, list: PasskeyList) => list),
    setPasskey: assign(({ context }, passkey: Passkey) => ({
      passkeys: reducers.withPasskey(context.passkeys, passkey),
    })),
    applyRegistration: assign(({ context }, added: PasskeyRegistrationOutput) =>
      added === null ? {} : { passkeys: reducers.withPasskey(context.passkeys, added) },
    ),
    dropPasskey: assign(({ context }) => ({
      passkeys: reducers.withoutPasskey(context.passkeys, context.selectedId),
    })),
    select: assign((_, { passkeyId }: { passkeyId: string }) => ({ selectedId: passkeyId })),
    clearSelection: assign({ selectedId: null, failure: null }),
    setFailure: assign((_, { error }: { error: unknown }) => ({ failure: toFailure(error) })),
    setSecondStep: assign((_, changed: SecondStepChangeOutput) =>
      changed === null ? {} : { secondStep: changed },
    ),
    showToast,
    reportError: (_, _params: { error: unknown }) => {},
  },
  guards: {
    canAdd: ({ context }) => context.canAdd,
    isAdded: (_, added: PasskeyRegistrationOutput) => added !== null,
    isListed: ({ context }, { passkeyId }: { passkeyId: string }) =>
      context.passkeys.some((passkey) => passkey.passkeyId === passkeyId),
    isNeeded: ({ context }) => context.secondStep.on && context.passkeys.length === 1,
    canChange: ({ context }, action: SecondStepAction) => reducers.canChange(context, action),
    hasName: (_, { name }: { name: string }) => !isBlank(name),
  },
  delays: { slowAfter: 15_000 },
}).createMachine({
  id: 'passkeys',
  description:
    'Lists the passkeys of the account, adds, renames and removes them, and changes the second step.',
  context: {
    passkeys: [],
    canAdd: false,
    secondStep: { on: false, codesLeft: 0 },
    selectedId: null,
    failure: null,
  },
  initial: 'loading',
  states: {
    loading: {
      invoke: {
        id: 'request',
        src: 'fetchPasskeys',
        onDone: {
          target: 'ready',
          actions: { type: 'setList', params: ({ event }) => event.output },
        },
        onError: {
          target: 'failed',
          actions: { type: 'reportError', params: ({ event }) => event },
        },
      },
    },
    ready: {
      tags: 'ready',
      initial: 'idle',
      states: {
        idle: {
          entry: 'clearSelection',
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
            onDone: {
              target: 'idle',
              actions: { type: 'setSecondStep', params: ({ event }) => event.output },
            },
            onError: {
              target: 'idle',
              actions: { type: 'reportError', params: ({ event }) => event },
            },
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
              { target: 'idle' },
            ],
            onError: {
              target: 'idle',
              actions: { type: 'reportError', params: ({ event }) => event },
            },
          },
        },
        renaming: {
          tags: 'renaming',
          initial: 'editing',
          states: {
            editing: {
              initial: 'clean',
              on: {
                'change.cancel': '#passkeys.ready.idle',
                'name.submit': {
                  guard: { type: 'hasName', params: ({ event }) => event },
                  target: 'saving',
                },
              },
              states: { clean: {}, rejected: { tags: 'rejected' } },
            },
            saving: {
              tags: 'busy',
              on: { 'change.cancel': 'editing' },
              invoke: {
                id: 'renamePasskey',
                src: 'renamePasskey',
                input: ({ context, event }) => reducers.toName(context, event),
                onDone: {
                  target: '#passkeys.ready.idle',
                  actions: { type: 'setPasskey', params: ({ event }) => event.output },
                },
                onError: {
                  target: 'editing.rejected',
                  actions: { type: 'setFailure', params: ({ event }) => event },
                },
              },
            },
          },
        },
        removing: {
          tags: 'removing',
          initial: 'asking',
          states: {
            asking: {
              initial: 'clean',
              on: { 'change.cancel': '#passkeys.ready.idle', 'removal.confirm': 'pending' },
              states: { clean: {}, rejected: { tags: 'rejected' } },
            },
            pending: {
              tags: 'busy',
              description: 'The request is already sent, so canceling is offered only once it takes long.',
              invoke: {
                id: 'removePasskey',
                src: 'removePasskey',
                input: ({ context, event }) => reducers.toRemoval(context, event),
                onDone: {
                  target: '#passkeys.ready.idle',
                  actions: ['dropPasskey', { type: 'showToast', params: { key: 'passkeyRemoved' } }],
                },
                onError: {
                  target: 'asking.rejected',
                  actions: { type: 'setFailure', params: ({ event }) => event },
                },
              },
              initial: 'fresh',
              states: {
                fresh: { after: { slowAfter: 'slow' } },
                slow: {
                  tags: 'slow',
                  description:
                    'The user may stop waiting. The request is aborted; the server may have executed it.',
                  on: { 'change.cancel': '#passkeys.ready.removing' },
                },
              },
            },
          },
        },
      },
    },
    failed: { tags: 'failed', on: { 'load.retry': 'loading' } },
  },
});
