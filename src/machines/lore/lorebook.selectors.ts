import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { Lorebook } from '../../../contract/lorebook.ts';
import type { CommandActor } from '../shared/commands/command.ts';
import type { lorebookMachine } from './lorebook.machine.ts';
import { toCommandId, type LorebookData, type UseCommand } from './lorebook.reducers.ts';

export type LorebookActor = ActorRefFrom<typeof lorebookMachine>;

type Snapshot = SnapshotFrom<typeof lorebookMachine>;

/** Null until it is loaded. */
export const selectData = ({ context }: Snapshot): LorebookData | null => context.data;
export const selectBook = ({ context }: Snapshot): Lorebook | null => context.data?.book ?? null;
export const selectIsMissing = (snapshot: Snapshot): boolean => snapshot.hasTag('missing');
/** Whether the book was read again for the open form. */
export const selectIsReloaded = (snapshot: Snapshot): boolean => snapshot.hasTag('reloaded');
export const selectEdited = ({ context }: Snapshot): Lorebook | null => context.edited;
/** The form of the settings; undefined while it is closed. */
export const selectForm = ({ children }: Snapshot) => children.saveBook;
/** Reads the book again; undefined where the user did not ask for it. */
export const selectRefresh = ({ children }: Snapshot) => children.refresh;
/** These are supervised: the parts themselves may be missing. */
export const selectEntries = ({ children }: Snapshot) => children.loreEntries;
export const selectTrial = ({ children }: Snapshot) => children.loreTrial;

/** Switches this use; undefined where the user did not ask for it. */
export const selectCommand =
  (to: UseCommand['to']) =>
  ({ context }: Snapshot): CommandActor | undefined =>
    context.commands.find(({ id }) => id === toCommandId({ type: 'use.switch', to }));
