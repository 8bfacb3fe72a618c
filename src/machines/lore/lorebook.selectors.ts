import type { SnapshotFrom } from 'xstate';
import type { CommandActor } from '../shared/commands/command.ts';
import type { lorebookMachine } from './lorebook.machine.ts';
import { toCommandId, type UseCommand } from './lorebook.reducers.ts';

type Snapshot = SnapshotFrom<typeof lorebookMachine>;

/** Switches this use; undefined where the user did not ask for it. */
export const selectCommand =
  (to: UseCommand['to']) =>
  ({ context }: Snapshot): CommandActor | undefined =>
    context.commands.find(({ id }) => id === toCommandId({ type: 'use.switch', to }));
