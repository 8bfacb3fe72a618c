import { assign, sendTo, setup } from 'xstate';
import type { OwnMate } from '../../../../contract/own-mate.ts';
import {
  isAbandoned,
  isConfirmed,
  notProvidedConfirmation,
  type ConfirmationOutcome,
} from '../../shared/commands/confirmation.ts';
import type { ParentRef } from '../../shared/parent-ref.ts';
import { showToast } from '../../shared/toast.ts';

interface MyMatesInput {
  /** The newest first. */
  readonly mates: readonly OwnMate[];
  /** How many mates a user may have. */
  readonly limit: number;
  /** The mate in the form; null for a new one. */
  readonly openId: string | null;
  readonly parentRef: ParentRef<{ readonly type: 'mate.deleted' | 'mates.outdated' }>;
}

interface MyMatesContext extends MyMatesInput {
  /** The mate to delete. */
  readonly selectedId: string | null;
}

type MyMatesEvent =
  | { readonly type: 'card.export'; readonly mateId: string }
  | { readonly type: 'deletion.request'; readonly mateId: string };

type Deletion = ConfirmationOutcome<readonly OwnMate[]>;

/** The list of the user’s own mates. */
export const myMatesMachine = setup({
  types: {
    context: {} as MyMatesContext,
    input: {} as MyMatesInput,
    events: {} as MyMatesEvent,
    children: {} as { deleteMate: 'deleteMate' },
  },
  actors: { deleteMate: notProvidedConfirmation<readonly OwnMate[], { mateId: string }>('deleteMate') },
  actions: {
    select: assign((_, { mateId }: { mateId: string }) => ({ selectedId: mateId })),
    clearSelection: assign({ selectedId: null }),
    setMates: assign((_, outcome: Deletion) =>
      outcome.kind === 'confirmed' ? { mates: outcome.result } : {},
    ),
    downloadCard: (_, _params: { mateId: string }) => {},
    showToast,
    reportError: (_, _params: { error: unknown }) => {},
  },
  guards: {
    isListed: ({ context }, { mateId }: { mateId: string }) =>
      context.mates.some((mate) => mate.mateId === mateId),
    isOpenDeleted: ({ context }, { kind }: Deletion) =>
      kind === 'confirmed' && context.selectedId === context.openId,
    isAbandoned,
    isConfirmed,
  },
}).createMachine({
  id: 'myMates',
  description: 'Lists the user’s mates, which can be exported as cards and deleted after a confirmation.',
  context: ({ input }) => ({ ...input, selectedId: null }),
  initial: 'idle',
  states: {
    idle: {
      entry: 'clearSelection',
      on: {
        'card.export': {
          actions: { type: 'downloadCard', params: ({ event }) => ({ mateId: event.mateId }) },
        },
        'deletion.request': {
          guard: { type: 'isListed', params: ({ event }) => ({ mateId: event.mateId }) },
          target: 'confirmingDeletion',
          actions: { type: 'select', params: ({ event }) => ({ mateId: event.mateId }) },
        },
      },
    },
    confirmingDeletion: {
      invoke: {
        id: 'deleteMate',
        src: 'deleteMate',
        input: ({ context }) => ({ mateId: context.selectedId ?? '' }),
        onDone: [
          {
            guard: { type: 'isOpenDeleted', params: ({ event }) => event.output },
            target: 'idle',
            actions: [
              { type: 'showToast', params: { key: 'mateDeleted' } },
              sendTo(({ context }) => context.parentRef, { type: 'mate.deleted' }),
            ],
          },
          {
            guard: { type: 'isConfirmed', params: ({ event }) => event.output },
            target: 'idle',
            actions: [
              { type: 'setMates', params: ({ event }) => event.output },
              { type: 'showToast', params: { key: 'mateDeleted' } },
            ],
          },
          {
            guard: { type: 'isAbandoned', params: ({ event }) => event.output },
            target: 'idle',
            actions: sendTo(({ context }) => context.parentRef, { type: 'mates.outdated' }),
          },
          { target: 'idle' },
        ],
        onError: {
          target: 'idle',
          actions: { type: 'reportError', params: ({ event }) => event },
        },
      },
    },
  },
});
