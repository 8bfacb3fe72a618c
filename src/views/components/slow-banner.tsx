import { useMessages } from '../../locales/messages.ts';
import { Button } from './button.tsx';
import styles from './slow-banner.module.css';

interface SlowNoteProps {
  /** Retries. */
  readonly onRetry?: () => void;
  /** Gives up the wait. */
  readonly onStop?: () => void;
}

/** Said when an answer takes long, with a way out. */
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
