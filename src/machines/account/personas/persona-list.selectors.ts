import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { Persona, RoomPersona } from '../../../../contract/persona.ts';
import type { personaListMachine } from './persona-list.machine.ts';
import { chosenOf, defaultOf } from './persona-list.reducers.ts';

export type PersonaListActor = ActorRefFrom<typeof personaListMachine>;

type Snapshot = SnapshotFrom<typeof personaListMachine>;

/** The form of a persona; undefined while it is closed. */
export const selectForm = (snapshot: Snapshot) => snapshot.children.savePersona;
export const selectDeletion = (snapshot: Snapshot) => snapshot.children.deletePersona;
export const selectPersonas = ({ context }: Snapshot): readonly Persona[] => context.personas;
export const selectRoomPersona = ({ context }: Snapshot): RoomPersona | null => context.roomPersona;

export const selectChosen = ({ context }: Snapshot): string | null => chosenOf(context);
export const selectDefault = ({ context }: Snapshot): string | null => defaultOf(context);
/** Makes a persona the default; undefined where the user did not ask for it. */
export const selectDefaultChange = ({ children }: Snapshot) => children.makeDefault;
/** Chooses the persona of the room; undefined where the user did not ask for it. */
export const selectChoice = ({ children }: Snapshot) => children.choosePersona;

/** The persona that is edited or deleted; null for a new one. */
export const selectSelected = ({ context }: Snapshot): Persona | null =>
  context.personas.find(({ uuid }) => uuid === context.selectedId) ?? null;
