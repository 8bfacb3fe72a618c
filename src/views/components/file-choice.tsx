import type { ReactNode } from 'react';
import styles from './file-choice.module.css';

interface FileChoiceProps {
  /** By which the file is found in the page. */
  readonly name: string;
  readonly onChoose: () => void;
  /** An icon and the label. */
  readonly children: ReactNode;
}

/** Looks like a button and opens the choice of a JSON file. */
export function FileChoice({ name, onChoose, children }: FileChoiceProps) {
  return (
    <label className={styles.choice}>
      {children}
      <input
        type="file"
        name={name}
        accept=".json,application/json"
        className="visually-hidden"
        onChange={onChoose}
      />
    </label>
  );
}
