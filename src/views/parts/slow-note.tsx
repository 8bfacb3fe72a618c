import { useMessages } from '../../locales/messages.ts';
import { Button } from './button.tsx';
import styles from './slow-note.module.css';

/** Said when an answer takes long, with a way to ask anew. */
export function SlowNote({ onRetry }: { readonly onRetry: () => void }) {
  const words = useMessages().parts;
  return (
    <div className={styles.note} role="status">
      <p>{words.slow}</p>
      <Button onClick={onRetry}>{words.retry}</Button>
    </div>
  );
}
