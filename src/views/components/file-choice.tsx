import type { ReactNode } from 'react';
import styles from './file-choice.module.css';

interface FileChoiceProps {
  /** By which the file is found in the page. */
  readonly name: string;
  readonly onChoose: () => void;
  /** File name extensions and types to offer; JSON files unless given. */
  readonly accept?: string;
  /** An icon and the label. */
  readonly children: ReactNode;
}

/** Looks like a button and opens the choice of a file. */
export function FileChoice({ name, onChoose, accept = '.json,application/json', children }: FileChoiceProps) {
  return (
    <label className={styles.choice}>
      {children}
      <input type="file" name={name} accept={accept} className="visually-hidden" onChange={onChoose} />
    </label>
  );
}
