import type { Room } from '../../../../contract/room.ts';
import { useMessages } from '../../../locales/messages.ts';
import type { RecentChatsActor } from '../../../machines/rooms/recent-chats.selectors.ts';
import styles from './archived-chats.module.css';
import { RecentChatRow } from './recent-chat-row.tsx';

interface ArchivedChatsProps {
  readonly rooms: readonly Room[];
  readonly actor: RecentChatsActor;
}

/** The conversations in the archive, folded. */
export function ArchivedChats({ rooms, actor }: ArchivedChatsProps) {
  const t = useMessages('recentChats').archive;
  if (rooms.length === 0) return null;
  return (
    <details className={styles.archive}>
      <summary>{t.title(rooms.length)}</summary>
      <ul className={styles.list}>
        {rooms.map((room) => (
          <RecentChatRow key={room.roomId} room={room} actor={actor} />
        ))}
      </ul>
    </details>
  );
}
