import { useSelector } from '@xstate/react';
import { useMessages } from '../../../locales/messages.ts';
import { selectIsNarrowed, type SearchActor } from '../../../machines/mates/browse/search.machine.ts';
import { selectIsBusy, selectIsFailed } from '../../../machines/shared/request.ts';
import { Button, ButtonLink } from '../../components/button.tsx';
import { EmptyState } from '../../components/status/empty-state.tsx';
import { Icon } from '../../components/icons/icon.tsx';
import { RequestStatus } from '../../components/status/request-status.tsx';
import { useRequest } from '../../use-request.ts';
import { MateResults } from './mate-results.tsx';
import { SearchOrder } from './search-order.tsx';
import styles from './search.module.css';

/** The results, or why there are none. */
export function SearchResults({ actor }: { readonly actor: SearchActor }) {
  const t = useMessages('search');
  const request = useRequest(actor);
  const isBusy = useSelector(request, selectIsBusy);
  const isFailed = useSelector(request, selectIsFailed);
  const isEmpty = useSelector(actor, (snapshot) => snapshot.hasTag('empty'));
  const corrected = useSelector(actor, ({ context }) => context.corrected);
  const total = useSelector(actor, ({ context }) => context.total);
  const isAnyFound = useSelector(actor, ({ context }) => context.mates).length > 0;
  return (
    <section className={styles.results} aria-labelledby={isFailed ? undefined : 'found'}>
      <div className={styles.summary}>
        {isFailed ? null : (
          <h2 id="found" className={styles.total}>
            <span role="status">{isBusy ? t.loading : t.total(total)}</span>
          </h2>
        )}
        {isAnyFound ? <SearchOrder actor={actor} /> : null}
      </div>
      {corrected === null || isBusy ? null : (
        <p className={styles.corrected} role="status">
          {t.corrected(corrected)}
        </p>
      )}
      <RequestStatus actor={actor} texts={{ loading: '', failed: t.failed }} />
      {isEmpty ? <NoResults actor={actor} /> : null}
      {isFailed || isEmpty ? null : <MateResults actor={actor} isBusy={isBusy} />}
    </section>
  );
}

function NoResults({ actor }: { readonly actor: SearchActor }) {
  const { none, category } = useMessages('search');
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
        <Button
          look="accent"
          onClick={() => actor.send({ type: 'query.change', patch: { tags: [], creatorId: '' } })}
        >
          {none.clear}
        </Button>
      ) : (
        <ButtonLink to="/category" look="accent">
          {category.title}
        </ButtonLink>
      )}
    </EmptyState>
  );
}
