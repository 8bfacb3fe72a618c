import { useSelector } from '@xstate/react';
import { roomName } from '../../../contract/room-name.ts';
import type { Room } from '../../../contract/room.ts';
import { useMessages } from '../../locales/messages.ts';
import {
  selectHasArchive,
  selectRoomActions,
  type RecentChatsActor,
} from '../../machines/rooms/recent-chats.selectors.ts';
import { selectCommand } from '../../machines/rooms/room-actions.selectors.ts';
import { selectIsBusy } from '../../machines/shared/commands/command.ts';
import { classNames } from '../components/class-names.ts';
import { CommandStatus } from '../components/command-status.tsx';
import { IconButton } from '../components/icon-button.tsx';
import { Icon } from '../components/icon.tsx';
import { usePart } from '../use-part.ts';
import styles from './recent-chat-row.module.css';

/** What the user can do with a listed conversation, and how far that is. */
export function RecentChatTools({ room, actor }: { readonly room: Room; readonly actor: RecentChatsActor }) {
  const t = useMessages('recentChats');
  const { failed } = useMessages('roomSettings');
  const { roomId } = room;
  const actions = usePart(actor, selectRoomActions);
  const deletion = useSelector(actions, selectCommand('room.delete', roomId));
  const archiving = useSelector(actions, selectCommand('room.archive', roomId));
  const isDeleting = useSelector(deletion, selectIsBusy);
  const isArchiving = useSelector(archiving, selectIsBusy);
  const hasArchive = useSelector(actor, selectHasArchive);
  const isArchived = room.archived === true;
  const name = roomName(room);
  return (
    <>
      <div className={styles.tools}>
        {hasArchive ? (
          <IconButton
            label={isArchived ? t.archive.leave(name) : t.archive.add(name)}
            className={styles.tool}
            aria-disabled={isArchiving}
            data-focus-fallback="summary"
            onClick={() => actions?.send({ type: 'room.archive', roomId, archived: !isArchived })}
          >
            <Icon name={isArchived ? 'archive-restore' : 'archive'} />
          </IconButton>
        ) : null}
        <IconButton
          label={t.remove(name)}
          className={classNames(styles.tool, styles.remove)}
          aria-disabled={isDeleting}
          data-focus-fallback="[data-removed] button"
          onClick={() => actions?.send({ type: 'room.delete', roomId })}
        >
          <Icon name="trash" />
        </IconButton>
      </div>
      <div className={styles.status}>
        <CommandStatus actor={deletion} failed={failed} />
        <CommandStatus actor={archiving} failed={failed} />
      </div>
    </>
  );
}
