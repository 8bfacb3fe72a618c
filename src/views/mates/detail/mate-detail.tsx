import { useSelector } from '@xstate/react';
import { useMessages } from '../../../locales/messages.ts';
import type { MateDetailActor } from '../../../machines/mates/mate-detail.machine.ts';
import { ButtonLink } from '../../components/button.tsx';
import { EmptyState } from '../../components/status/empty-state.tsx';
import { Icon } from '../../components/icons/icon.tsx';
import { RequestStatus } from '../../components/status/request-status.tsx';
import { MateAbout } from './mate-about.tsx';
import { MateHero } from './mate-hero.tsx';
import { MateReport } from './mate-report.tsx';
import { MateReviews } from './mate-reviews.tsx';
import { MateSimilar } from './mate-similar.tsx';
import { MateDetailSkeleton } from './mate-detail-skeleton.tsx';
import styles from './mate-detail.module.css';

/** The page of a mate. */
export function MateDetail({ actor }: { readonly actor: MateDetailActor }) {
  const t = useMessages('mateDetail');
  const mate = useSelector(actor, ({ context }) => context.mate);
  const reviews = useSelector(actor, ({ children }) => children.reviews);
  const isNotFound = useSelector(actor, (snapshot) => snapshot.hasTag('notFound'));
  if (isNotFound) {
    return (
      <EmptyState icon={<Icon name="telescope" />} title={t.missing.title} text={t.missing.text} level={1}>
        <ButtonLink to="/" look="accent">
          {t.missing.action}
        </ButtonLink>
      </EmptyState>
    );
  }
  if (mate === null) {
    return (
      <div className={styles.page}>
        {/* The heading of the skeleton announces that the page loads. */}
        <RequestStatus actor={actor} texts={{ loading: '', failed: t.failed }} level={1}>
          <MateDetailSkeleton />
        </RequestStatus>
      </div>
    );
  }
  return (
    <article className={styles.page}>
      <MateHero mate={mate} actor={actor} />
      <MateAbout mate={mate} />
      {reviews === undefined ? null : <MateReviews actor={reviews} />}
      <MateSimilar actor={actor} />
      {mate.mine === true ? null : <MateReport mate={mate} />}
    </article>
  );
}
