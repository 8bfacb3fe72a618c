import { useSelector } from '@xstate/react';
import type { Review } from '../../../../contract/mates/review.ts';
import { useMessages } from '../../../locales/messages.ts';
import type { ReviewsActor } from '../../../machines/mates/reviews.machine.ts';
import { Button } from '../../components/button.tsx';
import { CrashedPart } from '../../components/status/crashed-part.tsx';
import { LoadMore } from '../../components/status/load-more.tsx';
import { ReviewForm } from './review-form.tsx';
import styles from './mate-reviews.module.css';

/** The reviews of a mate, the user’s own first. */
export function MateReviews({ actor }: { readonly actor: ReviewsActor }) {
  const t = useMessages('reviews');
  const { average, count, own, reviews } = useSelector(actor, ({ context }) => context.opinions);
  const form = useSelector(actor, ({ children }) => children.saveReview);
  const mateId = useSelector(actor, ({ context }) => context.mateId);
  const pager = useSelector(actor, ({ children }) => children.pager);
  return (
    <section className={styles.reviews} aria-labelledby="reviews">
      <header className={styles.header}>
        <h2 id="reviews">{t.title}</h2>
        <p role="status">{average === null ? t.none : t.summary({ average, count })}</p>
      </header>
      {form !== undefined ? (
        <ReviewForm actor={form} mateId={mateId} own={own} />
      ) : (
        <Button className={styles.write} onClick={() => actor.send({ type: 'review.write' })}>
          {own === null ? t.write : t.change}
        </Button>
      )}
      <ul className={styles.list}>
        {own === null || form !== undefined ? null : <Written review={own} />}
        {reviews.map((review) => (
          <Written key={review.reviewId} review={review} />
        ))}
      </ul>
      {pager === undefined ? null : (
        <LoadMore actor={pager} texts={{ more: t.more, failed: t.moreFailed }} className={styles.write} />
      )}
      <CrashedPart actor={actor} />
    </section>
  );
}

function Written({ review }: { readonly review: Review }) {
  const t = useMessages('reviews');
  const { you } = useMessages('components');
  const { date } = useMessages('formats');
  return (
    <li className={styles.review}>
      <p className={styles.author}>
        <strong>{review.mine ? you : (review.author ?? t.somebody)}</strong>
        <span className={styles.stars} aria-hidden="true">
          {'★'.repeat(review.stars)}
        </span>
        <span className="visually-hidden">{t.ofFive(review.stars)}</span>
        {/* The server draws it too, which may have another time zone. */}
        <time dateTime={new Date(review.updatedAt).toISOString()} suppressHydrationWarning>
          {date(review.updatedAt)}
        </time>
      </p>
      {review.text === '' ? null : (
        <p className={styles.text} dir="auto">
          {review.text}
        </p>
      )}
    </li>
  );
}
