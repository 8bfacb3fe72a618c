import { shallowEqual, useSelector } from '@xstate/react';
import { useMessages } from '../../../../locales/messages.ts';
import type { DiscoverActor } from '../../../../machines/mates/browse/discover.machine.ts';
import { selectNewcomers, selectRanks } from '../../../../machines/mates/browse/discover.selectors.ts';
import {
  selectIsBusy,
  selectIsFailed,
  selectIsSlow,
  selectIsUnsupported,
} from '../../../../machines/shared/request.ts';
import { Button } from '../../../components/button.tsx';
import { MateRow } from '../../../components/mates/mate-row.tsx';
import { Skeleton } from '../../../components/status/skeleton.tsx';
import { SlowBanner } from '../../../components/status/slow-banner.tsx';
import styles from './discover-trending.module.css';

/** Who is talked with most, or some mates while there are too few to rank. */
export function DiscoverTrending({ actor }: { readonly actor: DiscoverActor }) {
  const t = useMessages('discover');
  const parts = useMessages('components');
  const ranks = useSelector(actor, selectRanks, shallowEqual);
  const request = useSelector(actor, ({ children }) => children.ranks);
  const isBusy = useSelector(request, selectIsBusy);
  const isSlow = useSelector(request, selectIsSlow);
  const hasFailed = useSelector(request, selectIsFailed);
  const isUnsupported = useSelector(request, selectIsUnsupported);
  const hasCrashed = useSelector(actor, (snapshot) => snapshot.hasTag('ranksFailed'));
  const isFailed = hasFailed || hasCrashed;
  const retry = () => (request ?? actor).send({ type: 'load.retry' });
  const newcomers = useSelector(actor, selectNewcomers, shallowEqual);
  const isBare = !isBusy && !isFailed && ranks.length + newcomers.length === 0;
  return (
    <aside className={styles.aside} aria-labelledby="trending">
      <h2 id="trending">{newcomers.length > 0 ? t.newHere : t.trending}</h2>
      {isFailed ? (
        <div className={styles.note} role="alert">
          <p>{t.trendingFailed}</p>
          {isUnsupported ? null : <Button onClick={retry}>{parts.retry}</Button>}
        </div>
      ) : null}
      {isBare ? <p className={styles.note}>{t.trendingEmpty}</p> : null}
      {isSlow ? <SlowBanner onRetry={retry} /> : null}
      {isBusy ? <TrendingSkeleton /> : null}
      <ol className={styles.list}>
        {ranks.map(({ rank, mate }) => (
          <MateRow key={mate.mateId} mate={mate} rank={rank} />
        ))}
        {newcomers.map((mate) => (
          <MateRow key={mate.mateId} mate={mate} rank={null} />
        ))}
      </ol>
    </aside>
  );
}

function TrendingSkeleton() {
  return (
    <div aria-hidden="true">
      {[1, 2, 3, 4, 5].map((rank) => (
        <div key={rank} className={styles.row}>
          <Skeleton shape="round" />
          <span className={styles.lines}>
            <Skeleton shape="line" width="60%" />
            <Skeleton shape="line" width="85%" />
          </span>
        </div>
      ))}
    </div>
  );
}
