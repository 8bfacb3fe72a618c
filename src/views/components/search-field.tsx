import type { ComponentPropsWithRef } from 'react';
import { Icon } from './icon.tsx';
import styles from './search-field.module.css';

type SearchFieldProps = Omit<ComponentPropsWithRef<'input'>, 'type' | 'name' | 'maxLength' | 'aria-label'> & {
  readonly label: string;
};

/** A line to search by; the browser gives it its own button to empty it. */
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
