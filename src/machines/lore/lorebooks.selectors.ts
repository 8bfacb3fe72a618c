import type { SnapshotFrom } from 'xstate';
import type { CommandActor } from '../shared/commands/command.ts';
import type { lorebooksMachine } from './lorebooks.machine.ts';
import { toCommandId, type BookCommand } from './lorebooks.reducers.ts';

type Snapshot = SnapshotFrom<typeof lorebooksMachine>;

/** The command of this type for this book; undefined where the user did not ask for it. */
export const selectCommand =
  (command: BookCommand) =>
  ({ context }: Snapshot): CommandActor | undefined =>
    context.commands.find(({ id }) => id === toCommandId(command));
