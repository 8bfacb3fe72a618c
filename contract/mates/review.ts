import * as v from 'valibot';
import { defineCall } from '../call.ts';
import type { InputErrorId } from '../input-error.ts';
import { Trimmed } from '../line.ts';
import { Count, Id, Time } from '../primitives.ts';

/** The maximum length of a review, in UTF-16 units. */
export const maxReviewLength = 1000;

const Stars = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(5));

/** One per user and mate; writing again replaces it. */
export const Review = v.object({
  reviewId: Id,
  mateId: Id,
  /** The author's display name, never an address; null when none is set. */
  author: v.nullable(v.string()),
  mine: v.boolean(),
  stars: Stars,
  /** Plain text; may be empty. */
  text: v.string(),
  createdAt: Time,
  updatedAt: Time,
});
export type Review = v.InferOutput<typeof Review>;

/** One page of other users' reviews, newest first. */
export const ReviewPage = v.object({ reviews: v.array(Review), hasMore: v.boolean() });
export type ReviewPage = v.InferOutput<typeof ReviewPage>;

/** The summary of a mate's reviews: the caller's own review, then the first page of the others. */
export const ReviewSummary = v.object({
  count: Count,
  /** Of all stars, unrounded; null without any. */
  average: v.nullable(v.pipe(v.number(), v.minValue(1), v.maxValue(5))),
  own: v.nullable(Review),
  ...ReviewPage.entries,
});
export type ReviewSummary = v.InferOutput<typeof ReviewSummary>;

/** Stores the review of a mate by the caller; a second one replaces the first. */
export const review = defineCall({
  method: 'POST',
  path: '/mate/review',
  access: 'token',
  effect: 'write',
  input: v.object({
    mateId: Id,
    stars: Stars,
    text: v.optional(v.pipe(Trimmed, v.maxLength(maxReviewLength, 'textTooLong' satisfies InputErrorId)), ''),
  }),
  output: Review,
});

/**
 * `before` is the last review already shown; without it the first page is returned. The caller's own is never included.
 */
export const reviews = defineCall({
  method: 'GET',
  path: '/mate/reviews',
  access: 'open',
  effect: 'read',
  input: v.object({ mateId: Id, before: v.optional(Id) }),
  output: ReviewPage,
  extension: true,
});
