import { useSelector } from '@xstate/react';
import { useMessages } from '../../locales/messages.ts';
import {
  selectHasMore,
  selectHasMoreFailed,
  selectIsBusy,
  selectIsBusyWithMore,
  selectMates,
} from '../../machines/mates/search.selectors.ts';
import { Button } from '../components/button.tsx';
import { MateCardSkeleton } from '../components/mate-card-skeleton.tsx';
import { MateCard } from '../components/mate-card.tsx';
import styles from './mate-results.module.css';
import type { SearchActor } from './search.tsx';

/** How many cards stand in the first view, and how many empty ones while the first answer is awaited. */
const firstView = 6;
const awaited = 12;

/** The mates found so far, and the way to more of them. */
export function FoundMates({ actor }: { readonly actor: SearchActor }) {
  const words = useMessages('search');
  const mates = useSelector(actor, selectMates);
  const isBusy = useSelector(actor, selectIsBusy);
  const isBusyWithMore = useSelector(actor, selectIsBusyWithMore);
  const hasMore = useSelector(actor, selectHasMore);
  const hasFailed = useSelector(actor, selectHasMoreFailed);
  const isFirst = isBusy && mates.length === 0;
  return (
    <>
      <ul className={styles.grid} aria-busy={isBusy || isBusyWithMore} data-stale={isBusy ? '' : undefined}>
        {isFirst
          ? Array.from({ length: awaited }, (_, index) => (
              <li key={index}>
                <MateCardSkeleton />
              </li>
            ))
          : mates.map((mate, index) => (
              <li key={mate.mateId}>
                <MateCard mate={mate} eager={index < firstView} />
              </li>
            ))}
      </ul>
      {hasFailed ? (
        <p className={styles.note} role="alert">
          {words.moreFailed}
        </p>
      ) : null}
      {hasMore && !isBusy ? (
        <Button
          className={styles.more}
          aria-disabled={isBusyWithMore}
          onClick={() => actor.send({ type: 'page.next' })}
        >
          {isBusyWithMore ? words.loading : words.more}
        </Button>
      ) : null}
    </>
  );
}
