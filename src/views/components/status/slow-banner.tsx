import { useSelector } from '@xstate/react';
import { useMessages } from '../../../locales/messages.ts';
import { selectIsSlow, type CommandActor } from '../../../machines/shared/commands/command.ts';
import { Button } from '../button.tsx';
import styles from './slow-banner.module.css';

interface SlowBannerProps {
  /** Retries. */
  readonly onRetry?: () => void;
  /** Cancels the request. */
  readonly onStop?: () => void;
}

/** Shown when a request takes long, with what the user can do. */
export function SlowBanner({ onRetry, onStop }: SlowBannerProps) {
  const t = useMessages('components');
  return (
    <div className={styles.note} role="status">
      <p>{t.slow}</p>
      {onRetry === undefined ? null : <Button onClick={onRetry}>{t.retry}</Button>}
      {onStop === undefined ? null : <Button onClick={onStop}>{t.stopWaiting}</Button>}
    </div>
  );
}

/** The banner of a command whose failure is shown elsewhere. */
export function SlowCommand({ actor }: { readonly actor: CommandActor | undefined }) {
  const isSlow = useSelector(actor, selectIsSlow);
  return isSlow ? <SlowBanner onStop={() => actor?.send({ type: 'command.cancel' })} /> : null;
}
