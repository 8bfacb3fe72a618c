import type { SnapshotFrom } from 'xstate';
import type { CommandActor } from '../shared/commands/command.ts';
import type { roomSettingsMachine } from './room-settings.machine.ts';
import type { ExportFormat, RoomText } from './room-settings.reducers.ts';

type Snapshot = SnapshotFrom<typeof roomSettingsMachine>;

/** The name as the form shows it: as typed, else as it is stored. */
export const selectTitle = ({ context }: Snapshot) => context.unsaved.title ?? context.title;

/** The notes as the form shows them: as typed, else as they are stored. */
export const selectNotes = ({ context }: Snapshot) => context.unsaved.notes ?? context.notes;

/** Returns the user's command with this id; undefined where it is done or was not given. */
export const selectCommand =
  (id: `room.save.${RoomText | 'replies'}` | `room.export.${ExportFormat}` | 'room.delete') =>
  ({ context }: Snapshot): CommandActor | undefined =>
    context.commands.find((command) => command.id === id);
