import { useSelector } from '@xstate/react';
import { useMessages } from '../../locales/messages.ts';
import {
  selectFailure,
  selectIsBusy,
  selectIsEmpty,
  selectIsFailed,
  selectIsSlow,
  selectPick,
  type DiscoverActor,
} from '../../machines/mates/browse/discover.selectors.ts';
import { Button } from '../components/button.tsx';
import { EmptyState } from '../components/empty-state.tsx';
import { FailedState } from '../components/failed-state.tsx';
import { Icon } from '../components/icon.tsx';
import { SlowBanner } from '../components/slow-banner.tsx';
import styles from './discover.module.css';
import { DiscoverPick, DiscoverPickSkeleton } from './discover-pick.tsx';
import { DiscoverRecommended, DiscoverRecommendedSkeleton } from './discover-recommended.tsx';
import { DiscoverTrending } from './discover-trending.tsx';

/** The first screen: tonight's pick, everybody, and who is talked with most. */
export function Discover({ actor }: { readonly actor: DiscoverActor }) {
  const t = useMessages('discover');
  const { discover: title } = useMessages('titles');
  const isBusy = useSelector(actor, selectIsBusy);
  const isSlow = useSelector(actor, selectIsSlow);
  const isEmpty = useSelector(actor, selectIsEmpty);
  const isFailed = useSelector(actor, selectIsFailed);
  const failure = useSelector(actor, selectFailure);
  const pick = useSelector(actor, selectPick);
  const retry = () => actor.send({ type: 'load.retry' });
  return (
    <div className={styles.page}>
      <h1 className="visually-hidden" tabIndex={-1}>
        {title}
      </h1>
      <p role="status" className="visually-hidden">
        {isBusy ? t.loading : null}
      </p>
      {isSlow ? <SlowBanner onRetry={retry} /> : null}
      {isFailed ? <FailedState title={t.failed} failure={failure} level={2} onRetry={retry} /> : null}
      {isEmpty ? (
        <EmptyState icon={<Icon name="sparkles" />} title={t.empty.title} text={t.empty.text} level={2}>
          <Button onClick={retry}>{t.empty.action}</Button>
        </EmptyState>
      ) : null}
      {isBusy ? <DiscoverPickSkeleton /> : null}
      {pick === null ? null : <DiscoverPick mate={pick} />}
      {isFailed || isEmpty ? null : (
        <div className={styles.columns}>
          {isBusy ? <DiscoverRecommendedSkeleton /> : <DiscoverRecommended actor={actor} />}
          <DiscoverTrending actor={actor} />
        </div>
      )}
    </div>
  );
}
