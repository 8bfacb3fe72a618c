import { assign, setup } from 'xstate';
import { toFailure, type Failure } from '../../shared/failure.ts';
import { notProvidedPromise } from '../../shared/placeholders.ts';
import { toRequest, toResult } from './second-step-change.reducers.ts';
import type {
  SecondStepChangeContext,
  SecondStepChangeEvent,
  SecondStepChangeInput,
  SecondStepChangeOutput,
  SecondStepChangeTag,
  SecondStepRequest,
} from './second-step-change.types.ts';
import { showToast } from '../../shared/toast.ts';

export const secondStepChangeMachine = setup({
  types: {
    context: {} as SecondStepChangeContext,
    events: {} as SecondStepChangeEvent,
    input: {} as SecondStepChangeInput,
    output: {} as SecondStepChangeOutput,
    tags: {} as SecondStepChangeTag,
    children: {} as { changeSecondStep: 'changeSecondStep'; copyCodes: 'copyCodes' },
  },
  actors: {
    changeSecondStep: notProvidedPromise<readonly string[], SecondStepRequest>('changeSecondStep'),
    copyCodes: notProvidedPromise<void, { codes: readonly string[] }>('copyCodes'),
  },
  actions: {
    setResult: assign((_, codes: readonly string[]) => toResult(codes)),
    setFailure: assign({ failure: (_, failure: Failure) => failure }),
    downloadCodes: (_, _codes: readonly string[]) => {},
    showToast,
  },
  guards: { hasCodes: (_, codes: readonly string[]) => codes.length > 0 },
  delays: { slowAfter: 15_000 },
}).createMachine({
  id: 'secondStepChange',
  description:
    'Asks the owner of the account for a proof, changes the second step, and shows new recovery codes.',
  context: ({ input }) => ({ ...input, codes: [], failure: null, result: null }),
  output: ({ context }) => context.result,
  initial: 'asking',
  states: {
    asking: {
      initial: 'clean',
      on: { 'proof.submit': 'saving', 'change.cancel': 'done' },
      states: { clean: {}, failed: { tags: 'failed' } },
    },
    saving: {
      tags: 'busy',
      description: 'The request is already sent, so canceling is offered only once it takes long.',
      invoke: {
        id: 'changeSecondStep',
        src: 'changeSecondStep',
        input: ({ context, event }) => toRequest(context, event),
        onDone: [
          {
            guard: { type: 'hasCodes', params: ({ event }) => event.output },
            target: 'showingCodes',
            actions: { type: 'setResult', params: ({ event }) => event.output },
          },
          { target: 'done', actions: { type: 'setResult', params: ({ event }) => event.output } },
        ],
        onError: {
          target: 'asking.failed',
          actions: { type: 'setFailure', params: ({ event }) => toFailure(event.error) },
        },
      },
      initial: 'fresh',
      states: {
        fresh: { after: { slowAfter: 'slow' } },
        slow: {
          tags: 'slow',
          description: 'The user may stop waiting. The request is aborted; the server may have executed it.',
          on: { 'change.cancel': '#secondStepChange.asking' },
        },
      },
    },
    showingCodes: {
      tags: 'codes',
      description: 'Once: the user confirms to have saved them.',
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
