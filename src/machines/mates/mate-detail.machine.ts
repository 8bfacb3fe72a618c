import { assign, setup } from 'xstate';
import type { MateDetail, MateExtraInfo } from '../../../contract/mate-detail.ts';
import { notProvidedPromise } from '../shared/placeholders.ts';
import { toFailure } from '../shared/failure.ts';
import { toggleMachine } from '../shared/toggle.machine.ts';
import { reviewsMachine } from './reviews.machine.ts';
import type {
  FoundMate,
  MateDetailContext,
  MateDetailEvent,
  MateDetailInput,
  MateDetailTag,
} from './mate-detail.types.ts';

/** One mate's own page. */
export const mateDetailMachine = setup({
  types: {
    context: {} as MateDetailContext,
    input: {} as MateDetailInput,
    events: {} as MateDetailEvent,
    tags: {} as MateDetailTag,
    children: {} as {
      fetchMate: 'fetchMate';
      fetchExtra: 'fetchExtra';
      favorite: 'toggle';
      follow: 'toggle';
      reviews: 'reviews';
    },
  },
  actors: {
    fetchMate: notProvidedPromise<FoundMate, { mateId: string }>('fetchMate'),
    fetchExtra: notProvidedPromise<MateExtraInfo, { mateId: string }>('fetchExtra'),
    toggle: toggleMachine,
    reviews: reviewsMachine,
  },
  actions: {
    setMate: assign((_, { mate }: { mate: MateDetail | null }) => ({ mate, failure: null })),
    setExtra: assign((_, { extra }: { extra: MateExtraInfo }) => ({ extra })),
    setFailure: assign((_, { error }: { error: unknown }) => ({ failure: toFailure(error) })),
  },
  guards: {
    isUnnamed: ({ context }) => context.mateId === null,
    isFound: (_, { mate }: { mate: FoundMate }) => mate !== null,
  },
  delays: { slowAfter: 15_000 },
}).createMachine({
  id: 'mateDetail',
  description:
    'Shows who a mate is. What else is known (similar mates, the own room) follows once the mate is there.',
  context: ({ input }) => ({ mateId: input.mateId, mate: null, extra: null, failure: null }),
  initial: 'reading',
  states: {
    reading: {
      description: 'Looks whether the address names a mate at all.',
      always: [{ guard: 'isUnnamed', target: 'missing' }, { target: 'loading' }],
    },
    loading: {
      tags: 'busy',
      invoke: {
        id: 'fetchMate',
        src: 'fetchMate',
        input: ({ context }) => ({ mateId: context.mateId ?? '' }),
        onDone: [
          {
            guard: { type: 'isFound', params: ({ event }) => ({ mate: event.output }) },
            target: 'shown',
            actions: { type: 'setMate', params: ({ event }) => ({ mate: event.output }) },
          },
          { target: 'missing' },
        ],
        onError: {
          target: 'failed',
          actions: { type: 'setFailure', params: ({ event }) => ({ error: event.error }) },
        },
      },
      initial: 'prompt',
      states: {
        prompt: { after: { slowAfter: 'slow' } },
        slow: {
          tags: 'slow',
          description: 'The call has no time limit, so the user is offered a retry.',
          on: { 'load.retry': '#mateDetail.loading' },
        },
      },
    },
    shown: {
      initial: 'completing',
      states: {
        completing: {
          tags: 'extraBusy',
          invoke: {
            id: 'fetchExtra',
            src: 'fetchExtra',
            input: ({ context }) => ({ mateId: context.mateId ?? '' }),
            onDone: {
              target: 'complete',
              actions: { type: 'setExtra', params: ({ event }) => ({ extra: event.output }) },
            },
            onError: 'partial',
          },
        },
        complete: {
          description: 'The heart and the follow button stand as the server said.',
          invoke: [
            {
              id: 'favorite',
              src: 'toggle',
              input: ({ context }) => ({
                kind: 'favorite',
                id: context.mateId ?? '',
                isOn: context.extra?.favorite ?? false,
              }),
              onError: 'partial',
            },
            {
              id: 'follow',
              src: 'toggle',
              input: ({ context }) => ({
                kind: 'follow',
                id: context.mate?.creator.creatorId ?? '',
                isOn: context.extra?.following ?? false,
              }),
              onError: 'partial',
            },
            {
              id: 'reviews',
              src: 'reviews',
              input: ({ context }) => ({
                mateId: context.mateId ?? '',
                opinions: context.extra?.opinions ?? {
                  count: 0,
                  average: null,
                  own: null,
                  reviews: [],
                  hasMore: false,
                },
              }),
              onError: 'partial',
            },
          ],
        },
        partial: {
          tags: 'extraFailed',
          description: 'The mate can be read and chatted with; only the similar ones are not here.',
          on: { 'extra.retry': 'completing' },
        },
      },
    },
    missing: { tags: 'missing' },
    failed: { tags: 'failed', on: { 'load.retry': 'loading' } },
  },
});
