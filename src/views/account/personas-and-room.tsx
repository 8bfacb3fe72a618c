import { useSelector } from '@xstate/react';
import { useMessages } from '../../locales/messages.ts';
import {
  selectMateMemory,
  selectPersonaList,
  selectRoom,
  selectRoomSettings,
  type PersonasActor,
} from '../../machines/account/personas/personas.selectors.ts';
import { RoomMemory } from '../memory/room-memory.tsx';
import { RoomSettings } from '../rooms/room-settings.tsx';
import { RequestStatus } from '../components/request-status.tsx';
import { SupervisedPart } from '../components/supervised-part.tsx';
import { PersonaCardSkeleton } from './persona-card.tsx';
import { PersonaList } from './persona-list.tsx';
import styles from './personas.module.css';

/** The user’s personas, what the mate of the room remembers, and the settings of the room. */
export function PersonasAndRoom({ actor }: { readonly actor: PersonasActor }) {
  const t = useMessages('personas');
  const room = useSelector(actor, selectRoom);
  const list = useSelector(actor, selectPersonaList);
  const mateMemory = useSelector(actor, selectMateMemory);
  const roomSettings = useSelector(actor, selectRoomSettings);
  return (
    <>
      <RequestStatus actor={actor} texts={t}>
        <ul className={styles.list} aria-label={t.list}>
          {[1, 2, 3].map((place) => (
            <PersonaCardSkeleton key={place} />
          ))}
        </ul>
      </RequestStatus>
      {list === undefined ? null : <PersonaList actor={list} mateName={room?.mate.shortName} />}
      {room === null ? null : (
        <SupervisedPart actor={mateMemory}>{(part) => <RoomMemory actor={part} />}</SupervisedPart>
      )}
      {room === null ? null : (
        <SupervisedPart actor={roomSettings}>
          {(part) => <RoomSettings actor={part} room={room} />}
        </SupervisedPart>
      )}
    </>
  );
}
