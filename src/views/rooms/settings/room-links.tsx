import { useSelector } from '@xstate/react';
import { Link } from 'wouter';
import { roomName } from '../../../../contract/rooms/room-name.ts';
import type { Room } from '../../../../contract/rooms/room.ts';
import { useMessages } from '../../../locales/messages.ts';
import type { RoomSettingsActor } from '../../../machines/rooms/room-settings.machine.ts';
import { messagePath, roomPath } from '../../components/paths.ts';
import sheet from '../../components/dialogs/sheet.module.css';
import styles from './room-links.module.css';

interface RoomLinksProps {
  readonly actor: RoomSettingsActor;
  readonly room: Room;
}

/** The conversation that this one continues, and those that continue this one. */
export function RoomLinks({ actor, room: { mate, origin } }: RoomLinksProps) {
  const t = useMessages('roomSettings').links;
  const copies = useSelector(actor, ({ context }) => context.copies);
  if (origin === undefined && copies.length === 0) return null;
  return (
    <section className={sheet.section}>
      <h2>{t.title}</h2>
      <ul className={styles.list}>
        {origin === undefined ? null : (
          <li>
            {t.origin}{' '}
            <Link
              href={
                origin.messageId === null
                  ? roomPath(origin.roomId)
                  : messagePath(origin.roomId, origin.messageId)
              }
            >
              <bdi>{roomName({ mate, ...origin })}</bdi>
            </Link>
          </li>
        )}
        {copies.map((copy) => (
          <li key={copy.roomId}>
            {t.copy}{' '}
            <Link href={roomPath(copy.roomId)}>
              <bdi>{roomName({ mate, ...copy })}</bdi>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
