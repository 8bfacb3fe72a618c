import { assign, setup } from 'xstate';
import { absentPromise } from './absent.ts';
import { toFailure } from './failure.ts';
import { withOwn } from './reviews.rules.ts';
import type {
  Review,
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
  actors: { saveReview: absentPromise<Review, ReviewToSend>('saveReview') },
  actions: {
    keepDraft: assign((_, { stars, text }: WrittenReview) => ({ draft: { stars, text }, failure: null })),
    keepReview: assign(({ context }, { review }: { review: Review }) => ({
      opinions: withOwn(context.opinions, review),
      draft: null,
    })),
    keepFailure: assign((_, { error }: { error: unknown }) => ({ failure: toFailure(error) })),
    forgetDraft: assign({ draft: null, failure: null }),
  },
  delays: { patience: 15_000 },
}).createMachine({
  id: 'reviews',
  description: 'Shows what people wrote, and lets the user write or change the one review they have.',
  context: ({ input }) => ({ ...input, draft: null, failure: null }),
  initial: 'reading',
  states: {
    reading: { on: { 'review.write': 'editing' } },
    editing: {
      tags: 'editing',
      on: {
        'review.cancel': { target: 'reading', actions: 'forgetDraft' },
        'review.submit': {
          target: 'saving',
          actions: { type: 'keepDraft', params: ({ event }) => ({ stars: event.stars, text: event.text }) },
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
          actions: { type: 'keepReview', params: ({ event }) => ({ review: event.output }) },
        },
        onError: {
          target: 'editing',
          description: 'What was written stays in the form.',
          actions: { type: 'keepFailure', params: ({ event }) => ({ error: event.error }) },
        },
      },
      initial: 'prompt',
      states: {
        prompt: { after: { patience: 'slow' } },
        slow: {
          tags: 'slow',
          description: 'The call has no time limit: the person may go back to the form.',
          on: { 'review.cancel': '#reviews.editing' },
        },
      },
    },
  },
});
