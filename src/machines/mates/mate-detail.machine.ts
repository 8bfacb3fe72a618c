import { assign, setup, type ActorRefFrom } from 'xstate';
import type { MateDetail, MateExtraInfo } from '../../../contract/mates/mate-detail.ts';
import { notProvidedRequest } from '../shared/request.ts';
import { shareMachine } from '../shared/commands/share.machine.ts';
import { supervised } from '../shared/supervised.ts';
import { toggleMachine } from '../shared/commands/toggle.machine.ts';
import { reviewsMachine } from './reviews.machine.ts';

export interface MateDetailInput {
  /** Null where the URL names no mate. */
  readonly mateId: string | null;
}

export interface MateDetailContext extends MateDetailInput {
  readonly mate: MateDetail | null;
  readonly extra: MateExtraInfo | null;
}

export interface MateDetailEvent {
  readonly type: 'load.retry';
}

export type MateDetailTag = 'failed' | 'notFound';

/** The page of a mate. */
export const mateDetailMachine = setup({
  types: {
    context: {} as MateDetailContext,
    input: {} as MateDetailInput,
    events: {} as MateDetailEvent,
    tags: {} as MateDetailTag,
    children: {} as {
      request: 'fetchMate';
      fetchExtra: 'fetchExtra';
      favorite: 'toggle';
      follow: 'toggle';
      reviews: 'reviews';
      share: 'share';
    },
  },
  actors: {
    fetchMate: notProvidedRequest<MateDetail | null, { mateId: string }>('fetchMate'),
    fetchExtra: notProvidedRequest<MateExtraInfo, { mateId: string }>('fetchExtra'),
    toggle: toggleMachine,
    reviews: reviewsMachine,
    share: supervised(shareMachine),
  },
  actions: {
    setMate: assign((_, { mate }: { mate: MateDetail | null }) => ({ mate })),
    setExtra: assign((_, { extra }: { extra: MateExtraInfo }) => ({ extra })),
  },
  guards: {
    hasNoId: ({ context }) => context.mateId === null,
    isFound: (_, { mate }: { mate: MateDetail | null }) => mate !== null,
  },
}).createMachine({
  id: 'mateDetail',
  description: 'Loads a mate, then its extras: similar mates, reviews, the user’s room, favorite and follow.',
  context: ({ input }) => ({ ...input, mate: null, extra: null }),
  initial: 'deciding',
  states: {
    deciding: {
      description: 'Whether the URL names a mate.',
      always: [{ guard: 'hasNoId', target: 'notFound' }, { target: 'loading' }],
    },
    loading: {
      invoke: {
        id: 'request',
        src: 'fetchMate',
        input: ({ context }) => ({ mateId: context.mateId ?? '' }),
        onDone: [
          {
            guard: { type: 'isFound', params: ({ event }) => ({ mate: event.output }) },
            target: 'ready',
            actions: { type: 'setMate', params: ({ event }) => ({ mate: event.output }) },
          },
          { target: 'notFound' },
        ],
        onError: 'failed',
      },
    },
    ready: {
      invoke: {
        id: 'share',
        src: 'share',
        input: { copied: 'linkCopied', notCopied: 'linkNotCopied' },
      },
      initial: 'loadingExtra',
      states: {
        loadingExtra: {
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
          tags: 'failed',
          description: 'An extra crashed. The mate itself remains.',
          on: { 'load.retry': 'loadingExtra' },
        },
      },
    },
    notFound: { tags: 'notFound' },
    failed: { tags: 'failed', on: { 'load.retry': 'loading' } },
  },
});

export type MateDetailActor = ActorRefFrom<typeof mateDetailMachine>;
