import { useSelector } from '@xstate/react';
import { useMessages } from '../../../locales/messages.ts';
import type { ConversationActor } from '../../../machines/chat/conversation.machine.ts';
import type { OlderMessagesActor } from '../../../machines/chat/history/older-messages.machine.ts';
import styles from './chat-thread.module.css';

interface OmittedMessagesProps {
  readonly conversation: ConversationActor;
  readonly olderMessages: OlderMessagesActor | undefined;
}

/** Says on paper how many messages are printed, and how to get the older ones. */
export function OmittedMessages({ conversation, olderMessages }: OmittedMessagesProps) {
  const t = useMessages('chat');
  const hasMore = useSelector(conversation, ({ context }) => context.hasMore);
  const count = useSelector(conversation, ({ context }) => context.messages.length);
  const older = useSelector(olderMessages, (snapshot) => snapshot?.context.olderCount ?? null);
  if (!hasMore) return null;
  return (
    <p className={styles.omitted}>
      {older === null
        ? t.print.omitted(count)
        : t.print.limited({ count, all: count + older, place: t.pane })}
    </p>
  );
}
