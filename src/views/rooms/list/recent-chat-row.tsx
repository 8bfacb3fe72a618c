import { useSelector } from '@xstate/react';
import { Link } from 'wouter';
import { roomName } from '../../../../contract/rooms/room-name.ts';
import type { Room } from '../../../../contract/rooms/room.ts';
import { useMessages } from '../../../locales/messages.ts';
import type { RecentChatsActor } from '../../../machines/rooms/recent-chats.machine.ts';
import { selectOpenRoomId } from '../../../machines/navigation/navigation.machine.ts';
import { useNavigation } from '../../app-context.ts';
import { classNames } from '../../components/class-names.ts';
import cover from '../../components/mates/cover-link.module.css';
import { roomPath } from '../../components/paths.ts';
import { Portrait } from '../../components/mates/portrait.tsx';
import { Skeleton } from '../../components/status/skeleton.tsx';
import { RecentChatTools } from './recent-chat-tools.tsx';
import { OwnName } from '../own-name.tsx';
import { LastMessage } from './last-message.tsx';
import row from '../dated-row.module.css';
import { WrittenAt } from '../written-at.tsx';
import styles from './recent-chat-row.module.css';
import { selectUnsent } from '../../../machines/rooms/recent-chats.selectors.ts';

/** One conversation: the mate, the last message and its time. */
export function RecentChatRow({ room, actor }: { readonly room: Room; readonly actor: RecentChatsActor }) {
  const t = useMessages('recentChats');
  const unsent = useSelector(actor, selectUnsent(room.roomId));
  const isOpen = useSelector(useNavigation(), selectOpenRoomId) === room.roomId;
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
            aria-label={roomName(room)}
          >
            {mate.name}
          </Link>
          {unread === true && !isOpen ? (
            <span className={styles.unread} role="img" aria-label={t.unread} title={t.unread} />
          ) : null}
          <WrittenAt time={written} />
        </p>
        <OwnName room={room} />
        <LastMessage room={room} unsent={isOpen ? null : unsent} />
      </div>
      <RecentChatTools room={room} actor={actor} />
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
