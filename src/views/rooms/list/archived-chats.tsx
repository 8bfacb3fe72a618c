import type { Room } from '../../../../contract/rooms/room.ts';
import { useMessages } from '../../../locales/messages.ts';
import type { RecentChatsActor } from '../../../machines/rooms/recent-chats.machine.ts';
import { Summary } from '../../components/summary.tsx';
import styles from './archived-chats.module.css';
import list from './chat-list.module.css';
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
      <Summary>{t.title(rooms.length)}</Summary>
      <ul className={list.list}>
        {rooms.map((room) => (
          <RecentChatRow key={room.roomId} room={room} actor={actor} />
        ))}
      </ul>
    </details>
  );
}
