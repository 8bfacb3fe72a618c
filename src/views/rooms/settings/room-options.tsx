import { useSelector } from '@xstate/react';
import { Link } from 'wouter';
import type { Room } from '../../../../contract/rooms/room.ts';
import { useMessages } from '../../../locales/messages.ts';
import type { RoomSettingsActor } from '../../../machines/rooms/room-settings.machine.ts';
import { Icon } from '../../components/icons/icon.tsx';
import { roomPinsPath } from '../../components/paths.ts';
import sheet from '../../components/dialogs/sheet.module.css';
import { usePart } from '../../use-part.ts';
import { RoomData } from './room-data.tsx';
import { RoomLinks } from './room-links.tsx';
import links from './room-links.module.css';

interface RoomOptionsProps {
  readonly actor: RoomSettingsActor;
  readonly room: Room;
}

/** The pinned messages of a conversation, how it starts, linked ones, export and deletion. */
export function RoomOptions({ actor, room }: RoomOptionsProps) {
  const t = useMessages('roomSettings');
  const actions = usePart(actor, ({ children }) => children.roomActions);
  const { roomId, mate } = room;
  return (
    <>
      <Link href={roomPinsPath(roomId)} className={links.pins}>
        <Icon name="pin" />
        {t.pinned}
      </Link>
      <Scene actor={actor} />
      <RoomLinks actor={actor} room={room} />
      {actions === undefined ? null : <RoomData {...{ actions, roomId }} mate={mate.shortName} />}
    </>
  );
}

function Scene({ actor }: { readonly actor: RoomSettingsActor }) {
  const t = useMessages('roomSettings');
  const scene = useSelector(actor, ({ context }) => context.scene);
  if (scene === '') return null;
  return (
    <section className={sheet.section}>
      <h2>{t.scene}</h2>
      <p dir="auto">{scene}</p>
    </section>
  );
}
