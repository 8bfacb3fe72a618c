import type { MouseEvent } from 'react';
import { useMessages } from '../../locales/messages.ts';
import { classNames } from '../components/class-names.ts';
import styles from './chat-composer.module.css';

interface ComposerButtonProps {
  readonly isReplying: boolean;
  readonly isDisabled: boolean;
  readonly onStop: () => void;
}

/** Sends the draft; during a reply it stops the reply. */
export function ComposerButton({ isReplying, isDisabled, onStop }: ComposerButtonProps) {
  const words = useMessages('chat').composer;
  if (isReplying) {
    return (
      <button
        key="stop"
        type="button"
        className={classNames(styles.button, styles.stop)}
        onMouseDown={keepFocus}
        onClick={onStop}
      >
        {words.stop}
      </button>
    );
  }
  return (
    <button key="send" type="submit" className={styles.button} disabled={isDisabled} onMouseDown={keepFocus}>
      {words.send}
    </button>
  );
}

/** The focus, and with it a phone's keyboard, stays with the text. */
const keepFocus = (event: MouseEvent): void => event.preventDefault();
