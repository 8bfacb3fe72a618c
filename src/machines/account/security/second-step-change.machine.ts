import { assign, setup } from 'xstate';
import {
  isAbandoned,
  isConfirmed,
  notProvidedConfirmation,
  type ConfirmationOutcome,
} from '../../shared/commands/confirmation.ts';
import { notProvidedCallback, notProvidedPromise } from '../../shared/placeholders.ts';
import { codesOf, toResult } from './second-step-change.reducers.ts';
import type {
  SecondStepChangeContext,
  SecondStepChangeEvent,
  SecondStepChangeInput,
  SecondStepChangeOutput,
  SecondStepChangeTag,
} from './second-step-change.types.ts';
import { showToast } from '../../shared/toast.ts';

export const secondStepChangeMachine = setup({
  types: {
    context: {} as SecondStepChangeContext,
    events: {} as SecondStepChangeEvent,
    input: {} as SecondStepChangeInput,
    output: {} as SecondStepChangeOutput,
    tags: {} as SecondStepChangeTag,
    children: {} as {
      changeSecondStep: 'changeSecondStep';
      copyCodes: 'copyCodes';
      warnOfLeaving: 'warnOfLeaving';
    },
  },
  actors: {
    changeSecondStep: notProvidedConfirmation<readonly string[], SecondStepChangeInput>('changeSecondStep'),
    warnOfLeaving: notProvidedCallback('warnOfLeaving'),
    copyCodes: notProvidedPromise<void, { codes: readonly string[] }>('copyCodes'),
  },
  actions: {
    setResult: assign((_, outcome: ConfirmationOutcome<readonly string[]>) => toResult(codesOf(outcome))),
    setUnknown: assign({ result: 'unknown' as const }),
    downloadCodes: (_, _codes: readonly string[]) => {},
    showToast,
    reportError: (_, _params: { error: unknown }) => {},
  },
  guards: {
    isConfirmed,
    isAbandoned,
    hasCodes: (_, outcome: ConfirmationOutcome<readonly string[]>) => codesOf(outcome).length > 0,
  },
}).createMachine({
  id: 'secondStepChange',
  description:
    'Asks the owner of the account for a proof, changes the second step, and shows new recovery codes.',
  context: ({ input }) => ({ ...input, codes: [], result: null }),
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
            actions: { type: 'setResult', params: ({ event }) => event.output },
          },
          {
            guard: { type: 'isConfirmed', params: ({ event }) => event.output },
            target: 'done',
            actions: { type: 'setResult', params: ({ event }) => event.output },
          },
          {
            guard: { type: 'isAbandoned', params: ({ event }) => event.output },
            target: 'done',
            actions: 'setUnknown',
          },
          { target: 'done' },
        ],
        onError: { target: 'done', actions: { type: 'reportError', params: ({ event }) => event } },
      },
    },
    showingCodes: {
      tags: 'codes',
      description:
        'Once: the user confirms to have saved them. Until then, the browser asks before it leaves the page.',
      invoke: {
        id: 'warnOfLeaving',
        src: 'warnOfLeaving',
        onError: { actions: { type: 'reportError', params: ({ event }) => event } },
      },
      initial: 'idle',
      on: {
        'codes.copy': '.copying',
        'codes.download': { actions: { type: 'downloadCodes', params: ({ context }) => context.codes } },
        'codes.confirm': 'done',
        'change.cancel': '.reminded',
      },
      states: {
        idle: {},
        copying: {
          invoke: {
            id: 'copyCodes',
            src: 'copyCodes',
            input: ({ context }) => ({ codes: context.codes }),
            onDone: { target: 'idle', actions: { type: 'showToast', params: { key: 'codesCopied' } } },
            onError: {
              target: 'idle',
              description: 'The browser allows no access to the clipboard.',
              actions: { type: 'showToast', params: { key: 'codesNotCopied' } },
            },
          },
        },
        reminded: { tags: 'reminded' },
      },
    },
    done: { type: 'final' },
  },
});
