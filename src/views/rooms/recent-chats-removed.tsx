import { useSelector } from '@xstate/react';
import { roomName } from '../../../contract/room-name.ts';
import type { Room } from '../../../contract/room.ts';
import { useMessages } from '../../locales/messages.ts';
import { selectIsRestoring, type RecentChatsActor } from '../../machines/rooms/recent-chats.selectors.ts';
import { Button } from '../components/button.tsx';
import styles from './recent-chats-removed.module.css';

interface RecentChatsRemovedProps {
  readonly rooms: readonly Room[];
  readonly actor: RecentChatsActor;
}

/** Conversations that were deleted a moment ago, each with the way back. */
export function RecentChatsRemoved({ rooms, actor }: RecentChatsRemovedProps) {
  const t = useMessages('roomSettings');
  const isRestoring = useSelector(actor, selectIsRestoring);
  if (rooms.length === 0) return null;
  return (
    <ul className={styles.list} data-removed="">
      {rooms.map((room) => (
        <li key={room.roomId} className={styles.removed}>
          <span id={`removed-${room.roomId}`}>{t.removed(roomName(room))}</span>
          <Button
            aria-label={t.undoOf(roomName(room))}
            aria-describedby={`removed-${room.roomId}`}
            aria-disabled={isRestoring}
            onClick={() => actor.send({ type: 'room.restore', roomId: room.roomId })}
          >
            {t.undo}
          </Button>
        </li>
      ))}
    </ul>
  );
}
