import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import { useMessages } from '../../locales/messages.ts';
import type { mateDetailMachine } from '../../machines/mates/mate-detail.machine.ts';
import {
  selectFailure,
  selectIsFailed,
  selectIsMissing,
  selectIsSlow,
  selectMate,
  selectReviews,
} from '../../machines/mates/mate-detail.selectors.ts';
import { ButtonLink } from '../components/button.tsx';
import { EmptyState } from '../components/empty-state.tsx';
import { FailedState } from '../components/failed-state.tsx';
import { Icon } from '../components/icon.tsx';
import { SlowNote } from '../components/slow-banner.tsx';
import { MateAbout } from './mate-about.tsx';
import { MateHero } from './mate-hero.tsx';
import { MateReport } from './mate-report.tsx';
import { MateReviews } from './mate-reviews.tsx';
import { MateSimilar } from './mate-similar.tsx';
import { MateDetailSkeleton } from './mate-detail-skeleton.tsx';
import styles from './mate-detail.module.css';

export type MateDetailActor = ActorRefFrom<typeof mateDetailMachine>;

/** Who a mate is, and the way to talk. */
export function MateDetail({ actor }: { readonly actor: MateDetailActor }) {
  const words = useMessages('mateDetail');
  const mate = useSelector(actor, selectMate);
  const reviews = useSelector(actor, selectReviews);
  const failure = useSelector(actor, selectFailure);
  const isSlow = useSelector(actor, selectIsSlow);
  const isFailed = useSelector(actor, selectIsFailed);
  const isMissing = useSelector(actor, selectIsMissing);
  const retry = () => actor.send({ type: 'load.retry' });
  if (isMissing) {
    return (
      <EmptyState
        icon={<Icon name="telescope" />}
        title={words.missing.title}
        text={words.missing.text}
        level={1}
      >
        <ButtonLink to="/" look="accent">
          {words.missing.action}
        </ButtonLink>
      </EmptyState>
    );
  }
  if (isFailed) return <FailedState title={words.failed} failure={failure} level={1} onRetry={retry} />;
  if (mate === null) {
    return (
      <div className={styles.page}>
        {isSlow ? <SlowNote onRetry={retry} /> : null}
        <MateDetailSkeleton />
      </div>
    );
  }
  return (
    <article className={styles.page}>
      <MateHero mate={mate} actor={actor} />
      <MateAbout mate={mate} />
      {reviews === undefined ? null : <MateReviews actor={reviews} />}
      <MateSimilar actor={actor} />
      <MateReport mate={mate} />
    </article>
  );
}
