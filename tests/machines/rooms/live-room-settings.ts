import { createActor, fromPromise, SimulatedClock } from 'xstate';
import { usualReplies, type ReplySettings } from '../../../contract/reply-settings.ts';
import type { RoomExport, RoomNotes } from '../../../contract/room-actions.ts';
import { roomSettingsMachine, selectCommand } from '../../../src/machines/rooms/room-settings.machine.ts';
import type {
  ExportCommand,
  ExportedRoom,
  ExportFormat,
  InRoom,
  LoadedRoom,
  SaveCommand,
  SavedSetting,
  UnsavedTexts,
} from '../../../src/machines/rooms/room-settings.reducers.ts';
import { toCommand } from '../../../src/machines/shared/commands/command.ts';
import { toConfirmation } from '../../../src/machines/shared/commands/confirmation.ts';
import { provideRequest } from '../../../src/machines/shared/request.ts';
import { message, own, room } from '../chat/chat-samples.ts';
import { settled } from '../support/deferred.ts';
import { file } from './room-settings.model.ts';

export const copy: RoomExport = {
  exportedAt: 1,
  room,
  notes: 'I am afraid of storms',
  persona: null,
  messages: [
    message(1, { text: 'You came.', aiGenerated: true }),
    own(2, { text: 'I did.' }),
    message(3, { text: '' }),
  ],
};

export const offered: ReplySettings = { ...usualReplies, models: ['small', 'large'] };

/** The answer of each command; without it, everything succeeds. */
interface Host {
  readonly roomId?: string | null;
  readonly unsaved?: UnsavedTexts;
  readonly answer?: <Result>(result: Result) => Promise<Result>;
}

/** Starts the settings of a room with these notes. */
export const startRoomSettings = async (
  notes: () => Promise<RoomNotes> = () => Promise.resolve({ notes: 'Storms', undo: true }),
  {
    roomId = 'room-1',
    unsaved = { title: null, notes: null },
    answer = (result) => Promise.resolve(result),
  }: Host = {},
) => {
  const clock = new SimulatedClock();
  const log: unknown[] = [];
  const removal = fromPromise<void, InRoom>(({ input }) => {
    log.push(['delete', input.roomId]);
    return answer(undefined);
  });
  const actor = createActor(
    roomSettingsMachine.provide({
      actors: {
        fetchNotes: provideRequest<LoadedRoom, InRoom>(async () => ({ ...(await notes()), unsaved })),
        save: toCommand(
          fromPromise<SavedSetting, InRoom<SaveCommand>>(({ input }) => {
            const { field, roomId: room } = input;
            if (field === 'replies') {
              log.push(['save', room, field, input.choice]);
              return answer({ field, replies: { ...offered, ...input.choice } });
            }
            log.push(['save', room, field, input.text]);
            return answer({ field, text: input.text.trim() });
          }),
        ),
        exportRoom: toCommand(
          fromPromise<ExportedRoom, InRoom<ExportCommand>>(({ input: { form } }) => {
            log.push(['export', form]);
            return answer(exportedAs(form));
          }),
          { isIdempotent: false },
        ),
        removeRoom: toCommand(removal, { isIdempotent: false }),
        deleteRoom: toConfirmation(removal),
      },
      actions: {
        download: (_, { form, mateId }) => void log.push(`file: ${mateId} ${form}`),
        persistUnsaved: (_, { unsaved: texts }) => void log.push(['unsaved', texts]),
        showToast: (_, { key }) => void log.push(`toast: ${key}`),
        showRooms: () => void log.push('rooms'),
      },
    }),
    { input: { roomId, title: 'Storms' }, clock },
  );
  actor.start();
  await settled();
  const command = (id: Parameters<typeof selectCommand>[0]) => selectCommand(id)(actor.getSnapshot());
  return { actor, log, clock, command };
};

const exportedAs = (form: ExportFormat): ExportedRoom =>
  form === 'json' ? { form, mateId: 'iris-vale', room: file } : { form, mateId: 'iris-vale', room: copy };
