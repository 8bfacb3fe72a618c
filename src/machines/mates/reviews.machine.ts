import { assign, setup } from 'xstate';
import { toFailure } from '../shared/failure.ts';
import { notProvidedPager } from '../shared/pager.ts';
import { notProvidedPromise } from '../shared/placeholders.ts';
import * as reducers from './reviews.reducers.ts';
import type {
  Review,
  ReviewPage,
  ReviewCursor,
  ReviewsContext,
  ReviewsEvent,
  ReviewsInput,
  ReviewsTag,
  ReviewToSend,
  WrittenReview,
} from './reviews.types.ts';

/** The reviews of a mate, and the user’s own. */
export const reviewsMachine = setup({
  types: {
    context: {} as ReviewsContext,
    input: {} as ReviewsInput,
    events: {} as ReviewsEvent,
    tags: {} as ReviewsTag,
    children: {} as { saveReview: 'saveReview'; pager: 'fetchMore' },
  },
  actors: {
    saveReview: notProvidedPromise<Review, ReviewToSend>('saveReview'),
    fetchMore: notProvidedPager<ReviewPage, ReviewCursor>('fetchMore'),
  },
  actions: {
    setDraft: assign((_, { stars, text }: WrittenReview) => ({ draft: { stars, text }, failure: null })),
    setReview: assign(({ context }, { review }: { review: Review }) => ({
      opinions: reducers.withOwn(context.opinions, review),
      draft: null,
    })),
    setFailure: assign((_, { error }: { error: unknown }) => ({ failure: toFailure(error) })),
    clearDraft: assign({ draft: null, failure: null }),
    addReviews: assign(({ context }, page: ReviewPage) => ({
      opinions: reducers.withMore(context.opinions, page),
    })),
    /** Opens the form again that the session or a reload has interrupted. */
    resumeForm: (_, _params: { mateId: string }) => {},
    reportError: (_, _params: { error: unknown }) => {},
  },
  delays: { slowAfter: 15_000 },
}).createMachine({
  id: 'reviews',
  description: 'Lists the reviews, and lets the user write or change their own.',
  entry: { type: 'resumeForm', params: ({ context }) => context },
  type: 'parallel',
  context: ({ input }) => ({ ...input, draft: null, failure: null }),
  states: {
    own: {
      initial: 'idle',
      states: {
        idle: { on: { 'review.write': 'editing' } },
        editing: {
          tags: 'editing',
          on: {
            'review.cancel': { target: 'idle', actions: 'clearDraft' },
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
              target: 'idle',
              actions: { type: 'setReview', params: ({ event }) => ({ review: event.output }) },
            },
            onError: {
              target: 'editing',
              description: 'The form keeps its text.',
              actions: { type: 'setFailure', params: ({ event }) => event },
            },
          },
          initial: 'pending',
          states: {
            pending: { after: { slowAfter: 'slow' } },
            slow: {
              tags: 'slow',
              description: 'The call has no time limit, so the user may return to the form.',
              on: { 'review.cancel': '#reviews.own.editing' },
            },
          },
        },
      },
    },
    others: {
      initial: 'paging',
      states: {
        paging: {
          invoke: {
            id: 'pager',
            src: 'fetchMore',
            input: ({ context, self }) => ({ next: reducers.nextPage(context), parentRef: self }),
            onError: {
              target: 'pagingFailed',
              actions: { type: 'reportError', params: ({ event }) => event },
            },
          },
          on: { 'page.loaded': { actions: { type: 'addReviews', params: ({ event }) => event.page } } },
        },
        pagingFailed: {
          tags: 'crashed',
          description: 'The reviews loaded so far stay visible.',
          on: { 'load.retry': 'paging' },
        },
      },
    },
  },
});
