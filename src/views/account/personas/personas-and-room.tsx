import { useSelector } from '@xstate/react';
import { useMessages } from '../../../locales/messages.ts';
import type { PersonasActor } from '../../../machines/account/personas/personas.machine.ts';
import { RequestStatus } from '../../components/status/request-status.tsx';
import { SupervisedPart } from '../../components/status/supervised-part.tsx';
import { RoomMemory } from '../../memory/room-memory.tsx';
import { RoomOptions } from '../../rooms/settings/room-options.tsx';
import { RoomSettings } from '../../rooms/settings/room-settings.tsx';
import { RoomShortcuts } from '../../rooms/settings/room-shortcuts.tsx';
import { usePart } from '../../use-part.ts';
import { MateOfRoom } from '../mate-of-room.tsx';
import { PersonaCardSkeleton } from './persona-card.tsx';
import { PersonaList } from './persona-list.tsx';
import styles from './personas.module.css';

/**
 * The user’s personas; in a room the same for the page and for the pane: its mate, its name and notes, what the mate
 * remembers, the persona there, and what else can be done with it.
 */
export function PersonasAndRoom({ actor }: { readonly actor: PersonasActor }) {
  const t = useMessages('personas');
  const room = useSelector(actor, ({ context }) => context.data?.roomPersona?.room ?? null);
  const list = useSelector(actor, ({ children }) => children.personaList);
  const mateMemory = useSelector(actor, ({ children }) => children.mateMemory);
  const roomSettings = useSelector(actor, ({ children }) => children.roomSettings);
  const settings = usePart(actor, ({ children }) => children.roomSettings);
  return (
    <>
      <RequestStatus actor={actor} texts={t}>
        <ul className={styles.list} aria-label={t.list}>
          {[1, 2, 3].map((place) => (
            <PersonaCardSkeleton key={place} />
          ))}
        </ul>
      </RequestStatus>
      {room === null ? null : (
        <div className={styles.column}>
          <MateOfRoom mate={room.mate} />
          <RoomShortcuts room={room} />
          <SupervisedPart actor={roomSettings}>
            {(part) => <RoomSettings actor={part} room={room} />}
          </SupervisedPart>
        </div>
      )}
      <div className={styles.column}>
        {room === null ? null : (
          <SupervisedPart actor={mateMemory}>{(part) => <RoomMemory actor={part} />}</SupervisedPart>
        )}
        {list === undefined ? null : <PersonaList actor={list} mateName={room?.mate.shortName} />}
        {room === null || settings === undefined ? null : <RoomOptions actor={settings} room={room} />}
      </div>
    </>
  );
}
