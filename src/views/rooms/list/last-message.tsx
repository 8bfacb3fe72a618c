import { plainExcerpt } from '../../../../contract/plain-excerpt.ts';
import type { Room } from '../../../../contract/room.ts';
import { useMessages } from '../../../locales/messages.ts';
import row from '../dated-row.module.css';
import styles from './recent-chat-row.module.css';

interface LastMessageProps {
  readonly room: Room;
  /** Whether this browser has something for the room that it has not sent. */
  readonly isUnsent: boolean;
}

/** The beginning of the last message of a conversation, or why it is not shown; and what happens there. */
export function LastMessage({ room: { mate, lastMessage, replying }, isUnsent }: LastMessageProps) {
  const t = useMessages('recentChats');
  return (
    <p className={styles.last}>
      {isUnsent ? <span className={styles.unsent}>{t.unsent}</span> : null}
      {replying === true ? <span className={styles.replying}>{t.replying}</span> : null}
      {lastMessage?.role === 'user' ? <span className={row.you}>{t.you}</span> : null}
      {lastMessage === null ? (
        mate.hidden === undefined ? (
          t.nothingSaid
        ) : (
          t.hidden
        )
      ) : (
        // A new element when the status before it comes or goes: a kept one would move.
        <span key={String(replying)} dir="auto">
          {plainExcerpt(lastMessage.text)}
        </span>
      )}
    </p>
  );
}
