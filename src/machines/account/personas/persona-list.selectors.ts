import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { Persona, RoomPersona } from '../../../../contract/persona.ts';
import type { personaListMachine } from './persona-list.machine.ts';

export type PersonaListActor = ActorRefFrom<typeof personaListMachine>;

type Snapshot = SnapshotFrom<typeof personaListMachine>;

export const selectIsEditing = (snapshot: Snapshot): boolean => snapshot.hasTag('editing');
export const selectIsSaving = (snapshot: Snapshot): boolean => snapshot.hasTag('saving');
export const selectDeletion = (snapshot: Snapshot) => snapshot.children.deletePersona;
export const selectPersonas = ({ context }: Snapshot): readonly Persona[] => context.personas;
export const selectRoomPersona = ({ context }: Snapshot): RoomPersona | null => context.roomPersona;

/** The persona of the room, also while the choice is being saved. Null for the default. */
export const selectChosen = (snapshot: Snapshot): string | null =>
  snapshot.matches('choosing') ? snapshot.context.selectedId : (snapshot.context.roomPersona?.chosen ?? null);

/** The default persona, also while a new default is being saved. Null where there is none. */
export const selectDefault = (snapshot: Snapshot): string | null =>
  snapshot.matches('changingDefault')
    ? snapshot.context.selectedId
    : (snapshot.context.personas.find(({ isDefault }) => isDefault)?.uuid ?? null);

/** The persona that is edited or deleted; null for a new one. */
export const selectSelected = ({ context }: Snapshot): Persona | null =>
  context.personas.find(({ uuid }) => uuid === context.selectedId) ?? null;
