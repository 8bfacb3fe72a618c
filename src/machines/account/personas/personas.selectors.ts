import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { RoomPersona } from '../../../../contract/persona.ts';
import type { personasMachine } from './personas.machine.ts';

export type PersonasActor = ActorRefFrom<typeof personasMachine>;

type Snapshot = SnapshotFrom<typeof personasMachine>;

/** The room that the page was opened from; null without one, and until it is loaded. */
export const selectRoom = ({ context }: Snapshot): RoomPersona['room'] | null =>
  context.data?.roomPersona?.room ?? null;

export const selectPersonaList = ({ children }: Snapshot) => children.personaList;
export const selectMateMemory = ({ children }: Snapshot) => children.mateMemory;
export const selectRoomSettings = ({ children }: Snapshot) => children.roomSettings;
