import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { Lorebook } from '../../../contract/lorebook.ts';
import type { CommandActor } from '../shared/commands/command.ts';
import type { lorebooksMachine } from './lorebooks.machine.ts';
import { toCommandId, type BookCommand, type LorebooksContext } from './lorebooks.reducers.ts';

export type LorebooksActor = ActorRefFrom<typeof lorebooksMachine>;

type Snapshot = SnapshotFrom<typeof lorebooksMachine>;

export const selectIsShown = (snapshot: Snapshot): boolean => snapshot.hasTag('shown');
export const selectBooks = ({ context }: Snapshot): readonly Lorebook[] => context.books;
export const selectRemoved = ({ context }: Snapshot): readonly Lorebook[] => context.removed;
export const selectMates = ({ context }: Snapshot): LorebooksContext['mates'] => context.mates;
export const selectMost = ({ context }: Snapshot): number => context.most;
/** The form of a new book; undefined while it is closed. */
export const selectForm = ({ children }: Snapshot) => children.createBook;
/** Prepares a file; undefined where the user did not ask for it. */
export const selectExport = ({ children }: Snapshot) => children.exportBook;
/** This is supervised: the part itself may be missing. */
export const selectImport = ({ children }: Snapshot) => children.bookImport;

/** The command of this type for this book; undefined where the user did not ask for it. */
export const selectCommand =
  (command: BookCommand) =>
  ({ context }: Snapshot): CommandActor | undefined =>
    context.commands.find(({ id }) => id === toCommandId(command));
