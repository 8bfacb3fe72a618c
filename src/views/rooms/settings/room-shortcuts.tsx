import type { Room } from '../../../../contract/room.ts';
import { Link } from 'wouter';
import { useMessages } from '../../../locales/messages.ts';
import { Icon } from '../../components/icon.tsx';
import type { IconName } from '../../components/icons.ts';
import { newChatPath, roomPinsPath, roomSearchPath } from '../../components/paths.ts';
import styles from './room-shortcuts.module.css';

/** Where one goes from a conversation: into its messages, or to another one with its mate. */
export function RoomShortcuts({ room: { roomId, mate } }: { readonly room: Room }) {
  const t = useMessages('roomSettings').shortcuts;
  return (
    <ul className={styles.list}>
      <Shortcut icon="search" to={roomSearchPath(roomId)} name={t.search} />
      <Shortcut icon="pin" to={roomPinsPath(roomId)} name={t.pinned} />
      <Shortcut icon="message-circle-plus" to={newChatPath(mate.mateId)} name={t.another(mate.shortName)} />
    </ul>
  );
}

interface ShortcutProps {
  readonly icon: IconName;
  readonly to: string;
  readonly name: string;
}

function Shortcut({ icon, to, name }: ShortcutProps) {
  return (
    <li>
      <Link href={to}>
        <Icon name={icon} />
        {name}
      </Link>
    </li>
  );
}
