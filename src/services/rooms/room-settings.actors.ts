import { fromPromise } from 'xstate';
import type { LoadedRoom } from '../../machines/rooms/room-settings.reducers.ts';
import type { UnsavedTexts } from '../../machines/rooms/room-settings.types.ts';
import * as calls from '../../../contract/room-actions.ts';
import { exportRoomFile } from '../../../contract/room-file.ts';
import type { Services } from '../shared/services.ts';
import { fromCall } from '../http/from-call.ts';

/** Actors of `roomSettings`. */
export const roomSettingsActors = (
  { call }: Pick<Services, 'call'>,
  remove: (roomId: string, signal: AbortSignal) => Promise<void>,
  readUnsaved: (roomId: string) => UnsavedTexts,
) => ({
  fetchNotes: fromPromise<LoadedRoom, { roomId: string }>(async ({ input, signal }) => ({
    ...(await call(calls.roomNotes, input, signal)),
    unsaved: readUnsaved(input.roomId),
  })),
  renameRoom: fromPromise<string, { roomId: string; title: string }>(
    async ({ input, signal }) => (await call(calls.renameRoom, input, signal)).title ?? '',
  ),
  saveNotes: fromPromise<string, { roomId: string; notes: string }>(
    async ({ input, signal }) => (await call(calls.saveRoomNotes, input, signal)).notes,
  ),
  exportRoom: fromCall(call, calls.exportRoom),
  removeRoom: fromPromise<void, { roomId: string }>(({ input, signal }) => remove(input.roomId, signal)),
  exportRoomFile: fromCall(call, exportRoomFile),
});
