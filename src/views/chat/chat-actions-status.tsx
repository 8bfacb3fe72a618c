import { useSelector } from '@xstate/react';
import { Link } from 'wouter';
import { useMessages } from '../../locales/messages.ts';
import { selectIsMissing } from '../../machines/chat/chat-actions.selectors.ts';
import { selectExtras, type ConversationActor } from '../../machines/chat/conversation.selectors.ts';
import { Button } from '../components/button.tsx';
import styles from './chat-actions-status.module.css';

/** Says that what goes on around the conversation did not come, with the way to the help lines, which are part of it. */
export function ChatExtrasNote({ conversation }: { readonly conversation: ConversationActor }) {
  const extras = useSelector(conversation, selectExtras);
  const isMissing = useSelector(extras, selectIsMissing);
  const { partFailed } = useMessages('standIn');
  const { retry } = useMessages('parts');
  const { safety } = useMessages('titles');
  if (!isMissing) return null;
  return (
    <div className={styles.note} role="alert">
      <p>
        {partFailed} <Link href="/safety">{safety}</Link>
      </p>
      <Button onClick={() => extras?.send({ type: 'load.retry' })}>{retry}</Button>
    </div>
  );
}
