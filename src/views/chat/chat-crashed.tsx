import { useSelector } from '@xstate/react';
import { Link } from 'wouter';
import { useMessages } from '../../locales/messages.ts';
import { selectHasCrashed, type ConversationActor } from '../../machines/chat/conversation.selectors.ts';
import { Button } from '../components/button.tsx';
import styles from './chat-crashed.module.css';

/** Offers to restart the parts of the conversation that crashed, with a link to the helplines. */
export function ChatCrashed({ conversation }: { readonly conversation: ConversationActor }) {
  const hasCrashed = useSelector(conversation, selectHasCrashed);
  const { partFailed } = useMessages('unavailable');
  const { retry } = useMessages('components');
  const { safety } = useMessages('titles');
  if (!hasCrashed) return null;
  return (
    <div className={styles.note} role="alert">
      <p>
        {partFailed} <Link href="/safety">{safety}</Link>
      </p>
      <Button onClick={() => conversation.send({ type: 'load.retry' })}>{retry}</Button>
    </div>
  );
}
