import { useSelector } from '@xstate/react';
import { Link } from 'wouter';
import { useMessages } from '../../locales/messages.ts';
import {
  selectIsEmpty,
  selectQuery,
  selectTotal,
  type SearchActor,
} from '../../machines/mates/browse/search.selectors.ts';
import { selectIsBusy, selectIsFailed } from '../../machines/shared/request.ts';
import { ButtonLink } from '../components/button.tsx';
import { EmptyState } from '../components/empty-state.tsx';
import { Icon } from '../components/icon.tsx';
import { RequestStatus } from '../components/request-status.tsx';
import { useRequest } from '../use-request.ts';
import { CategoryTags } from './category-tags.tsx';
import styles from './category.module.css';
import { MateResults } from './mate-results.tsx';

/** All tags, or the mates of one. */
export function Category({ actor }: { readonly actor: SearchActor }) {
  const words = useMessages('search');
  const { tags } = useSelector(actor, selectQuery);
  const request = useRequest(actor);
  const isBusy = useSelector(request, selectIsBusy);
  const isFailed = useSelector(request, selectIsFailed);
  const isEmpty = useSelector(actor, selectIsEmpty);
  const total = useSelector(actor, selectTotal);
  const isList = tags.length === 0;
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
        <h2 className="visually-hidden">
          <span role="status">{isBusy ? null : words.total(total)}</span>
        </h2>
      )}
      <RequestStatus actor={actor} words={{ loading: words.loading, failed: words.category.failed }} />
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
      {isFailed || isEmpty ? null : isList ? (
        <CategoryTags actor={actor} isBusy={isBusy} />
      ) : (
        <MateResults actor={actor} isBusy={isBusy} />
      )}
    </div>
  );
}
