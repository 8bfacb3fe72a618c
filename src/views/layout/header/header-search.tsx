import { trimmed } from '../../../../contract/blank-text.ts';
import { useMessages } from '../../../locales/messages.ts';
import { useApp, useNavigation } from '../../app-context.ts';
import { textOf } from '../../dom/forms/field.ts';
import { searchPath } from '../../components/paths.ts';
import { Icon } from '../../components/icons/icon.tsx';
import { IconLink } from '../../components/icons/icon-link.tsx';
import { SearchField } from '../../components/forms/search-field.tsx';
import styles from './header-search.module.css';

/** The link to the search: a field if the header has space for one, else a button. */
export function HeaderSearch() {
  const label = useMessages('layout').search;
  const { href } = useApp();
  const navigation = useNavigation();
  return (
    <>
      <form
        role="search"
        action={href(searchPath(''))}
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          const q = trimmed(textOf(event.currentTarget, 'q'));
          const query = q === '' ? '' : new URLSearchParams({ q }).toString();
          navigation.send({ type: 'link.follow', to: searchPath(query) });
        }}
      >
        <SearchField label={label} placeholder={label} />
      </form>
      <IconLink to="/search" label={label} className={styles.button}>
        <Icon name="search" />
      </IconLink>
    </>
  );
}
