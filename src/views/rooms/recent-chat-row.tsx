import { useSelector } from '@xstate/react';
import { Link } from 'wouter';
import { roomName } from '../../../contract/room-name.ts';
import type { Room } from '../../../contract/room.ts';
import { useMessages } from '../../locales/messages.ts';
import { selectOpenRoomId } from '../../machines/navigation/navigation.selectors.ts';
import { selectCommand } from '../../machines/rooms/room-actions.selectors.ts';
import { selectIsBusy } from '../../machines/shared/commands/command.ts';
import { useNavigation } from '../app-context.ts';
import { usePart } from '../use-part.ts';
import { classNames } from '../components/class-names.ts';
import { CommandStatus } from '../components/command-status.tsx';
import cover from '../components/cover-link.module.css';
import { IconButton } from '../components/icon-button.tsx';
import { Icon } from '../components/icon.tsx';
import { roomPath } from '../components/paths.ts';
import { Portrait } from '../components/portrait.tsx';
import { Skeleton } from '../components/skeleton.tsx';
import { LastMessage } from './last-message.tsx';
import row from './dated-row.module.css';
import styles from './recent-chat-row.module.css';
import {
  selectHasArchive,
  selectIsUnsent,
  selectRoomActions,
  type RecentChatsActor,
} from '../../machines/rooms/recent-chats.selectors.ts';

/** One conversation: the mate, the last message and its time. */
export function RecentChatRow({ room, actor }: { readonly room: Room; readonly actor: RecentChatsActor }) {
  const t = useMessages('recentChats');
  const actions = usePart(actor, selectRoomActions);
  const deletion = useSelector(actions, selectCommand('room.delete', room.roomId));
  const archiving = useSelector(actions, selectCommand('room.archive', room.roomId));
  const isDeleting = useSelector(deletion, selectIsBusy);
  const isArchiving = useSelector(archiving, selectIsBusy);
  const { failed } = useMessages('roomSettings');
  const hasArchive = useSelector(actor, selectHasArchive);
  const isUnsent = useSelector(actor, selectIsUnsent(room.roomId));
  const isOpen = useSelector(useNavigation(), selectOpenRoomId) === room.roomId;
  const isArchived = room.archived === true;
  const name = roomName(room);
  const { mate, lastMessage, roomId, unread } = room;
  const written = new Date(lastMessage?.createdAt ?? room.updatedAt);
  return (
    <li className={styles.row} data-unread={unread === true && !isOpen ? '' : undefined}>
      <Portrait mate={mate} shape="round" className={styles.portrait} />
      <div className={row.text}>
        <p className={row.header}>
          <Link
            href={roomPath(roomId)}
            className={classNames(cover.link, styles.link)}
            dir="auto"
            aria-current={isOpen ? 'page' : undefined}
          >
            {name}
          </Link>
          {unread === true && !isOpen ? (
            <span className={styles.unread} role="img" aria-label={t.unread} title={t.unread} />
          ) : null}
          <time className={row.time} dateTime={written.toISOString()}>
            {t.when(written)}
          </time>
        </p>
        <LastMessage room={room} isUnsent={isUnsent && !isOpen} />
      </div>
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
    </li>
  );
}

/** A placeholder with the measures of a row. */
export function RecentChatRowSkeleton() {
  return (
    <li className={styles.row} aria-hidden="true">
      <Skeleton shape="round" className={styles.portrait} />
      <div className={row.text}>
        <span className={row.header}>
          <Skeleton shape="line" width="38%" />
        </span>
        <span className={styles.last}>
          <Skeleton shape="line" width="80%" />
        </span>
      </div>
    </li>
  );
}
