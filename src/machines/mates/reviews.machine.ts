import { assign, setup } from 'xstate';
import { notProvidedPromise } from '../shared/placeholders.ts';
import { toFailure } from '../shared/failure.ts';
import * as rules from './reviews.reducers.ts';
import type {
  Review,
  ReviewPage,
  ReviewPlace,
  ReviewsContext,
  ReviewsEvent,
  ReviewsInput,
  ReviewsTag,
  ReviewToSend,
  WrittenReview,
} from './reviews.types.ts';

/** What people think of a mate, and the user's own say. */
export const reviewsMachine = setup({
  types: {
    context: {} as ReviewsContext,
    input: {} as ReviewsInput,
    events: {} as ReviewsEvent,
    tags: {} as ReviewsTag,
  },
  actors: {
    saveReview: notProvidedPromise<Review, ReviewToSend>('saveReview'),
    fetchMore: notProvidedPromise<ReviewPage, ReviewPlace>('fetchMore'),
  },
  actions: {
    setDraft: assign((_, { stars, text }: WrittenReview) => ({ draft: { stars, text }, failure: null })),
    setReview: assign(({ context }, { review }: { review: Review }) => ({
      opinions: rules.withOwn(context.opinions, review),
      draft: null,
    })),
    setFailure: assign((_, { error }: { error: unknown }) => ({ failure: toFailure(error) })),
    forgetDraft: assign({ draft: null, failure: null }),
    addReviews: assign(({ context }, page: ReviewPage) => ({
      opinions: rules.withMore(context.opinions, page),
    })),
  },
  guards: {
    hasMore: ({ context: { opinions } }) => opinions.hasMore && opinions.reviews.length > 0,
    isMissing: (_, { error }: { error: unknown }) => rules.isMissingCall(error),
  },
  delays: { slowAfter: 15_000 },
}).createMachine({
  id: 'reviews',
  description: 'Shows what people wrote, and lets the user write or change the one review they have.',
  type: 'parallel',
  context: ({ input }) => ({ ...input, draft: null, failure: null }),
  states: {
    own: {
      initial: 'reading',
      states: {
        reading: { on: { 'review.write': 'editing' } },
        editing: {
          tags: 'editing',
          on: {
            'review.cancel': { target: 'reading', actions: 'forgetDraft' },
            'review.submit': {
              target: 'saving',
              actions: {
                type: 'setDraft',
                params: ({ event }) => ({ stars: event.stars, text: event.text }),
              },
            },
          },
        },
        saving: {
          tags: ['editing', 'saving'],
          invoke: {
            id: 'saveReview',
            src: 'saveReview',
            input: ({ context }) => ({
              mateId: context.mateId,
              stars: context.draft?.stars ?? 0,
              text: context.draft?.text ?? '',
            }),
            onDone: {
              target: 'reading',
              actions: { type: 'setReview', params: ({ event }) => ({ review: event.output }) },
            },
            onError: {
              target: 'editing',
              description: 'What was written stays in the form.',
              actions: { type: 'setFailure', params: ({ event }) => ({ error: event.error }) },
            },
          },
          initial: 'prompt',
          states: {
            prompt: { after: { slowAfter: 'slow' } },
            slow: {
              tags: 'slow',
              description: 'The call has no time limit: the person may go back to the form.',
              on: { 'review.cancel': '#reviews.own.editing' },
            },
          },
        },
      },
    },
    others: {
      initial: 'deciding',
      states: {
        deciding: { always: [{ guard: 'hasMore', target: 'partly' }, { target: 'whole' }] },
        partly: { tags: 'more', on: { 'page.next': 'loadingMore' } },
        loadingMore: {
          tags: ['more', 'busyWithMore'],
          invoke: {
            id: 'fetchMore',
            src: 'fetchMore',
            input: ({ context }) => rules.placeOf(context),
            onDone: {
              target: 'deciding',
              actions: { type: 'addReviews', params: ({ event }) => event.output },
            },
            onError: [
              {
                guard: { type: 'isMissing', params: ({ event }) => ({ error: event.error }) },
                target: 'whole',
                description: 'This host has the first page only.',
              },
              { target: 'stuck' },
            ],
          },
          initial: 'prompt',
          states: {
            prompt: { after: { slowAfter: 'slow' } },
            slow: {
              description: 'The call has no time limit, so the user is offered a retry.',
              on: { 'page.next': '#reviews.others.loadingMore' },
            },
          },
        },
        stuck: { tags: ['more', 'moreFailed'], on: { 'page.next': 'loadingMore' } },
        whole: { description: 'All that there is to read is here.' },
      },
    },
  },
});
