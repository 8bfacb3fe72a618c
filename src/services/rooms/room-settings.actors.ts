import { fromPromise } from 'xstate';
import * as calls from '../../../contract/room-actions.ts';
import { saveReplySettings } from '../../../contract/reply-settings.ts';
import { exportRoomFile } from '../../../contract/room-file.ts';
import type {
  ExportCommand,
  ExportedRoom,
  InRoom,
  LoadedRoom,
  SaveCommand,
  SavedSetting,
  UnsavedTexts,
} from '../../machines/rooms/room-settings.reducers.ts';
import { toCommand } from '../../machines/shared/commands/command.ts';
import { toConfirmation } from '../../machines/shared/commands/confirmation.ts';
import { isUnsupported, toFailure } from '../../machines/shared/failure.ts';
import { provideRequest } from '../../machines/shared/request.ts';
import type { Services } from '../shared/services.ts';

type Call = Services['call'];

/** Actors of `roomSettings`. An export or a deletion that the user does not wait for is aborted: both would surprise. */
export const roomSettingsActors = (
  { call }: Pick<Services, 'call'>,
  remove: (roomId: string, signal: AbortSignal) => Promise<void>,
  readUnsaved: (roomId: string) => UnsavedTexts,
) => {
  const removal = fromPromise<void, InRoom>(({ input, signal }) => remove(input.roomId, signal));
  return {
    fetchNotes: provideRequest<LoadedRoom, InRoom>(async ({ input, signal }) => ({
      ...(await call(calls.roomNotes, input, signal)),
      unsaved: readUnsaved(input.roomId),
    })),
    save: toCommand(
      fromPromise<SavedSetting, InRoom<SaveCommand>>(({ input, signal }) => save(call, input, signal)),
    ),
    exportRoom: toCommand(
      fromPromise<ExportedRoom, InRoom<ExportCommand>>(({ input, signal }) =>
        exportRoom(call, input, signal),
      ),
      { isIdempotent: false },
    ),
    removeRoom: toCommand(removal, { isIdempotent: false }),
    deleteRoom: toConfirmation(removal),
  };
};

async function save(call: Call, command: InRoom<SaveCommand>, signal: AbortSignal): Promise<SavedSetting> {
  const { roomId, field } = command;
  if (field === 'replies')
    return { field, replies: await call(saveReplySettings, { roomId, ...command.choice }, signal) };
  const { text } = command;
  if (field === 'notes')
    return { field, text: (await call(calls.saveRoomNotes, { roomId, notes: text }, signal)).notes };
  return { field, text: (await call(calls.renameRoom, { roomId, title: text }, signal)).title ?? '' };
}

async function exportRoom(
  call: Call,
  { roomId, form }: InRoom<ExportCommand>,
  signal: AbortSignal,
): Promise<ExportedRoom> {
  if (form === 'json') {
    try {
      const room = await call(exportRoomFile, { roomId }, signal);
      return { form, mateId: room.mate.mateId, room };
    } catch (error) {
      if (!isUnsupported(toFailure(error))) throw error;
    }
  }
  const room = await call(calls.exportRoom, { roomId }, signal);
  return { form, mateId: room.room.mate.mateId, room };
}
