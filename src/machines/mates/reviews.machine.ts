import { assign, setup, type ActorRefFrom } from 'xstate';
import { notProvidedConfirmation, type ConfirmationOutcome } from '../shared/commands/confirmation.ts';
import { notProvidedPager } from '../shared/pager.ts';
import * as reducers from './reviews.reducers.ts';
import type {
  Review,
  ReviewPage,
  ReviewCursor,
  ReviewsEvent,
  ReviewsInput,
  ReviewsTag,
} from './reviews.reducers.ts';

/** The reviews of a mate, and the user’s own. */
export const reviewsMachine = setup({
  types: {
    context: {} as ReviewsInput,
    input: {} as ReviewsInput,
    events: {} as ReviewsEvent,
    tags: {} as ReviewsTag,
    children: {} as { saveReview: 'saveReview'; pager: 'fetchMore' },
  },
  actors: {
    saveReview: notProvidedConfirmation<Review, { mateId: string }>('saveReview'),
    fetchMore: notProvidedPager<ReviewPage, ReviewCursor>('fetchMore'),
  },
  actions: {
    applyReview: assign(({ context }, outcome: ConfirmationOutcome<Review>) =>
      outcome.kind === 'confirmed' ? { opinions: reducers.withOwn(context.opinions, outcome.result) } : {},
    ),
    addReviews: assign(({ context }, page: ReviewPage) => ({
      opinions: reducers.withMore(context.opinions, page),
    })),
    /** Opens the form again that the session or a reload has interrupted. */
    resumeForm: (_, _params: { mateId: string }) => {},
  },
}).createMachine({
  id: 'reviews',
  description: 'Lists the reviews, and lets the user write or change their own.',
  entry: { type: 'resumeForm', params: ({ context }) => context },
  type: 'parallel',
  context: ({ input }) => input,
  states: {
    own: {
      initial: 'idle',
      states: {
        idle: { on: { 'review.write': 'editing' } },
        editing: {
          invoke: {
            id: 'saveReview',
            src: 'saveReview',
            input: ({ context }) => ({ mateId: context.mateId }),
            onDone: {
              target: 'idle',
              actions: { type: 'applyReview', params: ({ event }) => event.output },
            },
            onError: 'idle',
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
            onError: 'pagingFailed',
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

export type ReviewsActor = ActorRefFrom<typeof reviewsMachine>;
