import { assign, sendTo, setup, type ActorRefFrom, type SnapshotFrom } from 'xstate';
import type { OwnMate } from '../../../../contract/own-mate.ts';
import {
  isAbandoned,
  isConfirmed,
  notProvidedConfirmation,
  type ConfirmationOutcome,
} from '../../shared/commands/confirmation.ts';
import { failureOf, isExecuted, notProvidedAttempt, resultOf } from '../../shared/commands/command.ts';
import { showToast } from '../../shared/toast.ts';
import * as reducers from './my-mates.reducers.ts';
import type {
  CardFile,
  ExportInput,
  MyMatesContext,
  MyMatesEvent,
  MyMatesInput,
} from './my-mates.reducers.ts';

type Deletion = ConfirmationOutcome<readonly OwnMate[]>;

/** The list of the user’s own mates. */
export const myMatesMachine = setup({
  types: {
    context: {} as MyMatesContext,
    input: {} as MyMatesInput,
    events: {} as MyMatesEvent,
    children: {} as { deleteMate: 'deleteMate'; exportCard: 'exportCard' },
  },
  actors: {
    deleteMate: notProvidedConfirmation<readonly OwnMate[], { mateId: string }>('deleteMate'),
    exportCard: notProvidedAttempt<CardFile, ExportInput>('exportCard'),
  },
  actions: {
    select: assign((_, { mateId }: { mateId: string }) => ({ selectedId: mateId })),
    clearSelection: assign({ selectedId: null }),
    addMate: assign(({ context }, { mate }: { mate: OwnMate }) => reducers.withMate(context, mate)),
    setMates: assign((_, outcome: Deletion) =>
      outcome.kind === 'confirmed' ? { mates: outcome.result } : {},
    ),
    downloadCard: (_, _params: CardFile) => {},
    showToast,
  },
  guards: {
    isListed: ({ context }, { mateId }: { mateId: string }) =>
      context.mates.some((mate) => mate.mateId === mateId),
    isOpenDeleted: ({ context }, { kind }: Deletion) =>
      kind === 'confirmed' && context.selectedId === context.openId,
    isAbandoned,
    isExecuted,
    isConfirmed,
  },
}).createMachine({
  id: 'myMates',
  description: 'Lists the user’s mates, which can be exported as cards and deleted after a confirmation.',
  context: ({ input }) => ({ ...input, selectedId: null }),
  initial: 'idle',
  on: { 'mate.imported': { actions: { type: 'addMate', params: ({ event }) => event } } },
  states: {
    idle: {
      entry: 'clearSelection',
      on: {
        'card.export': {
          guard: { type: 'isListed', params: ({ event }) => ({ mateId: event.mateId }) },
          target: 'exportingCard',
        },
        'deletion.request': {
          guard: { type: 'isListed', params: ({ event }) => ({ mateId: event.mateId }) },
          target: 'confirmingDeletion',
          actions: { type: 'select', params: ({ event }) => ({ mateId: event.mateId }) },
        },
      },
    },
    exportingCard: {
      invoke: {
        id: 'exportCard',
        src: 'exportCard',
        input: ({ context, event }) => reducers.exportOf(context, event),
        onDone: [
          {
            guard: { type: 'isExecuted', params: ({ event }) => event.output },
            target: 'idle',
            actions: { type: 'downloadCard', params: ({ event }) => resultOf(event.output) },
          },
          { guard: { type: 'isAbandoned', params: ({ event }) => event.output }, target: 'idle' },
          {
            target: 'idle',
            actions: {
              type: 'showToast',
              params: ({ event }) => ({ key: 'requestFailed', error: failureOf(event.output) }),
            },
          },
        ],
        onError: 'idle',
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
        onError: 'idle',
      },
    },
  },
});

export type MyMatesActor = ActorRefFrom<typeof myMatesMachine>;

/** The mate to delete. */
export const selectSelected = ({ context }: SnapshotFrom<typeof myMatesMachine>): OwnMate | null =>
  context.mates.find(({ mateId }) => mateId === context.selectedId) ?? null;
