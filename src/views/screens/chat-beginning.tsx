import { useSelector } from '@xstate/react';
import { useMessages } from '../../locales/messages.ts';
import { selectHistory, type ConversationActor } from '../../machines/conversation.selectors.ts';
import { Button } from '../parts/button.tsx';
import styles from './chat-thread.module.css';

/** What stands above the oldest message that is here. */
export function ChatBeginning({ conversation }: { readonly conversation: ConversationActor }) {
  const words = useMessages('chat').older;
  const history = useSelector(conversation, selectHistory);
  if (history === 'whole') return <p className={styles.beginning}>{words.whole}</p>;
  if (history === 'failed') {
    return (
      <div className={styles.beginning} role="status">
        <p>{words.failed}</p>
        <Button onClick={() => conversation.send({ type: 'history.retry' })}>{words.retry}</Button>
      </div>
    );
  }
  return (
    <p className={styles.beginning} role="status">
      {history === 'loading' ? words.loading : null}
    </p>
  );
}
