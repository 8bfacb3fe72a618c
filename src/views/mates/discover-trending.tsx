import { useSelector } from '@xstate/react';
import { useMessages } from '../../locales/messages.ts';
import {
  selectRanks,
  selectRanksBusy,
  selectRanksFailed,
  type DiscoverActor,
} from '../../machines/mates/browse/discover.selectors.ts';
import { Button } from '../components/button.tsx';
import { MateRow } from '../components/mate-row.tsx';
import { Skeleton } from '../components/skeleton.tsx';
import styles from './discover-trending.module.css';

/** Who is talked with most. */
export function DiscoverTrending({ actor }: { readonly actor: DiscoverActor }) {
  const t = useMessages('discover');
  const parts = useMessages('components');
  const ranks = useSelector(actor, selectRanks);
  const isBusy = useSelector(actor, selectRanksBusy);
  const isFailed = useSelector(actor, selectRanksFailed);
  const isBare = !isBusy && !isFailed && ranks.length === 0;
  return (
    <aside className={styles.aside} aria-labelledby="trending">
      <h2 id="trending">{t.trending}</h2>
      {isFailed ? (
        <div className={styles.note} role="alert">
          <p>{t.trendingFailed}</p>
          <Button onClick={() => actor.send({ type: 'ranks.retry' })}>{parts.retry}</Button>
        </div>
      ) : null}
      {isBare ? <p className={styles.note}>{t.trendingEmpty}</p> : null}
      {isBusy ? <TrendingSkeleton /> : null}
      <ol className={styles.list}>
        {ranks.map(({ rank, mate }) => (
          <MateRow key={mate.mateId} mate={mate} rank={rank} />
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
