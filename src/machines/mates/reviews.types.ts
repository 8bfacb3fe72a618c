import type { ReviewSummary, Review, ReviewPage } from '../../../contract/review.ts';
import type { Failure } from '../shared/failure.ts';
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

export interface ReviewsContext extends ReviewsInput {
  /** The review that is not saved yet. */
  readonly draft: WrittenReview | null;
  readonly failure: Failure | null;
}

/** `stars` is 1 to 5. */
export interface WrittenReview {
  readonly stars: number;
  readonly text: string;
}

export type ReviewToSend = WrittenReview & { readonly mateId: string };

export type ReviewsEvent =
  | { readonly type: 'review.write' }
  | { readonly type: 'review.cancel' }
  | ({ readonly type: 'review.submit' } & WrittenReview)
  /** Loads more again after a crash. */
  | { readonly type: 'load.retry' }
  | PageLoadedEvent<ReviewPage>;

export type ReviewsTag = 'crashed' | 'editing' | 'saving' | 'slow';

export type { ReviewSummary, Review, ReviewPage };
