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
export const selectTitle = ({ context }: Snapshot) => context.title;
export const selectCopies = ({ context }: Snapshot) => context.copies;
export const selectNotes = ({ context }: Snapshot) => context.notes;
