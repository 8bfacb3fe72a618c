import * as v from 'valibot';
import { defineCall } from './call.ts';
import { Count, Id, Time } from './primitives.ts';

/** The longest review, in UTF-16 units. */
export const reviewLimit = 1000;

const Stars = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(5));

/** One a user and mate; writing again changes it. */
export const Review = v.object({
  reviewId: Id,
  mateId: Id,
  /** The name that the author goes by here, never an address; null where none was given. */
  author: v.nullable(v.string()),
  mine: v.boolean(),
  stars: Stars,
  /** Plain text; it may be empty. */
  text: v.string(),
  createdAt: Time,
  updatedAt: Time,
});
export type Review = v.InferOutput<typeof Review>;

/** One page of what others wrote, the newest first. */
export const ReviewPage = v.object({ reviews: v.array(Review), hasMore: v.boolean() });
export type ReviewPage = v.InferOutput<typeof ReviewPage>;

/** All that people think of a mate: the caller's own review apart, then the first page of the others. */
export const ReviewSummary = v.object({
  count: Count,
  /** Of all stars, unrounded; null while there are none. */
  average: v.nullable(v.pipe(v.number(), v.minValue(1), v.maxValue(5))),
  own: v.nullable(Review),
  ...ReviewPage.entries,
});
export type ReviewSummary = v.InferOutput<typeof ReviewSummary>;

export const review = defineCall({
  method: 'POST',
  path: '/mate/review',
  access: 'token',
  effect: 'write',
  input: v.object({
    mateId: Id,
    stars: Stars,
    text: v.optional(
      v.pipe(
        v.string(),
        v.trim(),
        v.maxLength(reviewLimit, `Please write at most ${String(reviewLimit)} characters.`),
      ),
      '',
    ),
  }),
  output: Review,
});

/** `before` is the review that the page follows; without it the first page. The caller's own is never among them. */
export const reviews = defineCall({
  method: 'GET',
  path: '/mate/reviews',
  access: 'open',
  effect: 'read',
  input: v.object({ mateId: Id, before: v.optional(Id) }),
  output: ReviewPage,
  extension: true,
});
