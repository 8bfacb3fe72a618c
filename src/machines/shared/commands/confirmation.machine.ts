import { assign, setup, type NonReducibleUnknown } from 'xstate';
import { toFailure, type Failure } from '../failure.ts';
import { errorOf, outputOf } from '../output-of.ts';
import { notProvidedPromise } from '../placeholders.ts';

interface ConfirmationContext {
  /** The parameters of the command, such as the id of its target. */
  readonly params: NonReducibleUnknown;
  readonly failure: Failure | null;
}

/** The user's input to confirm, such as a password. It is passed on to the command and never stored. */
export type Answer = Readonly<Record<string, NonReducibleUnknown>>;

export type ConfirmationEvent =
  | { readonly type: 'action.confirm'; readonly answer?: Answer }
  | { readonly type: 'action.cancel' };

/** `abandoned`: the user stopped waiting, and the server may have executed it. `rejected`: asking again cannot help. */
export type ConfirmationOutcome<Result = unknown> =
  | { readonly kind: 'canceled' | 'abandoned' }
  | { readonly kind: 'rejected'; readonly failure: Failure }
  | { readonly kind: 'confirmed'; readonly result: Result };

/** A question before a command that cannot be undone, or a form whose command takes what the user typed. */
export const confirmationMachine = setup({
  types: {
    context: {} as ConfirmationContext,
    input: {},
    events: {} as ConfirmationEvent,
    tags: {} as 'busy' | 'slow',
  },
  actors: { execute: notProvidedPromise<unknown, unknown>('execute') },
  actions: {
    setFailure: assign((_, { error }: { error: unknown }) => ({ failure: toFailure(error) })),
    clearFailure: assign({ failure: null }),
  },
  guards: {
    isComplete: (_, _answer: Answer) => true,
    isFinal: (_, _failure: Failure) => false,
    /** Whether the form stays open when the user stops waiting, with what it contains. */
    staysOpen: () => false,
  },
  delays: { slowAfter: 15_000 },
}).createMachine({
  id: 'confirmation',
  description: 'Asks, runs the command once it is confirmed, and ends with what the command returned.',
  context: ({ input }) => ({ params: input, failure: null }),
  output: ({ event }) => event.output,
  initial: 'asking',
  states: {
    asking: {
      initial: 'clean',
      on: {
        'action.confirm': {
          guard: { type: 'isComplete', params: ({ event }) => event.answer ?? {} },
          target: 'pending',
        },
        'action.cancel': 'canceled',
      },
      states: { clean: {}, failed: {} },
    },
    pending: {
      tags: 'busy',
      description: 'The request is already sent, so canceling is offered only once it takes long.',
      entry: 'clearFailure',
      invoke: {
        id: 'execute',
        src: 'execute',
        input: ({
          context,
          event,
        }: {
          readonly context: ConfirmationContext;
          readonly event: ConfirmationEvent;
        }) => toParams(context, event),
        onDone: 'confirmed',
        onError: [
          {
            guard: { type: 'isFinal', params: ({ event }) => toFailure(event.error) },
            target: 'rejected',
          },
          {
            target: 'asking.failed',
            actions: { type: 'setFailure', params: ({ event }) => event },
          },
        ],
      },
      initial: 'fresh',
      states: {
        fresh: { after: { slowAfter: 'slow' } },
        slow: {
          tags: 'slow',
          description: 'The user may stop waiting. The request is aborted; the server may have executed it.',
          on: {
            'action.cancel': [
              { guard: 'staysOpen', target: '#confirmation.asking' },
              { target: '#confirmation.abandoned' },
            ],
          },
        },
      },
    },
    confirmed: {
      type: 'final',
      output: ({ event }): ConfirmationOutcome => ({ kind: 'confirmed', result: outputOf(event) }),
    },
    rejected: {
      type: 'final',
      output: ({ event }): ConfirmationOutcome => ({ kind: 'rejected', failure: toFailure(errorOf(event)) }),
    },
    abandoned: { type: 'final', output: { kind: 'abandoned' } satisfies ConfirmationOutcome },
    canceled: { type: 'final', output: { kind: 'canceled' } satisfies ConfirmationOutcome },
  },
});

/** Adds to the params what the user typed. */
function toParams({ params }: ConfirmationContext, event: ConfirmationEvent): NonReducibleUnknown {
  if (event.type !== 'action.confirm') throw new TypeError(`${event.type} confirms nothing.`);
  return event.answer === undefined ? params : Object.assign({}, params, event.answer);
}
