import { useMessages } from '../../locales/messages.ts';
import { Button } from '../components/button.tsx';
import styles from '../components/slow-banner.module.css';

interface PanelLoadingProps {
  readonly isFailed: boolean;
  readonly onRetry: () => void;
  readonly onClose: () => void;
}

/** Shown until the code of the sign-in dialog has loaded. */
export function PanelLoading({ isFailed, onRetry, onClose }: PanelLoadingProps) {
  const parts = useMessages('parts');
  const { loading } = useMessages('shell');
  const { partFailed } = useMessages('standIn');
  // Appears with a delay, since the code usually loads in no time.
  if (!isFailed)
    return (
      <div className={styles.note} data-late="" role="status">
        <p>{loading}</p>
        <Button onClick={onClose}>{parts.stopWaiting}</Button>
      </div>
    );
  return (
    <div className={styles.note} role="alert">
      <p>{partFailed}</p>
      <Button look="accent" onClick={onRetry}>
        {parts.retry}
      </Button>
      <Button onClick={onClose}>{parts.close}</Button>
    </div>
  );
}
