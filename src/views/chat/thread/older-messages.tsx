import { useSelector } from '@xstate/react';
import { useMessages } from '../../../locales/messages.ts';
import type { OlderMessagesActor } from '../../../machines/chat/history/older-messages.machine.ts';
import { Button } from '../../components/button.tsx';
import styles from './chat-thread.module.css';

/** Shows above the oldest message whether older ones are loading, or that it is the first. */
export function OlderMessages({ olderMessages }: { readonly olderMessages: OlderMessagesActor }) {
  const t = useMessages('chat').older;
  const parts = useMessages('components');
  const status = useSelector(olderMessages, ({ value }) => value);
  if (status === 'complete') return <p className={styles.beginning}>{t.whole}</p>;
  if (status === 'failed') {
    return (
      <div className={styles.beginning} role="status">
        <p>{t.failed}</p>
        <Button onClick={() => olderMessages.send({ type: 'load.retry' })}>{parts.retry}</Button>
      </div>
    );
  }
  return (
    <p className={styles.beginning} role="status">
      {status === 'loading' ? parts.loading : null}
    </p>
  );
}
