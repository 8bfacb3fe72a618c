import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { Fact } from '../../../contract/memory.ts';
import type { CommandActor } from '../shared/commands/command.ts';
import type { factActionsMachine } from './fact-actions.machine.ts';
import type { FactCommand } from './fact-actions.types.ts';

export type FactActionsActor = ActorRefFrom<typeof factActionsMachine>;

type Snapshot = SnapshotFrom<typeof factActionsMachine>;

/** The form of a fact; undefined while it is closed. */
export const selectForm = ({ children }: Snapshot) => children.saveFact;

/** The fact whose form is open, as it was when it was opened: null for a new one, undefined while no form is open. */
export const selectEdited = (snapshot: Snapshot): Fact | null | undefined =>
  snapshot.matches({ form: 'open' }) ? snapshot.context.selected : undefined;

/** What the user asked for and is not done, of one fact. */
export const selectCommandsOf =
  (factId: string) =>
  ({ context }: Snapshot): readonly CommandActor[] =>
    context.commands.filter(({ id }) => id.endsWith(`.${factId}`));

/** The command of this type for this fact; undefined where the user did not ask for it. */
export const selectCommand =
  (type: FactCommand['type'], factId: string) =>
  ({ context }: Snapshot): CommandActor | undefined =>
    context.commands.find(({ id }) => id === `${type}.${factId}`);

/** Switches the memory of the room; undefined where the user did not ask for it. */
export const selectSwitch = ({ context }: Snapshot): CommandActor | undefined =>
  context.commands.find(({ id }) => id === 'memory.switch');
