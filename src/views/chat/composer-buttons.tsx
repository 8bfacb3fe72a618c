import type { MouseEvent } from 'react';
import { useMessages } from '../../locales/messages.ts';
import { classNames } from '../components/class-names.ts';
import styles from './chat-composer.module.css';

interface ComposerButtonsProps {
  readonly isReplying: boolean;
  readonly hasDraft: boolean;
  readonly isSendable: boolean;
  readonly onStop: () => void;
}

/** Sends the draft. During a reply it stops the reply, and a draft can be sent ahead. */
export function ComposerButtons({ isReplying, hasDraft, isSendable, onStop }: ComposerButtonsProps) {
  const words = useMessages('chat').composer;
  return (
    <>
      {isReplying ? (
        <button
          key="stop"
          type="button"
          className={classNames(styles.button, styles.stop)}
          onMouseDown={keepFocus}
          onClick={onStop}
        >
          {words.stop}
        </button>
      ) : null}
      {isReplying && !hasDraft ? null : (
        <button
          key="send"
          type="submit"
          className={styles.button}
          disabled={!isSendable}
          onMouseDown={keepFocus}
        >
          {words.send}
        </button>
      )}
    </>
  );
}

/** The focus, and with it a phone's keyboard, stays with the text. */
const keepFocus = (event: MouseEvent): void => event.preventDefault();
