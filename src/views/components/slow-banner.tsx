import { useMessages } from '../../locales/messages.ts';
import { Button } from './button.tsx';
import styles from './slow-banner.module.css';

interface SlowNoteProps {
  /** Retries. */
  readonly onRetry?: () => void;
  /** Cancels the request. */
  readonly onStop?: () => void;
}

/** Shown when a request takes long, with what the user can do. */
export function SlowNote({ onRetry, onStop }: SlowNoteProps) {
  const words = useMessages('parts');
  return (
    <div className={styles.note} role="status">
      <p>{words.slow}</p>
      {onRetry === undefined ? null : <Button onClick={onRetry}>{words.retry}</Button>}
      {onStop === undefined ? null : <Button onClick={onStop}>{words.stopWaiting}</Button>}
    </div>
  );
}
