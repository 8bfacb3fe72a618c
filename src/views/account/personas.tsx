import { useSelector } from '@xstate/react';
import { useMessages } from '../../locales/messages.ts';
import {
  selectPersonaList,
  selectRoom,
  selectRoomSettings,
  type PersonasActor,
} from '../../machines/account/personas.selectors.ts';
import { RoomCare } from '../chat/room-settings.tsx';
import { CrashedPart } from '../components/crashed-part.tsx';
import { PageHead } from '../components/page-header.tsx';
import { roomPath } from '../components/paths.ts';
import { RequestStatus } from '../components/request-status.tsx';
import sheet from '../components/sheet.module.css';
import { PersonaSkeleton } from './persona-card.tsx';
import { PersonaList } from './persona-list.tsx';
import styles from './personas.module.css';

/** The page of the user’s personas, and of the conversation that it was opened from. */
export function ChatProfile({ actor }: { readonly actor: PersonasActor }) {
  const words = useMessages('chatProfile');
  const room = useSelector(actor, selectRoom);
  const list = useSelector(actor, selectPersonaList);
  const roomSettings = useSelector(actor, selectRoomSettings);
  const mateName = room?.mate.shortName;
  return (
    <div className={sheet.page}>
      <PageHead
        title={mateName === undefined ? words.title : words.titleIn(mateName)}
        back={{ to: room === null ? '/mine' : roomPath(room.roomId), label: words.back }}
      />
      <RequestStatus actor={actor} words={words}>
        <ul className={styles.list} aria-label={words.list}>
          {[1, 2, 3].map((place) => (
            <PersonaSkeleton key={place} />
          ))}
        </ul>
      </RequestStatus>
      {list === undefined ? null : <PersonaList actor={list} mateName={mateName} />}
      {roomSettings === undefined || room === null ? null : <RoomCare care={roomSettings} room={room} />}
      <CrashedPart actor={actor} />
    </div>
  );
}
