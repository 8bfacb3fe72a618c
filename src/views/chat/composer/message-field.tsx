import type { TextareaHTMLAttributes } from 'react';
import styles from './chat-composer.module.css';

interface MessageFieldProps extends Pick<
  TextareaHTMLAttributes<HTMLTextAreaElement>,
  'aria-describedby' | 'disabled' | 'readOnly' | 'onKeyDown'
> {
  readonly text: string;
  readonly label: string;
  readonly isTooLong: boolean;
  readonly onType: (text: string) => void;
  readonly fieldRef?: ((element: HTMLElement | null) => void) | null;
}

/** The text field of a conversation, which grows with its text. */
export function MessageField({ text, label, isTooLong, onType, fieldRef, ...field }: MessageFieldProps) {
  return (
    <div className={styles.growing} data-text={text}>
      <textarea
        ref={fieldRef}
        name="message"
        rows={1}
        value={text}
        placeholder={label}
        aria-label={label}
        aria-invalid={isTooLong ? true : undefined}
        enterKeyHint="send"
        autoComplete="off"
        onChange={({ currentTarget }) => onType(currentTarget.value)}
        {...field}
      />
    </div>
  );
}
