import type { ReviewSummary, Review, ReviewPage } from '../../../contract/review.ts';
import type { Failure } from '../shared/failure.ts';

export interface ReviewsInput {
  readonly mateId: string;
  readonly opinions: ReviewSummary;
}

/** Which page is wanted: the one after this review. */
export interface ReviewPlace {
  readonly mateId: string;
  readonly before: string;
}

export interface ReviewsContext extends ReviewsInput {
  /** What was written and is not stored yet. */
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
  | { readonly type: 'page.next' };

export type ReviewsTag = 'editing' | 'saving' | 'slow' | 'more' | 'busyWithMore' | 'moreFailed';

export type { ReviewSummary, Review, ReviewPage };
