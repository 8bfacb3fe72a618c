import type { ReviewSummary, Review, ReviewPage } from '../../../contract/review.ts';
import type { PageLoadedEvent } from '../shared/pager.ts';

export interface ReviewsInput {
  readonly mateId: string;
  readonly opinions: ReviewSummary;
}

/** The page after this review. */
export interface ReviewCursor {
  readonly mateId: string;
  readonly before: string;
}

/** `stars` is 1 to 5. */
export interface WrittenReview {
  readonly stars: number;
  readonly text: string;
}

export type ReviewToSend = WrittenReview & { readonly mateId: string };

export type ReviewsEvent =
  | { readonly type: 'review.write' }
  /** Loads more again after a crash. */
  | { readonly type: 'load.retry' }
  | PageLoadedEvent<ReviewPage>;

export type ReviewsTag = 'crashed';

export type { ReviewSummary, Review, ReviewPage };
