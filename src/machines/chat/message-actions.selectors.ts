import type { SnapshotFrom } from 'xstate';
import type { CommandActor } from '../shared/commands/command.ts';
import type { messageActionsMachine, MessageCommand } from './message-actions.machine.ts';

type Snapshot = SnapshotFrom<typeof messageActionsMachine>;

/** The deletion that can be undone; null for none. */
export const selectRemoval = (snapshot: Snapshot) =>
  snapshot.matches({ removal: 'offered' }) ? snapshot.context.removed : null;

/** Returns the user's commands for these messages that are not done. */
export const selectCommandsOf =
  (messageIds: readonly (string | null | undefined)[]) =>
  ({ context }: Snapshot): readonly CommandActor[] =>
    context.commands.filter(({ id }) => messageIds.includes(id.split('.').at(-1)));

/** The command of this type for this message; undefined where the user did not ask for it. */
export const selectCommand =
  (type: MessageCommand['type'], messageId: string | null) =>
  ({ context }: Snapshot): CommandActor | undefined =>
    context.commands.find(({ id }) => id === `${type}.${messageId}`);

/** Undoes a deletion; undefined where the user did not ask for it. */
export const selectRestoration = ({ context }: Snapshot): CommandActor | undefined =>
  context.commands.find(({ id }) => id.startsWith('message.restore.'));
