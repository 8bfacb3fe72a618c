import { useSelector } from '@xstate/react';
import type { Room } from '../../../../contract/room.ts';
import { useMessages } from '../../../locales/messages.ts';
import type { RoomSettingsActor } from '../../../machines/rooms/room-settings.machine.ts';
import sheet from '../../components/dialogs/sheet.module.css';
import { RoomData } from './room-data.tsx';
import { RoomLinks } from './room-links.tsx';
import { RoomReplies } from './room-replies.tsx';
import { RoomSettingsConfirm } from './room-settings-confirm.tsx';

interface RoomOptionsProps {
  readonly actor: RoomSettingsActor;
  readonly room: Room;
}

/** How the mate of a conversation replies, how it starts, linked chats, export and deletion; nothing before it is loaded. */
export function RoomOptions({ actor, room }: RoomOptionsProps) {
  const mate = room.mate.shortName;
  const isShown = useSelector(actor, (snapshot) => snapshot.hasTag('shown'));
  if (!isShown) return null;
  return (
    <>
      <RoomReplies actor={actor} mate={mate} />
      <Scene actor={actor} />
      <RoomLinks actor={actor} room={room} />
      <RoomData actor={actor} />
      <RoomSettingsConfirm actor={actor} mate={mate} />
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
