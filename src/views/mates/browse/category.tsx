import { useSelector } from '@xstate/react';
import { useMessages } from '../../../locales/messages.ts';
import type { SearchActor } from '../../../machines/mates/browse/search.machine.ts';
import { selectIsBusy, selectIsFailed } from '../../../machines/shared/request.ts';
import { ButtonLink } from '../../components/button.tsx';
import { EmptyState } from '../../components/status/empty-state.tsx';
import { FullPage } from '../../components/page/full-page.tsx';
import { Icon } from '../../components/icons/icon.tsx';
import { RequestStatus } from '../../components/status/request-status.tsx';
import { useRequest } from '../../use-request.ts';
import { CategoryTags } from './category-tags.tsx';
import styles from './category.module.css';
import { MateResults } from './mate-results.tsx';
import { useTagLabel } from '../../components/mates/use-tag-label.ts';

/** All tags, or the mates of one. */
export function Category({ actor }: { readonly actor: SearchActor }) {
  const t = useMessages('search');
  const labelOf = useTagLabel();
  const { backToDiscover } = useMessages('components');
  const titles = useMessages('titles');
  const { tags } = useSelector(actor, ({ context }) => context.query);
  const request = useRequest(actor);
  const isBusy = useSelector(request, selectIsBusy);
  const isFailed = useSelector(request, selectIsFailed);
  const isEmpty = useSelector(actor, (snapshot) => snapshot.hasTag('empty'));
  const total = useSelector(actor, ({ context }) => context.total);
  const isList = tags.length === 0;
  return (
    <FullPage
      title={isList ? t.category.title : t.category.mates(tags.map(labelOf).join(', '))}
      back={isList ? { to: '/search', label: titles.search } : { to: '/category', label: t.categories }}
      width="wide"
    >
      {isList ? <p className={styles.text}>{t.category.text}</p> : null}
      {isList ? null : (
        <h2 className="visually-hidden">
          <span role="status">{isBusy ? t.loading : t.total(isFailed ? 0 : total)}</span>
        </h2>
      )}
      <RequestStatus actor={actor} texts={{ loading: t.loading, failed: t.category.failed }} />
      {isEmpty ? (
        <EmptyState
          icon={<Icon name="tags" />}
          title={t.category.empty.title}
          text={t.category.empty.text}
          level={2}
        >
          <ButtonLink to={isList ? '/' : '/category'} look="accent">
            {isList ? backToDiscover : t.categories}
          </ButtonLink>
        </EmptyState>
      ) : null}
      {isFailed || isEmpty ? null : isList ? (
        <CategoryTags actor={actor} isBusy={isBusy} />
      ) : (
        <MateResults actor={actor} isBusy={isBusy} />
      )}
    </FullPage>
  );
}
