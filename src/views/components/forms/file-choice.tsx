import type { ReactNode } from 'react';
import { buttonClass, type ButtonLook } from '../button.tsx';
import styles from './file-choice.module.css';

declare module 'react' {
  interface InputHTMLAttributes<T> {
    /** Chooses a folder with all files in it. Browsers know it by this name alone. */
    webkitdirectory?: '' | undefined;
  }
}

interface FileChoiceProps {
  /** By which the file is found in the page. */
  readonly name: string;
  readonly onChoose: () => void;
  /** File name extensions and types to offer; JSON files unless given. */
  readonly accept?: string;
  /** Whether several files can be chosen, or a folder with all files in it. */
  readonly many?: 'files' | 'folder';
  readonly look?: ButtonLook;
  /** An icon and the label. */
  readonly children: ReactNode;
}

/** Looks like a button and opens the choice of a file. */
export function FileChoice({
  name,
  onChoose,
  accept = '.json,application/json',
  many,
  look = 'plain',
  children,
}: FileChoiceProps) {
  return (
    <label className={buttonClass(look, false, styles.choice)}>
      {children}
      <input
        type="file"
        name={name}
        accept={many === 'folder' ? undefined : accept}
        multiple={many === 'files'}
        webkitdirectory={many === 'folder' ? '' : undefined}
        className="visually-hidden"
        onChange={onChoose}
      />
    </label>
  );
}
