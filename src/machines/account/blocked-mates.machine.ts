import { assign, setup } from 'xstate';
import type { Mate } from '../../../contract/mate.ts';
import { notProvidedPromise } from '../shared/placeholders.ts';
import type { BlockedMatesContext, BlockedMatesEvent, BlockedMatesTag } from './blocked-mates.types.ts';
import { toFailure, type Failure } from '../shared/failure.ts';

export const blockedMatesMachine = setup({
  types: {
    context: {} as BlockedMatesContext,
    events: {} as BlockedMatesEvent,
    tags: {} as BlockedMatesTag,
  },
  actors: {
    fetchBlocks: notProvidedPromise<readonly Mate[]>('fetchBlocks'),
    unblockMate: notProvidedPromise<void, { mateId: string | null }>('unblockMate'),
  },
  actions: {
    setMates: assign((_, { mates }: { mates: readonly Mate[] }) => ({ mates, failure: null })),
    setFailure: assign((_, { error }: { error: unknown }) => ({ failure: toFailure(error) })),
    choose: assign((_, { mateId }: { mateId: string }) => ({ mateId, failure: null })),
    release: assign(({ context }) => ({
      mates: context.mates.filter(({ mateId }) => mateId !== context.mateId),
      mateId: null,
    })),
  },
  guards: { isMissingCall: (_, { code }: Failure) => code === 404 || code === 5010 },
  delays: { slowAfter: 15_000 },
}).createMachine({
  id: 'blockedMates',
  description: 'The mates that somebody blocked, each of which can be let back.',
  context: { mates: [], mateId: null, failure: null },
  initial: 'loading',
  states: {
    loading: {
      tags: 'busy',
      invoke: {
        id: 'fetchBlocks',
        src: 'fetchBlocks',
        onDone: {
          target: 'ready',
          actions: { type: 'setMates', params: ({ event }) => ({ mates: event.output }) },
        },
        onError: [
          {
            guard: { type: 'isMissingCall', params: ({ event }) => toFailure(event.error) },
            target: 'absent',
          },
          {
            target: 'failed',
            actions: { type: 'setFailure', params: ({ event }) => ({ error: event.error }) },
          },
        ],
      },
      initial: 'prompt',
      states: {
        prompt: { after: { slowAfter: 'slow' } },
        slow: {
          tags: 'slow',
          description: 'The call has no time limit, so the user is offered a retry.',
          on: { 'load.retry': '#blockedMates.loading' },
        },
      },
    },
    ready: {
      on: {
        'block.remove': {
          target: 'lifting',
          actions: { type: 'choose', params: ({ event }) => ({ mateId: event.mateId }) },
        },
      },
    },
    lifting: {
      tags: 'lifting',
      invoke: {
        id: 'unblockMate',
        src: 'unblockMate',
        input: ({ context }) => ({ mateId: context.mateId }),
        onDone: { target: 'ready', actions: 'release' },
        onError: {
          target: 'ready',
          actions: { type: 'setFailure', params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
    failed: { tags: 'failed', on: { 'load.retry': 'loading' } },
    absent: { tags: 'absent', description: 'The host knows no blocks.' },
  },
});
