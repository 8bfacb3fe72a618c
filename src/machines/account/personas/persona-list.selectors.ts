import type { SnapshotFrom } from 'xstate';
import type { Persona } from '../../../../contract/persona.ts';
import type { personaListMachine } from './persona-list.machine.ts';
import { chosenOf, defaultOf } from './persona-list.reducers.ts';

type Snapshot = SnapshotFrom<typeof personaListMachine>;

export const selectChosen = ({ context }: Snapshot): string | null => chosenOf(context);
export const selectDefault = ({ context }: Snapshot): string | null => defaultOf(context);

/** The persona that is edited or deleted; null for a new one. */
export const selectSelected = ({ context }: Snapshot): Persona | null =>
  context.personas.find(({ uuid }) => uuid === context.selectedId) ?? null;
