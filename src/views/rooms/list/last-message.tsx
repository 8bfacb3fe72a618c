import type { ReactNode } from 'react';
import { plainExcerpt } from '../../../../contract/plain-excerpt.ts';
import type { Room } from '../../../../contract/rooms/room.ts';
import { useMessages } from '../../../locales/messages.ts';
import type { UnsentText } from '../../../machines/rooms/recent-chats.reducers.ts';
import row from '../dated-row.module.css';
import styles from './recent-chat-row.module.css';

interface LastMessageProps {
  readonly room: Room;
  /** What this browser has not sent, which is shown instead. */
  readonly unsent: UnsentText | null;
}

/** The beginning of the last text of a conversation, or why it is not shown; and what happens there. */
export function LastMessage({ room, unsent }: LastMessageProps) {
  const t = useMessages('recentChats');
  return (
    <p className={styles.last}>
      {room.replying === true ? <span className={styles.replying}>{t.replying}</span> : null}
      {unsent === null ? <SentMessage room={room} /> : <Unsent unsent={unsent} />}
    </p>
  );
}

function SentMessage({ room: { mate, lastMessage, replying } }: Pick<LastMessageProps, 'room'>) {
  const t = useMessages('recentChats');
  if (lastMessage === null) return mate.hidden === undefined ? t.nothingSaid : t.hidden;
  return (
    <>
      {lastMessage.role === 'user' ? <span className={row.you}>{t.you}</span> : null}
      {/* A new element when the status before it comes or goes: a kept one would move. */}
      <Excerpt key={String(replying)}>{plainExcerpt(lastMessage.text)}</Excerpt>
    </>
  );
}

function Unsent({ unsent: { kind, excerpt } }: { readonly unsent: UnsentText }) {
  const t = useMessages('recentChats');
  return (
    <>
      {kind === 'draft' ? (
        <span className={styles.draft}>{t.draft}</span>
      ) : (
        <span className={styles.unsent}>{t.unsent}</span>
      )}
      <Excerpt>{plainExcerpt(excerpt)}</Excerpt>
    </>
  );
}

const Excerpt = ({ children }: { readonly children: ReactNode }) => <span dir="auto">{children}</span>;
