import type { SnapshotFrom } from 'xstate';
import type { CommandActor } from '../shared/commands/command.ts';
import type { memoryActionsMachine, MemoryCommand } from './memory-actions.machine.ts';
import { memoryIdOf, type Memory } from './memory.ts';

type Snapshot = SnapshotFrom<typeof memoryActionsMachine>;

/** The memory whose form is open, as it was when it was opened: null for a new fact, undefined while no form is open. */
export const selectEdited = (snapshot: Snapshot): Memory | null | undefined =>
  snapshot.matches({ form: 'open' }) ? snapshot.context.selected : undefined;

/** Returns the user's commands for one memory that are not done. */
export const selectCommandsOf =
  (memory: Memory) =>
  ({ context }: Snapshot): readonly CommandActor[] =>
    context.commands.filter(({ id }) => id.endsWith(`.${memoryIdOf(memory)}`));

/** The command of this type for this memory; undefined where the user did not ask for it. */
export const selectCommand =
  ({ type, memory }: Pick<MemoryCommand, 'type' | 'memory'>) =>
  ({ context }: Snapshot): CommandActor | undefined =>
    context.commands.find(({ id }) => id === `${type}.${memoryIdOf(memory)}`);

/** Switches the memory of the room; undefined where the user did not ask for it. */
export const selectSwitch = ({ context }: Snapshot): CommandActor | undefined =>
  context.commands.find(({ id }) => id === 'memory.switch');
