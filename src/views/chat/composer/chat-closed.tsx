import { useSelector } from '@xstate/react';
import { Link } from 'wouter';
import { useMessages } from '../../../locales/messages.ts';
import type { ConversationActor } from '../../../machines/chat/conversation.machine.ts';
import { selectClosingCode } from '../../../machines/chat/conversation.selectors.ts';
import styles from './chat-composer.module.css';

/** Explains why nothing can be sent: the mate is not available, or blocked, with a link to where it can be unblocked. */
export function ChatClosed({ conversation }: { readonly conversation: ConversationActor }) {
  const { composer: texts, refused } = useMessages('chat');
  const { shortName } = useSelector(conversation, ({ context }) => context.room.mate);
  const closingCode = useSelector(conversation, selectClosingCode);
  return (
    <p className={styles.hint} role="status">
      {closingCode === null ? (
        <>
          {texts.blocked(shortName)} <Link href="/profile">{texts.unblock}</Link>
        </>
      ) : (
        refused[closingCode]
      )}
    </p>
  );
}
