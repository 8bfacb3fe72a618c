import type { SnapshotFrom } from 'xstate';
import type { Persona, RoomPersona } from '../../../contract/persona.ts';
import type { personasMachine } from './personas.machine.ts';
import type { Failure } from '../shared/failure.ts';

type Snapshot = SnapshotFrom<typeof personasMachine>;

export const selectIsBusy = (snapshot: Snapshot): boolean => snapshot.hasTag('busy');
export const selectIsSlow = (snapshot: Snapshot): boolean => snapshot.hasTag('slow');
export const selectIsFailed = (snapshot: Snapshot): boolean => snapshot.hasTag('failed');
export const selectIsShown = (snapshot: Snapshot): boolean => snapshot.hasTag('shown');
export const selectIsWriting = (snapshot: Snapshot): boolean => snapshot.hasTag('writing');
export const selectIsSaving = (snapshot: Snapshot): boolean => snapshot.hasTag('saving');
export const selectDeletion = (snapshot: Snapshot) => snapshot.children.deletePersona;
export const selectFailure = ({ context }: Snapshot): Failure | null => context.failure;
export const selectPersonas = ({ context }: Snapshot): readonly Persona[] => context.personas;
export const selectRoomPersona = ({ context }: Snapshot): RoomPersona | null => context.roomPersona;

/** The persona of the room; the wanted one as soon as it is wanted. Null for the default. */
export const selectChosen = (snapshot: Snapshot): string | null =>
  snapshot.hasTag('choosing') ? snapshot.context.subject : (snapshot.context.roomPersona?.chosen ?? null);

/** The persona that counts wherever no other is chosen; the wanted one as soon as it is wanted. Null where there is none. */
export const selectDefault = (snapshot: Snapshot): string | null =>
  snapshot.matches({ ready: 'changingDefault' })
    ? snapshot.context.subject
    : (snapshot.context.personas.find(({ isDefault }) => isDefault)?.uuid ?? null);

/** The persona that is written or asked about; null for a new one. */
export const selectSubject = ({ context }: Snapshot): Persona | null =>
  context.personas.find(({ uuid }) => uuid === context.subject) ?? null;

/** Looks after the conversation that one comes from. */
export const selectRoomSettings = ({ children }: Snapshot) => children.roomSettings;
