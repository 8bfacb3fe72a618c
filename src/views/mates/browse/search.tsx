import { useSelector } from '@xstate/react';
import { useMessages } from '../../../locales/messages.ts';
import type { SearchActor } from '../../../machines/mates/browse/search.machine.ts';
import { FullPage } from '../../components/page/full-page.tsx';
import { SearchField } from '../../components/forms/search-field.tsx';
import { SearchFilters } from './search-filters.tsx';
import { SearchResults } from './search-results.tsx';
import styles from './search.module.css';

/** Finds mates while the user types. */
export function Search({ actor }: { readonly actor: SearchActor }) {
  const t = useMessages('search');
  const { backToDiscover } = useMessages('components');
  const { search } = useMessages('layout');
  const titles = useMessages('titles');
  const input = useSelector(actor, ({ context }) => context.input);
  return (
    <FullPage
      title={titles.search}
      back={{ to: '/', label: backToDiscover }}
      width="wide"
      form={
        <form
          role="search"
          className={styles.form}
          onSubmit={(event) => {
            event.preventDefault();
            actor.send({ type: 'query.submit' });
          }}
        >
          <SearchField
            label={search}
            placeholder={t.placeholder}
            value={input}
            onChange={(event) => actor.send({ type: 'query.type', text: event.currentTarget.value })}
          />
        </form>
      }
    >
      <SearchFilters actor={actor} />
      <SearchResults actor={actor} />
    </FullPage>
  );
}
