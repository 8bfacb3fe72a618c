import { useSelector } from '@xstate/react';
import { useMessages } from '../../../locales/messages.ts';
import {
  selectHasMore,
  selectMessageCount,
  type ConversationActor,
} from '../../../machines/chat/conversation.selectors.ts';
import {
  selectOlderCount,
  type OlderMessagesActor,
} from '../../../machines/chat/history/older-messages.selectors.ts';
import styles from './chat-thread.module.css';

interface OmittedMessagesProps {
  readonly conversation: ConversationActor;
  readonly olderMessages: OlderMessagesActor | undefined;
}

/** Says on paper how many messages are printed, and how to get the older ones. */
export function OmittedMessages({ conversation, olderMessages }: OmittedMessagesProps) {
  const t = useMessages('chat');
  const hasMore = useSelector(conversation, selectHasMore);
  const count = useSelector(conversation, selectMessageCount);
  const older = useSelector(olderMessages, selectOlderCount);
  if (!hasMore) return null;
  return (
    <p className={styles.omitted}>
      {older === null
        ? t.print.omitted(count)
        : t.print.limited({ count, all: count + older, place: t.pane })}
    </p>
  );
}
