import { assign, sendTo, setup } from 'xstate';
import { notProvidedMachine, notProvidedPromise } from '../shared/placeholders.ts';
import { toResult } from './sign-in.reducers.ts';
import type { signInMachine } from './sign-in.machine.ts';
import type { PanelMode, SignInInput, SignInResult } from './sign-in.types.ts';

export interface SignInPanelContext extends SignInInput {
  readonly result: SignInResult | null;
}

export type SignInPanelEvent =
  | { readonly type: 'mode.choose'; readonly mode: PanelMode }
  | { readonly type: 'load.retry' };

export const signInPanelMachine = setup({
  types: {
    context: {} as SignInPanelContext,
    events: {} as SignInPanelEvent,
    input: {} as SignInInput,
    output: {} as SignInResult,
    children: {} as { loadSignInPanel: 'loadSignInPanel'; signIn: 'signIn' },
  },
  actors: {
    loadSignInPanel: notProvidedPromise<void>('loadSignInPanel'),
    signIn: notProvidedMachine<typeof signInMachine>('signIn'),
  },
  actions: {
    setMode: assign({ mode: (_, mode: PanelMode) => mode }),
    setResult: assign({ result: (_, result: SignInResult) => result }),
    chooseMode: sendTo('signIn', (_, mode: PanelMode) => ({ type: 'mode.choose' as const, mode })),
    reportError: (_, _params: { error: unknown }) => {},
  },
}).createMachine({
  id: 'signInPanel',
  description: 'Loads the code of the sign-in dialog, which most visits never open, and runs it.',
  context: ({ input }) => ({ ...input, result: null }),
  output: ({ context }) => toResult(context),
  initial: 'loading',
  states: {
    loading: {
      invoke: {
        id: 'loadSignInPanel',
        src: 'loadSignInPanel',
        onDone: 'open',
        onError: {
          target: 'failed',
          actions: { type: 'reportError', params: ({ event }) => ({ error: event.error }) },
        },
      },
      on: { 'mode.choose': { actions: { type: 'setMode', params: ({ event }) => event.mode } } },
    },
    failed: {
      on: {
        'load.retry': 'loading',
        'mode.choose': { target: 'loading', actions: { type: 'setMode', params: ({ event }) => event.mode } },
      },
    },
    open: {
      invoke: {
        id: 'signIn',
        systemId: 'signIn',
        src: 'signIn',
        input: ({ context: { mode } }) => ({ mode }),
        onDone: { target: 'done', actions: { type: 'setResult', params: ({ event }) => event.output } },
        onError: {
          target: 'failed',
          actions: { type: 'reportError', params: ({ event }) => ({ error: event.error }) },
        },
      },
      on: { 'mode.choose': { actions: { type: 'chooseMode', params: ({ event }) => event.mode } } },
    },
    done: { type: 'final' },
  },
});
