import { Link } from 'wouter';
import { useMessages } from '../../locales/messages.ts';
import { useNavigation } from '../app-context.ts';
import { textOf } from '../dom/field.ts';
import { searchPath } from '../components/paths.ts';
import { Icon } from '../components/icon.tsx';
import { SearchField } from '../components/search-field.tsx';
import styles from './header-search.module.css';

/** The way to the search: a field where the header has room for one, else a button. */
export function HeaderSearch() {
  const label = useMessages('layout').search;
  const navigation = useNavigation();
  return (
    <>
      <form
        role="search"
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          const q = textOf(event.currentTarget, 'q').trim();
          const query = q === '' ? '' : new URLSearchParams({ q }).toString();
          navigation.send({ type: 'link.follow', to: searchPath(query) });
        }}
      >
        <SearchField label={label} placeholder={label} />
      </form>
      <Link href="/search" className={styles.button} aria-label={label} title={label}>
        <Icon name="search" />
      </Link>
    </>
  );
}
