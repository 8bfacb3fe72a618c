import { useMessages } from '../../locales/messages.ts';
import { Button } from '../components/button.tsx';
import styles from '../components/slow-banner.module.css';

interface PanelAwaitedProps {
  /** Its code is under way, or did not come. */
  readonly panel: 'fetching' | 'missing';
  readonly onRetry: () => void;
  readonly onClose: () => void;
}

/** Stands where the sign-in panel will be. */
export function PanelAwaited({ panel, onRetry, onClose }: PanelAwaitedProps) {
  const parts = useMessages('parts');
  const { loading } = useMessages('shell');
  const { partFailed } = useMessages('standIn');
  // It stays out of sight at first, for most moments are short.
  if (panel === 'fetching')
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
