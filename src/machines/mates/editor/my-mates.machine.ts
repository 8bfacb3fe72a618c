import { assign, setup, type ActorRefFrom, type SnapshotFrom } from 'xstate';
import type { OwnMate } from '../../../../contract/mates/own-mate.ts';
import {
  isAbandoned,
  isConfirmed,
  notProvidedConfirmation,
  type ConfirmationOutcome,
} from '../../shared/commands/confirmation.ts';
import { failureOf, isExecuted, notProvidedAttempt, resultOf } from '../../shared/commands/command.ts';
import { notProvidedRequest } from '../../shared/request.ts';
import { supervised } from '../../shared/supervised.ts';
import { showToast } from '../../shared/toast.ts';
import { cardBatchMachine } from '../imports/card-batch.machine.ts';
import * as reducers from './my-mates.reducers.ts';
import type {
  CardFile,
  ExportInput,
  MateList,
  MyMatesContext,
  MyMatesEvent,
  MyMatesInput,
} from './my-mates.reducers.ts';

type Deletion = ConfirmationOutcome<readonly OwnMate[]>;

/** The page of the user’s own mates. */
export const myMatesMachine = setup({
  types: {
    context: {} as MyMatesContext,
    input: {} as MyMatesInput,
    events: {} as MyMatesEvent,
    tags: {} as 'failed' | 'shown',
    children: {} as {
      request: 'fetchMates';
      cardBatch: 'cardBatch';
      deleteMate: 'deleteMate';
      exportFile: 'exportFile';
      exportCard: 'exportCard';
    },
  },
  actors: {
    fetchMates: notProvidedRequest<MateList>('fetchMates'),
    cardBatch: supervised(cardBatchMachine),
    deleteMate: notProvidedConfirmation<readonly OwnMate[], { mateId: string }>('deleteMate'),
    exportFile: notProvidedConfirmation<void, { mateId: string }>('exportFile'),
    exportCard: notProvidedAttempt<CardFile, ExportInput>('exportCard'),
  },
  actions: {
    setList: assign((_, list: MateList) => list),
    select: assign((_, { mateId }: { mateId: string }) => ({ selectedId: mateId })),
    clearSelection: assign({ selectedId: null }),
    addMate: assign(({ context }, { mate }: { mate: OwnMate }) => reducers.withMate(context, mate)),
    setMates: assign((_, outcome: Deletion) =>
      outcome.kind === 'confirmed' ? { mates: outcome.result } : {},
    ),
    /** What was written of the deleted mate, and not saved. */
    clearDraft: (_, _params: { mateId: string }) => {},
    downloadCard: (_, _params: CardFile) => {},
    showToast,
  },
  guards: {
    isListed: ({ context }, { mateId }: { mateId: string }) =>
      context.mates.some((mate) => mate.mateId === mateId),
    isAbandoned,
    isExecuted,
    isConfirmed,
  },
}).createMachine({
  id: 'myMates',
  description:
    'Lists the user’s mates, which can be exported as cards and deleted after a confirmation, and imports cards.',
  context: ({ input }) => ({ ...input, mates: [], limit: 0, selectedId: null }),
  invoke: {
    id: 'cardBatch',
    src: 'cardBatch',
    input: ({ context: { isShareFailed }, self }) => ({ parentRef: self, isShareFailed }),
  },
  on: { 'mate.imported': { actions: { type: 'addMate', params: ({ event }) => event } } },
  initial: 'loading',
  states: {
    loading: {
      invoke: {
        id: 'request',
        src: 'fetchMates',
        onDone: { target: 'ready', actions: { type: 'setList', params: ({ event }) => event.output } },
        onError: 'failed',
      },
    },
    ready: {
      tags: 'shown',
      initial: 'idle',
      states: {
        idle: {
          entry: 'clearSelection',
          on: {
            'card.export': {
              guard: { type: 'isListed', params: ({ event }) => ({ mateId: event.mateId }) },
              target: 'exportingCard',
            },
            'file.request': {
              guard: { type: 'isListed', params: ({ event }) => ({ mateId: event.mateId }) },
              target: 'exportingFile',
              actions: { type: 'select', params: ({ event }) => ({ mateId: event.mateId }) },
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
        exportingFile: {
          invoke: {
            id: 'exportFile',
            src: 'exportFile',
            input: ({ context }) => ({ mateId: context.selectedId ?? '' }),
            onDone: 'idle',
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
                guard: { type: 'isConfirmed', params: ({ event }) => event.output },
                target: 'idle',
                actions: [
                  { type: 'setMates', params: ({ event }) => event.output },
                  { type: 'clearDraft', params: ({ context }) => ({ mateId: context.selectedId ?? '' }) },
                  { type: 'showToast', params: { key: 'mateDeleted' } },
                ],
              },
              {
                guard: { type: 'isAbandoned', params: ({ event }) => event.output },
                target: '#myMates.loading',
                description: 'The server may have deleted it.',
              },
              { target: 'idle' },
            ],
            onError: 'idle',
          },
        },
      },
    },
    failed: { tags: 'failed', on: { 'load.retry': 'loading' } },
  },
});

export type MyMatesActor = ActorRefFrom<typeof myMatesMachine>;

/** The mate to delete, or to take along. */
export const selectSelected = ({ context }: SnapshotFrom<typeof myMatesMachine>): OwnMate | null =>
  context.mates.find(({ mateId }) => mateId === context.selectedId) ?? null;
