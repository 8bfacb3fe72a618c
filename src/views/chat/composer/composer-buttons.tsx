import type { MouseEvent, ReactNode } from 'react';
import { useMessages } from '../../../locales/messages.ts';
import { classNames } from '../../components/class-names.ts';
import styles from './chat-composer.module.css';

interface ComposerButtonsProps {
  readonly isReplying: boolean;
  /** Whether the text can be sent during a reply, too. */
  readonly canSendAhead: boolean;
  readonly isSendable: boolean;
  /** What sending is called. */
  readonly label: string;
  readonly onStop: () => void;
  /** Before them. */
  readonly children?: ReactNode;
}

/** Sends the draft. During a reply it stops the reply, and a draft can be sent ahead. */
export function ComposerButtons({
  isReplying,
  canSendAhead,
  isSendable,
  label,
  onStop,
  children,
}: ComposerButtonsProps) {
  const { stop } = useMessages('components');
  return (
    <div className={styles.buttons}>
      {children}
      {isReplying ? (
        <button
          key="stop"
          type="button"
          className={classNames(styles.button, styles.stop)}
          onMouseDown={keepFocus}
          onClick={onStop}
        >
          {stop}
        </button>
      ) : null}
      {isReplying && !canSendAhead ? null : (
        <button
          key="send"
          type="submit"
          className={styles.button}
          disabled={!isSendable}
          onMouseDown={keepFocus}
        >
          {label}
        </button>
      )}
    </div>
  );
}

/** The focus, and with it a phone's keyboard, stays with the text. */
const keepFocus = (event: MouseEvent): void => event.preventDefault();
