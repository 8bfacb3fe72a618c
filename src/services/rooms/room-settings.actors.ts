import { fromPromise } from 'xstate';
import * as calls from '../../../contract/rooms/room-actions.ts';
import { saveReplySettings } from '../../../contract/replies/reply-settings.ts';
import type {
  InRoom,
  LoadedRoom,
  SaveCommand,
  SavedSetting,
} from '../../machines/rooms/room-settings.reducers.ts';
import { toCommand } from '../../machines/shared/commands/command.ts';
import { provideRequest } from '../../machines/shared/request.ts';
import type { Services } from '../shared/services.ts';

/** Actors of `roomSettings`. What is being saved when they are closed is saved nevertheless. */
export const roomSettingsActors = (
  { call }: Pick<Services, 'call'>,
  readUnsaved: (roomId: string) => string | null,
) => ({
  fetchNotes: provideRequest<LoadedRoom, InRoom>(async ({ input, signal }) => ({
    ...(await call(calls.roomNotes, input, signal)),
    unsaved: readUnsaved(input.roomId),
  })),
  save: toCommand(
    fromPromise<SavedSetting, InRoom<SaveCommand>>(async ({ input }) => {
      const { roomId } = input;
      return input.type === 'notes.save'
        ? { field: 'notes', text: (await call(calls.saveRoomNotes, { roomId, notes: input.text })).notes }
        : { field: 'replies', replies: await call(saveReplySettings, { roomId, ...input.choice }) };
    }),
  ),
});
