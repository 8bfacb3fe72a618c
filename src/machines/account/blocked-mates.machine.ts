import { assign, setup } from 'xstate';
import type { Mate } from '../../../contract/mate.ts';
import { notProvidedPromise } from '../shared/placeholders.ts';
import type { BlockedMatesContext, BlockedMatesEvent, BlockedMatesTag } from './blocked-mates.types.ts';
import { toFailure } from '../shared/failure.ts';
import { notProvidedRequest } from '../shared/request.ts';

export const blockedMatesMachine = setup({
  types: {
    context: {} as BlockedMatesContext,
    events: {} as BlockedMatesEvent,
    tags: {} as BlockedMatesTag,
    children: {} as { request: 'fetchBlocks'; unblockMate: 'unblockMate' },
  },
  actors: {
    fetchBlocks: notProvidedRequest<readonly Mate[]>('fetchBlocks'),
    unblockMate: notProvidedPromise<void, { mateId: string | null }>('unblockMate'),
  },
  actions: {
    setMates: assign((_, { mates }: { mates: readonly Mate[] }) => ({ mates })),
    setFailure: assign((_, { error }: { error: unknown }) => ({ failure: toFailure(error) })),
    setMateId: assign((_, { mateId }: { mateId: string }) => ({ mateId, failure: null })),
    removeMate: assign(({ context }) => ({
      mates: context.mates.filter(({ mateId }) => mateId !== context.mateId),
      mateId: null,
    })),
    reportError: (_, _params: { error: unknown }) => {},
  },
}).createMachine({
  id: 'blockedMates',
  description: 'Lists the mates that the user blocked, and unblocks them.',
  context: { mates: [], mateId: null, failure: null },
  initial: 'loading',
  states: {
    loading: {
      invoke: {
        id: 'request',
        src: 'fetchBlocks',
        onDone: {
          target: 'ready',
          actions: { type: 'setMates', params: ({ event }) => ({ mates: event.output }) },
        },
        onError: {
          target: 'failed',
          actions: { type: 'reportError', params: ({ event }) => event },
        },
      },
    },
    ready: {
      tags: 'ready',
      on: {
        'block.remove': {
          target: 'unblocking',
          actions: { type: 'setMateId', params: ({ event }) => ({ mateId: event.mateId }) },
        },
      },
    },
    unblocking: {
      tags: ['ready', 'unblocking'],
      invoke: {
        id: 'unblockMate',
        src: 'unblockMate',
        input: ({ context }) => ({ mateId: context.mateId }),
        onDone: { target: 'ready', actions: 'removeMate' },
        onError: {
          target: 'ready',
          actions: { type: 'setFailure', params: ({ event }) => event },
        },
      },
    },
    failed: { tags: 'failed', on: { 'load.retry': 'loading' } },
  },
});
