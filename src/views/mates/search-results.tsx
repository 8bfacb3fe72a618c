import { useSelector } from '@xstate/react';
import { useMessages } from '../../locales/messages.ts';
import {
  selectCorrected,
  selectFailure,
  selectIsBusy,
  selectIsEmpty,
  selectIsFailed,
  selectIsNarrowed,
  selectIsSlow,
  selectTotal,
} from '../../machines/mates/search.selectors.ts';
import { Button, ButtonLink } from '../components/button.tsx';
import { EmptyState } from '../components/empty-state.tsx';
import { FailedState } from '../components/failed-state.tsx';
import { Icon } from '../components/icon.tsx';
import { SlowNote } from '../components/slow-banner.tsx';
import { FoundMates } from './mate-results.tsx';
import { SearchOrder } from './search-order.tsx';
import styles from './search.module.css';
import type { SearchActor } from './search.tsx';

/** Who was found, or why nobody stands here. */
export function SearchResults({ actor }: { readonly actor: SearchActor }) {
  const words = useMessages('search');
  const isBusy = useSelector(actor, selectIsBusy);
  const isSlow = useSelector(actor, selectIsSlow);
  const isFailed = useSelector(actor, selectIsFailed);
  const isEmpty = useSelector(actor, selectIsEmpty);
  const failure = useSelector(actor, selectFailure);
  const corrected = useSelector(actor, selectCorrected);
  const total = useSelector(actor, selectTotal);
  const retry = () => actor.send({ type: 'load.retry' });
  return (
    <section className={styles.results} aria-labelledby="found">
      <div className={styles.summary}>
        <h2 id="found" className={styles.total}>
          <span role="status">{isBusy ? words.loading : words.total(isFailed ? 0 : total)}</span>
        </h2>
        <SearchOrder actor={actor} />
      </div>
      {corrected === null || isBusy ? null : (
        <p className={styles.corrected} role="status">
          {words.corrected(corrected)}
        </p>
      )}
      {isSlow ? <SlowNote onRetry={retry} /> : null}
      {isFailed ? <FailedState title={words.failed} failure={failure} level={2} onRetry={retry} /> : null}
      {isEmpty ? <NobodyFound actor={actor} /> : null}
      {isFailed || isEmpty ? null : <FoundMates actor={actor} />}
    </section>
  );
}

function NobodyFound({ actor }: { readonly actor: SearchActor }) {
  const { none } = useMessages('search');
  const isNarrowed = useSelector(actor, selectIsNarrowed);
  return (
    <EmptyState
      icon={<Icon name="search-x" />}
      title={none.title}
      text={isNarrowed ? none.narrowed : none.text}
      level={2}
      role="status"
    >
      {isNarrowed ? (
        <Button look="accent" onClick={() => actor.send({ type: 'filters.clear' })}>
          {none.clear}
        </Button>
      ) : (
        <ButtonLink to="/category" look="accent">
          {none.browse}
        </ButtonLink>
      )}
    </EmptyState>
  );
}
