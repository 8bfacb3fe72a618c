import { useSelector } from '@xstate/react';
import { useMessages } from '../../locales/messages.ts';
import { selectPlace, type OlderMessagesActor } from '../../machines/chat/older-messages.selectors.ts';
import { Button } from '../components/button.tsx';
import styles from './chat-thread.module.css';

/** What stands above the oldest message that is here. */
export function ChatBeginning({ history }: { readonly history: OlderMessagesActor }) {
  const words = useMessages('chat').older;
  const place = useSelector(history, selectPlace);
  if (place === 'whole') return <p className={styles.beginning}>{words.whole}</p>;
  if (place === 'failed') {
    return (
      <div className={styles.beginning} role="status">
        <p>{words.failed}</p>
        <Button onClick={() => history.send({ type: 'history.retry' })}>{words.retry}</Button>
      </div>
    );
  }
  return (
    <p className={styles.beginning} role="status">
      {place === 'loading' ? words.loading : null}
    </p>
  );
}
