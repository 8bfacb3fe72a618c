import { assign, setup, type ActorRefFrom, type SnapshotFrom } from 'xstate';
import {
  failureOf,
  isExecuted,
  notProvidedAttempt,
  type CommandOutcome,
} from '../../shared/commands/command.ts';
import {
  isConfirmed,
  notProvidedConfirmation,
  type ConfirmationOutcome,
} from '../../shared/commands/confirmation.ts';
import type { Concealed } from '../../shared/concealed.ts';
import type { Failure } from '../../shared/failure.ts';
import { notProvidedPromise } from '../../shared/placeholders.ts';

export interface CopyKeyContext {
  /** What opens the copies; null while it is not shown. */
  readonly secret: Concealed | null;
  /** Why it could not be confirmed that the key is written down. */
  readonly failure: Failure | null;
  readonly isSaved: boolean;
}

export type CopyKeyEvent =
  | { readonly type: 'key.copy' }
  /** The user has written it down. */
  | { readonly type: 'key.saved' }
  | { readonly type: 'key.close' };

export const copyKeyMachine = setup({
  types: {
    context: {} as CopyKeyContext,
    events: {} as CopyKeyEvent,
    output: {} as boolean,
    tags: {} as 'shown' | 'confirming' | 'rejected' | 'copied' | 'notCopied',
    children: {} as { revealKey: 'revealKey'; confirmKey: 'confirmKey'; copySecret: 'copySecret' },
  },
  actors: {
    revealKey: notProvidedConfirmation<Concealed, object>('revealKey'),
    confirmKey: notProvidedAttempt<unknown, object>('confirmKey'),
    copySecret: notProvidedPromise<void, { secret: Concealed | null }>('copySecret'),
  },
  actions: {
    setSecret: assign({
      secret: (_, outcome: ConfirmationOutcome<Concealed>) =>
        outcome.kind === 'confirmed' ? outcome.result : null,
    }),
    setSaved: assign({ isSaved: true }),
    setFailure: assign({ failure: (_, outcome: CommandOutcome) => failureOf(outcome) }),
    clearSecret: assign({ secret: null }),
  },
  guards: { isConfirmed, isExecuted },
}).createMachine({
  id: 'copyKey',
  description:
    'Asks the owner for a proof, and shows the key that opens the copies, until the owner says to have written it down.',
  context: { secret: null, failure: null, isSaved: false },
  output: ({ context }) => context.isSaved,
  initial: 'asking',
  states: {
    asking: {
      invoke: {
        id: 'revealKey',
        src: 'revealKey',
        input: {},
        onDone: [
          {
            guard: { type: 'isConfirmed', params: ({ event }) => event.output },
            target: 'shown',
            actions: { type: 'setSecret', params: ({ event }) => event.output },
          },
          { target: 'done' },
        ],
        onError: 'done',
      },
    },
    shown: {
      tags: 'shown',
      initial: 'idle',
      on: { 'key.copy': '.copying', 'key.saved': 'confirming', 'key.close': 'done' },
      states: {
        idle: {},
        copying: {
          invoke: {
            id: 'copySecret',
            src: 'copySecret',
            input: ({ context }) => ({ secret: context.secret }),
            onDone: 'copied',
            onError: { target: 'notCopied', description: 'The browser allows no access to the clipboard.' },
          },
        },
        copied: { tags: 'copied' },
        notCopied: { tags: 'notCopied' },
        rejected: { tags: 'rejected' },
      },
    },
    confirming: {
      tags: ['shown', 'confirming'],
      on: { 'key.close': 'done' },
      invoke: {
        id: 'confirmKey',
        src: 'confirmKey',
        input: {},
        onDone: [
          {
            guard: { type: 'isExecuted', params: ({ event }) => event.output },
            target: 'done',
            actions: 'setSaved',
          },
          {
            target: 'shown.rejected',
            actions: { type: 'setFailure', params: ({ event }) => event.output },
          },
        ],
        onError: 'shown',
      },
    },
    done: { type: 'final', entry: 'clearSecret' },
  },
});

export type CopyKeyActor = ActorRefFrom<typeof copyKeyMachine>;

type Snapshot = SnapshotFrom<typeof copyKeyMachine>;

/** What opens the copies; null while it is not shown. */
export const selectSecret = (snapshot: Snapshot): Concealed | null =>
  snapshot.hasTag('shown') ? snapshot.context.secret : null;

/** Why it could not be confirmed that the key is written down; null where the last attempt did not fail. */
export const selectFailure = (snapshot: Snapshot): Failure | null =>
  snapshot.hasTag('rejected') ? snapshot.context.failure : null;
