import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { CommandActor } from '../shared/commands/command.ts';
import type { roomSettingsMachine } from './room-settings.machine.ts';
import type { ExportFormat, RoomText } from './room-settings.reducers.ts';

export type RoomSettingsActor = ActorRefFrom<typeof roomSettingsMachine>;

type Snapshot = SnapshotFrom<typeof roomSettingsMachine>;

export const selectIsShown = (snapshot: Snapshot) => snapshot.hasTag('shown');
export const selectDeletion = (snapshot: Snapshot) => snapshot.children.deleteRoom;
/** The name as the form shows it: as typed, else as it is stored. */
export const selectTitle = ({ context }: Snapshot) => context.unsaved.title ?? context.title;
export const selectHasUnsavedTitle = ({ context }: Snapshot) => context.unsaved.title !== null;
export const selectScene = ({ context }: Snapshot) => context.scene;
/** How a language model replies; null where the replies are scripted. */
export const selectReplies = ({ context }: Snapshot) => context.replies;
export const selectCopies = ({ context }: Snapshot) => context.copies;
/** The notes as the form shows them: as typed, else as they are stored. */
export const selectNotes = ({ context }: Snapshot) => context.unsaved.notes ?? context.notes;
export const selectHasUnsavedNotes = ({ context }: Snapshot) => context.unsaved.notes !== null;
/** Returns the user's command with this id; undefined where it is done or was not given. */
export const selectCommand =
  (id: `room.save.${RoomText | 'replies'}` | `room.export.${ExportFormat}` | 'room.delete') =>
  ({ context }: Snapshot): CommandActor | undefined =>
    context.commands.find((command) => command.id === id);
