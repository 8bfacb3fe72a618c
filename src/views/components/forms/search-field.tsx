import type { ComponentPropsWithRef } from 'react';
import { Icon } from '../icons/icon.tsx';
import styles from './search-field.module.css';

type SearchFieldProps = Omit<ComponentPropsWithRef<'input'>, 'type' | 'name' | 'maxLength' | 'aria-label'> & {
  readonly label: string;
};

/** A search input; the browser adds the button that clears it. */
export function SearchField({ label, ...input }: SearchFieldProps) {
  return (
    <span className={styles.field}>
      <Icon name="search" />
      <input
        {...input}
        type="search"
        name="q"
        maxLength={100}
        aria-label={label}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        enterKeyHint="search"
      />
    </span>
  );
}
