import { useSelector } from '@xstate/react';
import { roomName } from '../../../../contract/rooms/room-name.ts';
import type { Room } from '../../../../contract/rooms/room.ts';
import { useMessages } from '../../../locales/messages.ts';
import type { RecentChatsActor } from '../../../machines/rooms/recent-chats.machine.ts';
import { toCommandId } from '../../../machines/rooms/room-actions.reducers.ts';
import { selectCommand } from '../../../machines/shared/commands/row-commands.ts';
import { selectIsBusy } from '../../../machines/shared/commands/command.ts';
import { Button } from '../../components/button.tsx';
import { CommandStatus } from '../../components/status/command-status.tsx';
import { usePart } from '../../use-part.ts';
import styles from './recent-chats-removed.module.css';

interface RecentChatsRemovedProps {
  readonly rooms: readonly Room[];
  readonly actor: RecentChatsActor;
}

/** Conversations that were deleted a moment ago, each with the way back. */
export function RecentChatsRemoved({ rooms, actor }: RecentChatsRemovedProps) {
  if (rooms.length === 0) return null;
  return (
    <ul className={styles.list} data-removed="">
      {rooms.map((room) => (
        <RemovedRoom key={room.roomId} room={room} actor={actor} />
      ))}
    </ul>
  );
}

function RemovedRoom({ room, actor }: { readonly room: Room; readonly actor: RecentChatsActor }) {
  const t = useMessages('roomSettings');
  const { undo } = useMessages('components');
  const actions = usePart(actor, ({ children }) => children.roomActions);
  const restoration = useSelector(
    actions,
    selectCommand(toCommandId({ type: 'room.restore', roomId: room.roomId })),
  );
  const isRestoring = useSelector(restoration, selectIsBusy);
  return (
    <li className={styles.removed}>
      <span id={`removed-${room.roomId}`}>{t.removed(roomName(room))}</span>
      <Button
        aria-label={t.undoOf(roomName(room))}
        aria-describedby={`removed-${room.roomId}`}
        aria-disabled={isRestoring}
        onClick={() => actions?.send({ type: 'room.restore', roomId: room.roomId })}
      >
        {undo}
      </Button>
      <CommandStatus actor={restoration} failed={t.failed} />
    </li>
  );
}
