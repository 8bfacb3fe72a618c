import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { roomSettingsMachine } from './room-settings.machine.ts';

export type RoomSettingsActor = ActorRefFrom<typeof roomSettingsMachine>;

type Snapshot = SnapshotFrom<typeof roomSettingsMachine>;

export const selectIsBusy = (snapshot: Snapshot) => snapshot.hasTag('busy');
export const selectIsFailed = (snapshot: Snapshot) => snapshot.hasTag('failed');
export const selectIsShown = (snapshot: Snapshot) => snapshot.hasTag('shown');
export const selectIsRenaming = (snapshot: Snapshot) => snapshot.hasTag('renaming');
export const selectIsSaving = (snapshot: Snapshot) => snapshot.hasTag('saving');
export const selectIsExporting = (snapshot: Snapshot) => snapshot.hasTag('exporting');
export const selectIsDeleting = (snapshot: Snapshot) => snapshot.hasTag('deleting');
export const selectDeletion = (snapshot: Snapshot) => snapshot.children.deleteRoom;
export const selectRoomId = ({ context }: Snapshot) => context.roomId;
/** The name as the form shows it: as typed, else as it is stored. */
export const selectTitle = ({ context }: Snapshot) => context.unsaved.title ?? context.title;
export const selectHasUnsavedTitle = ({ context }: Snapshot) => context.unsaved.title !== null;
export const selectScene = ({ context }: Snapshot) => context.scene;
export const selectCopies = ({ context }: Snapshot) => context.copies;
/** The notes as the form shows them: as typed, else as they are stored. */
export const selectNotes = ({ context }: Snapshot) => context.unsaved.notes ?? context.notes;
export const selectHasUnsavedNotes = ({ context }: Snapshot) => context.unsaved.notes !== null;
