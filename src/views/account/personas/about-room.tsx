import { useSelector } from '@xstate/react';
import type { Room } from '../../../../contract/rooms/room.ts';
import { useMessages } from '../../../locales/messages.ts';
import type { PersonaListActor } from '../../../machines/account/personas/persona-list.machine.ts';
import type { PersonasActor } from '../../../machines/account/personas/personas.machine.ts';
import sheet from '../../components/dialogs/sheet.module.css';
import { SupervisedPart } from '../../components/status/supervised-part.tsx';
import { RoomMemory } from '../../memory/room-memory.tsx';
import { RoomNotes } from '../../rooms/settings/room-notes.tsx';
import { RoomOptions } from '../../rooms/settings/room-options.tsx';
import { RoomReplies } from '../../rooms/settings/room-replies.tsx';
import { VoiceSection } from '../../voice/voice-section.tsx';
import { useNavigation } from '../../app-context.ts';
import { usePart } from '../../use-part.ts';
import { MateOfRoom } from '../mate-of-room.tsx';
import { PersonaList } from './persona-list.tsx';
import styles from './personas.module.css';

interface AboutRoomProps {
  readonly actor: PersonasActor;
  readonly room: Room;
  readonly list: PersonaListActor;
}

/** All that is about a room: its mate, what is remembered, who talks there and how, and what else can be done with it. */
export function AboutRoom({ actor, room, list }: AboutRoomProps) {
  const t = useMessages('memory');
  const mateMemory = useSelector(actor, ({ children }) => children.mateMemory);
  const roomSettings = useSelector(actor, ({ children }) => children.roomSettings);
  const voiceSettings = usePart(actor, ({ children }) => children.voiceSettings);
  const settings = usePart(actor, ({ children }) => children.roomSettings);
  const isShown = useSelector(settings, (snapshot) => snapshot?.hasTag('shown') === true);
  const isForReplies = useSelector(useNavigation(), ({ context }) =>
    new URLSearchParams(context.place.search).has('replies'),
  );
  const mate = room.mate.shortName;
  return (
    <>
      <div className={styles.column}>
        <MateOfRoom mate={room.mate} />
        <section className={sheet.section}>
          <h2>{t.title(mate)}</h2>
          <SupervisedPart actor={mateMemory}>{(part) => <RoomMemory actor={part} />}</SupervisedPart>
          <SupervisedPart actor={roomSettings}>{(part) => <RoomNotes actor={part} />}</SupervisedPart>
        </section>
      </div>
      <div className={styles.column}>
        <PersonaList actor={list} mateName={mate} />
        {settings === undefined || !isShown ? null : (
          <>
            <RoomReplies actor={settings} mate={mate} isWanted={isForReplies} />
            {voiceSettings === undefined ? null : <VoiceSection actor={voiceSettings} mate={mate} />}
            <RoomOptions actor={settings} room={room} />
          </>
        )}
      </div>
    </>
  );
}
