import type { Mate } from '../../../../contract/mates/mate.ts';
import type { ConversationActor } from '../../../machines/chat/conversation.machine.ts';
import type { MessageActionsActor } from '../../../machines/chat/message-actions.machine.ts';
import { Message } from '../../components/messages/message.tsx';
import type { ThreadItem } from './chat-thread-items.ts';
import styles from './chat-thread.module.css';

interface MessageGroupProps {
  readonly items: readonly ThreadItem[];
  readonly mate: Mate;
  readonly conversation: ConversationActor;
  readonly messageActions: MessageActionsActor | null;
  /** The message whose reply can be retried; null for none. */
  readonly retryable: string | null;
  /** The key of the last message of the conversation. */
  readonly lastKey: string | undefined;
  /** The key of the message that shows what it taught the mate; undefined for none. */
  readonly teachingKey: string | undefined;
}

/** Some messages in a row. */
export function MessageGroup({ items, retryable, lastKey, teachingKey, ...shared }: MessageGroupProps) {
  return (
    <ol className={styles.group}>
      {items.map(({ message, outgoing, live, isDated }) => (
        <Message
          // A message that takes the place of another keeps its element, and with it the focus.
          key={message.alternatives[0] ?? message.key}
          message={message}
          outgoing={outgoing}
          live={live}
          isRetryable={live === null && retryable !== null && message.replyTo === retryable}
          isLast={message.key === lastKey}
          isTeaching={message.key === teachingKey}
          isDated={isDated}
          {...shared}
        />
      ))}
    </ol>
  );
}
