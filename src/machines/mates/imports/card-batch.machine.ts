import { assign, sendTo, setup, type ActorRefFrom } from 'xstate';
import { isExecuted, notProvidedAttempt, type CommandOutcome } from '../../shared/commands/command.ts';
import { notProvidedEvents } from '../../shared/placeholders.ts';
import * as reducers from './card-batch.reducers.ts';
import type {
  CardBatchTypes,
  CardImport,
  CardOutcome,
  ChosenFiles,
  FilesReceived,
} from './card-batch.reducers.ts';

type Ended = CommandOutcome<CardOutcome>;

const types = {} as CardBatchTypes;

/** Makes mates of many character cards. */
export const cardBatchMachine = setup({
  types,
  actors: {
    importCard: notProvidedAttempt<CardOutcome, CardImport>('importCard'),
    /** Sends the files that wait to be imported, and those that are received from then on. */
    watchReceived: notProvidedEvents<FilesReceived>('watchReceived'),
  },
  actions: {
    setFiles: assign((_, chosen: ChosenFiles) => reducers.waitingOf(chosen)),
    setAge: assign((_, { age }: { age: string }) => ({ age })),
    setPictures: assign((_, { usesPictures }: { usesPictures: boolean }) => ({ usesPictures })),
    setOutcome: assign(({ context }, outcome: Ended) => reducers.withOutcome(context, outcome)),
    setFailure: assign(({ context }, { error }: { error: unknown }) => reducers.withFailure(context, error)),
    setRetry: assign(({ context }, { fileId }: { fileId: string }) => reducers.withRetry(context, fileId)),
    setRetries: assign(({ context }) => reducers.withRetries(context)),
    clear: assign({ files: [], surplus: 0 }),
    /** Takes the files from the input and answers with `files.taken`. */
    takeFiles: (_, _params: { input: string }) => {},
    releaseFiles: () => {},
    /** Removes received files from the browser's storage. Those that were imported are removed already. */
    discardReceived: () => {},
  },
  guards: {
    isShareFailed: ({ context }) => context.isShareFailed,
    isAge: ({ context }) => reducers.isAge(context.age),
    hasNext: ({ context }) => reducers.nextOf(context) !== undefined,
    hasFailed: ({ context }) => context.files.some(({ failure }) => failure !== null),
    hasFiles: (_, { files }: ChosenFiles) => files.length > 0,
    isExecuted,
    isMade: (_, outcome: Ended) => outcome.kind === 'done' && outcome.result.kind === 'imported',
    canRetry: ({ context }, { fileId }: { fileId: string }) =>
      context.files.some((file) => file.fileId === fileId && reducers.canRetry(file)),
  },
}).createMachine({
  id: 'cardBatch',
  description:
    'Imports files with character cards one after the other. What becomes of each is reported, and each that failed can be tried again.',
  context: ({ input }) => ({ ...input, files: [], surplus: 0, age: '', usesPictures: false }),
  initial: 'starting',
  on: {
    'age.change': { actions: { type: 'setAge', params: ({ event }) => event } },
    'pictures.change': { actions: { type: 'setPictures', params: ({ event }) => event } },
  },
  states: {
    starting: {
      always: [{ guard: 'isShareFailed', target: 'choosing.shareFailed' }, { target: 'choosing' }],
    },
    choosing: {
      tags: 'choosing',
      on: {
        'files.choose': { actions: { type: 'takeFiles', params: ({ event }) => event } },
        'files.taken': {
          guard: { type: 'hasFiles', params: ({ event }) => event },
          target: '.ready',
          actions: { type: 'setFiles', params: ({ event }) => event },
        },
        'import.close': { target: '.idle', actions: 'discardReceived' },
      },
      initial: 'idle',
      states: {
        idle: {
          entry: ['clear', 'releaseFiles'],
          invoke: {
            id: 'watchReceived',
            src: 'watchReceived',
            onError: {
              description: 'Files can be chosen nevertheless.',
            },
          },
          on: {
            'files.received': {
              target: 'ready.received',
              actions: { type: 'setFiles', params: ({ event }) => event },
            },
          },
        },
        shareFailed: {
          tags: 'shareFailed',
          description: 'The browser stored nothing, or the worker did not run. The files can be chosen here.',
        },
        ready: {
          tags: 'ready',
          description:
            'Nothing is sent before the user has seen how many files there are, and entered an age.',
          on: { 'import.start': { guard: 'isAge', target: '#cardBatch.importing' } },
          initial: 'chosen',
          states: {
            chosen: {},
            received: {
              tags: 'received',
              description: 'They stay stored until they are imported or the import is canceled.',
            },
          },
        },
        finished: {
          on: {
            'file.retry': {
              guard: { type: 'canRetry', params: ({ event }) => event },
              target: '#cardBatch.importing',
              actions: { type: 'setRetry', params: ({ event }) => event },
            },
            'files.retry': { guard: 'hasFailed', target: '#cardBatch.importing', actions: 'setRetries' },
          },
        },
      },
    },
    importing: {
      tags: 'busy',
      invoke: {
        id: 'importCard',
        src: 'importCard',
        input: ({ context }) => reducers.importOf(context),
        onDone: [
          {
            guard: { type: 'isMade', params: ({ event }) => event.output },
            target: 'deciding',
            actions: [
              { type: 'setOutcome', params: ({ event }) => event.output },
              sendTo(
                ({ context }) => context.parentRef,
                ({ event }) => ({ type: 'mate.imported' as const, mate: reducers.madeOf(event.output) }),
              ),
            ],
          },
          {
            guard: { type: 'isExecuted', params: ({ event }) => event.output },
            target: 'deciding',
            actions: { type: 'setOutcome', params: ({ event }) => event.output },
          },
          {
            target: 'pausing',
            description: 'No answer, a limit, or no session: the files after it would fail as well.',
            actions: { type: 'setOutcome', params: ({ event }) => event.output },
          },
        ],
        onError: {
          target: 'deciding',
          actions: { type: 'setFailure', params: ({ event }) => event },
        },
      },
      on: {
        'import.stop': { target: 'paused', description: 'Sent again, the same mate is made once.' },
      },
    },
    deciding: { always: [{ guard: 'hasNext', target: 'importing' }, { target: 'choosing.finished' }] },
    pausing: { always: [{ guard: 'hasNext', target: 'paused' }, { target: 'choosing.finished' }] },
    paused: {
      tags: 'paused',
      on: {
        'import.start': 'importing',
        'files.retry': { guard: 'hasFailed', target: 'importing', actions: 'setRetries' },
        'import.close': { target: 'choosing', actions: 'discardReceived' },
      },
    },
  },
});

export type CardBatchActor = ActorRefFrom<typeof cardBatchMachine>;
