import { useSelector } from '@xstate/react';
import { Link } from 'wouter';
import { useMessages } from '../../locales/messages.ts';
import {
  selectFailure,
  selectIsBusy,
  selectIsEmpty,
  selectIsFailed,
  selectIsSlow,
  selectQuery,
  selectTotal,
} from '../../machines/mates/search.selectors.ts';
import { ButtonLink } from '../components/button.tsx';
import { EmptyState } from '../components/empty-state.tsx';
import { FailedState } from '../components/failed-state.tsx';
import { Icon } from '../components/icon.tsx';
import { SlowNote } from '../components/slow-banner.tsx';
import { CategoryTags } from './category-tags.tsx';
import styles from './category.module.css';
import { FoundMates } from './mate-results.tsx';
import type { SearchActor } from './search.tsx';

/** The tags there are, or the mates of one. */
export function Category({ actor }: { readonly actor: SearchActor }) {
  const words = useMessages('search');
  const { tags } = useSelector(actor, selectQuery);
  const isBusy = useSelector(actor, selectIsBusy);
  const isSlow = useSelector(actor, selectIsSlow);
  const isEmpty = useSelector(actor, selectIsEmpty);
  const isFailed = useSelector(actor, selectIsFailed);
  const total = useSelector(actor, selectTotal);
  const failure = useSelector(actor, selectFailure);
  const isList = tags.length === 0;
  const retry = () => actor.send({ type: 'load.retry' });
  return (
    <div className={styles.page}>
      <Link href={isList ? '/search' : '/category'} className={styles.back}>
        <Icon name="chevron-left" />
        {isList ? words.title : words.category.back}
      </Link>
      <header>
        <h1 tabIndex={-1}>{isList ? words.category.title : words.category.mates(tags.join(', '))}</h1>
        {isList ? <p className={styles.text}>{words.category.text}</p> : null}
      </header>
      {isList ? null : (
        <h2 className="unseen">
          <span role="status">{isBusy ? words.loading : words.total(total)}</span>
        </h2>
      )}
      {isSlow ? <SlowNote onRetry={retry} /> : null}
      {isFailed ? (
        <FailedState title={words.category.failed} failure={failure} level={2} onRetry={retry} />
      ) : null}
      {isEmpty ? (
        <EmptyState
          icon={<Icon name="tags" />}
          title={words.category.empty.title}
          text={words.category.empty.text}
          level={2}
        >
          <ButtonLink to={isList ? '/' : '/category'} look="accent">
            {isList ? words.back : words.category.back}
          </ButtonLink>
        </EmptyState>
      ) : null}
      {isFailed || isEmpty ? null : isList ? <CategoryTags actor={actor} /> : <FoundMates actor={actor} />}
    </div>
  );
}
