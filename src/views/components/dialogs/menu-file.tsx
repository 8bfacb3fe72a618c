import type { ReactNode } from 'react';
import { openFileChoice } from '../../dom/popover.ts';
import { Icon } from '../icons/icon.tsx';
import styles from './menu.module.css';

interface MenuFileProps {
  /** By which the file is found in the page. */
  readonly name: string;
  readonly accept: string;
  readonly onChoose: () => void;
  readonly children: ReactNode;
}

/** An item of a menu that opens the choice of a file. */
export function MenuFile({ name, accept, onChoose, children }: MenuFileProps) {
  return (
    <>
      <button type="button" role="menuitem" tabIndex={-1} className={styles.item} onClick={openFileChoice}>
        <Icon name="download" />
        {children}
      </button>
      <input type="file" name={name} accept={accept} hidden onChange={onChoose} />
    </>
  );
}
