import { useSelector } from '@xstate/react';
import { useMessages } from '../../../locales/messages.ts';
import {
  selectHasMore,
  selectMessageCount,
  type ConversationActor,
} from '../../../machines/chat/conversation.selectors.ts';
import { mostPrinted } from '../../../machines/chat/history/older-messages.types.ts';
import styles from './chat-thread.module.css';

/** Says on paper that older messages are left out, and how to get them. */
export function OmittedMessages({ conversation }: { readonly conversation: ConversationActor }) {
  const t = useMessages('chat');
  const hasMore = useSelector(conversation, selectHasMore);
  const count = useSelector(conversation, selectMessageCount);
  if (!hasMore) return null;
  return (
    <p className={styles.omitted}>{count < mostPrinted ? t.print.omitted : t.print.limited(count, t.pane)}</p>
  );
}
