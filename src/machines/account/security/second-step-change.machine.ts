import { assign, setup, type ActorRefFrom, type SnapshotFrom } from 'xstate';
import type { RecoveryCodes, SecondStepStatus } from '../../../../contract/sign-in/own-second-step.ts';
import {
  failureOf,
  isExecuted,
  notProvidedAttempt,
  resultOf,
  type CommandOutcome,
} from '../../shared/commands/command.ts';
import {
  isAbandoned,
  isConfirmed,
  notProvidedConfirmation,
  type ConfirmationOutcome,
} from '../../shared/commands/confirmation.ts';
import { notProvidedCallback, notProvidedPromise } from '../../shared/placeholders.ts';
import { createdBy } from './second-step-change.reducers.ts';
import { showToast } from '../../shared/toast.ts';
import type { Failure } from '../../shared/failure.ts';

/** The setting that is changed: whether sign-ins ask for a passkey, or the recovery codes. */
export type SecondStepAction = 'turnOn' | 'turnOff' | 'renewCodes';

export interface SecondStepChangeInput {
  readonly action: SecondStepAction;
}

export interface SecondStepChangeContext extends SecondStepChangeInput {
  /** The new recovery codes, which the server never returns again. Null until then, and where it is turned off. */
  readonly created: RecoveryCodes | null;
  /** Why the codes could not be confirmed. */
  readonly failure: Failure | null;
  readonly result: SecondStepChangeOutput;
}

/** The password goes to the service and is never stored. It is empty for an account without one. */
export interface SecondStepRequest extends SecondStepChangeInput {
  readonly password: string;
}

export type SecondStepChangeEvent =
  | { readonly type: 'codes.copy' }
  | { readonly type: 'codes.download' }
  | { readonly type: 'codes.confirm' }
  | { readonly type: 'change.cancel' };

/** `reminded`: the user tried to leave before the codes were saved. */
export type SecondStepChangeTag = 'codes' | 'confirming' | 'rejected' | 'reminded';

/** The new setting; null where nothing was changed, `unknown` where the server may have changed it. */
export type SecondStepChangeOutput = SecondStepStatus | null | 'unknown';

export const secondStepChangeMachine = setup({
  types: {
    context: {} as SecondStepChangeContext,
    events: {} as SecondStepChangeEvent,
    input: {} as SecondStepChangeInput,
    output: {} as SecondStepChangeOutput,
    tags: {} as SecondStepChangeTag,
    children: {} as {
      changeSecondStep: 'changeSecondStep';
      confirmCodes: 'confirmCodes';
      copyCodes: 'copyCodes';
      warnOfLeaving: 'warnOfLeaving';
    },
  },
  actors: {
    changeSecondStep: notProvidedConfirmation<RecoveryCodes | null, SecondStepChangeInput>(
      'changeSecondStep',
    ),
    confirmCodes: notProvidedAttempt<SecondStepStatus, Pick<RecoveryCodes, 'token'>>('confirmCodes'),
    warnOfLeaving: notProvidedCallback('warnOfLeaving'),
    copyCodes: notProvidedPromise<void, { codes: readonly string[] }>('copyCodes'),
  },
  actions: {
    setCreated: assign({
      created: (_, outcome: ConfirmationOutcome<RecoveryCodes | null>) => createdBy(outcome),
    }),
    setOff: assign({ result: { on: false, codesLeft: 0 } }),
    setResult: assign({ result: (_, outcome: CommandOutcome<SecondStepStatus>) => resultOf(outcome) }),
    setFailure: assign({ failure: (_, outcome: CommandOutcome) => failureOf(outcome) }),
    setUnknown: assign({ result: 'unknown' as const }),
    downloadCodes: (_, _codes: readonly string[]) => {},
    showToast,
  },
  guards: {
    isConfirmed,
    isAbandoned,
    isExecuted,
    hasCodes: (_, outcome: ConfirmationOutcome<RecoveryCodes | null>) => createdBy(outcome) !== null,
  },
}).createMachine({
  id: 'secondStepChange',
  description:
    'Asks the owner of the account for a proof, changes the second step, and shows new recovery codes, which are valid once the owner has saved them.',
  context: ({ input }) => ({ ...input, created: null, failure: null, result: null }),
  output: ({ context }) => context.result,
  initial: 'asking',
  states: {
    asking: {
      invoke: {
        id: 'changeSecondStep',
        src: 'changeSecondStep',
        input: ({ context: { action } }) => ({ action }),
        onDone: [
          {
            guard: { type: 'hasCodes', params: ({ event }) => event.output },
            target: 'showingCodes',
            actions: { type: 'setCreated', params: ({ event }) => event.output },
          },
          {
            guard: { type: 'isConfirmed', params: ({ event }) => event.output },
            target: 'done',
            actions: 'setOff',
          },
          {
            guard: { type: 'isAbandoned', params: ({ event }) => event.output },
            target: 'done',
            actions: 'setUnknown',
          },
          { target: 'done' },
        ],
        onError: 'done',
      },
    },
    showingCodes: {
      tags: 'codes',
      description:
        'Once. Nothing changes until the user confirms to have saved them, and the browser asks before it leaves the page.',
      invoke: {
        id: 'warnOfLeaving',
        src: 'warnOfLeaving',
        onError: { description: 'The browser asks nothing before it leaves the page.' },
      },
      initial: 'idle',
      on: {
        'codes.copy': '.copying',
        'codes.download': {
          actions: { type: 'downloadCodes', params: ({ context }) => context.created?.codes ?? [] },
        },
        'codes.confirm': 'confirming',
        'change.cancel': '.reminded',
      },
      states: {
        idle: {},
        copying: {
          invoke: {
            id: 'copyCodes',
            src: 'copyCodes',
            input: ({ context }) => ({ codes: context.created?.codes ?? [] }),
            onDone: { target: 'idle', actions: { type: 'showToast', params: { key: 'codesCopied' } } },
            onError: {
              target: 'idle',
              description: 'The browser allows no access to the clipboard.',
              actions: { type: 'showToast', params: { key: 'codesNotCopied' } },
            },
          },
        },
        reminded: { tags: 'reminded', on: { 'change.cancel': '#secondStepChange.done' } },
        rejected: { tags: 'rejected' },
      },
    },
    confirming: {
      tags: ['codes', 'confirming'],
      entry: 'setUnknown',
      on: { 'change.cancel': 'showingCodes.reminded' },
      invoke: {
        id: 'confirmCodes',
        src: 'confirmCodes',
        input: ({ context }) => ({ token: context.created?.token ?? '' }),
        onDone: [
          {
            guard: { type: 'isExecuted', params: ({ event }) => event.output },
            target: 'done',
            actions: { type: 'setResult', params: ({ event }) => event.output },
          },
          { guard: { type: 'isAbandoned', params: ({ event }) => event.output }, target: 'done' },
          {
            target: 'showingCodes.rejected',
            actions: { type: 'setFailure', params: ({ event }) => event.output },
          },
        ],
        onError: 'done',
      },
    },
    done: { type: 'final' },
  },
});

export type SecondStepChangeActor = ActorRefFrom<typeof secondStepChangeMachine>;

type Snapshot = SnapshotFrom<typeof secondStepChangeMachine>;

/** The new recovery codes; null while none are shown. */
export const selectCodes = (snapshot: Snapshot): readonly string[] | null =>
  snapshot.hasTag('codes') ? (snapshot.context.created?.codes ?? null) : null;

/** Why the codes could not be confirmed; null where the last attempt did not fail. */
export const selectFailure = (snapshot: Snapshot) =>
  snapshot.hasTag('rejected') ? snapshot.context.failure : null;
