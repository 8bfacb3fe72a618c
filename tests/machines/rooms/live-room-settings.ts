import { createActor, fromPromise, SimulatedClock } from 'xstate';
import { usualReplies, type ReplySettings } from '../../../contract/replies/reply-settings.ts';
import type { RoomNotes } from '../../../contract/rooms/room-actions.ts';
import { roomActionsMachine } from '../../../src/machines/rooms/room-actions.machine.ts';
import { roomSettingsMachine, selectSaving } from '../../../src/machines/rooms/room-settings.machine.ts';
import type { RoomCommand, RoomResult } from '../../../src/machines/rooms/room-actions.reducers.ts';
import type {
  InRoom,
  LoadedRoom,
  SaveCommand,
  SavedSetting,
} from '../../../src/machines/rooms/room-settings.reducers.ts';
import { toCommand } from '../../../src/machines/shared/commands/command.ts';
import { provideRequest } from '../../../src/machines/shared/request.ts';
import { selectPart, supervised } from '../../../src/machines/shared/supervised.ts';
import { settled } from '../support/deferred.ts';

export const offered: ReplySettings = { ...usualReplies, models: ['small', 'large'] };

/** The answer of each command; without it, everything succeeds. */
interface Host {
  readonly roomId?: string | null;
  readonly unsaved?: string | null;
  readonly answer?: <Result>(result: Result) => Promise<Result>;
}

/** Starts the settings of a room with these notes. */
export const startRoomSettings = async (
  notes: () => Promise<RoomNotes> = () => Promise.resolve({ notes: 'Storms', undo: true }),
  { roomId = 'room-1', unsaved = null, answer = (result) => Promise.resolve(result) }: Host = {},
) => {
  const clock = new SimulatedClock();
  const log: unknown[] = [];
  const roomActions = roomActionsMachine.provide({
    actors: {
      changeRoom: toCommand(
        fromPromise<RoomResult, RoomCommand>(({ input }) => {
          log.push(['delete', input.roomId]);
          return answer({ type: 'room.removed', roomId: input.roomId, canBeRestored: true });
        }),
      ),
    },
  });
  const actor = createActor(
    roomSettingsMachine.provide({
      actors: {
        roomActions: supervised(roomActions),
        fetchNotes: provideRequest<LoadedRoom, InRoom>(async () => ({ ...(await notes()), unsaved })),
        save: toCommand(
          fromPromise<SavedSetting, InRoom<SaveCommand>>(({ input }) => {
            if (input.type === 'replies.save') {
              log.push(['save', input.roomId, input.choice]);
              return answer({ field: 'replies', replies: { ...offered, ...input.choice } });
            }
            log.push(['save', input.roomId, input.text]);
            return answer({ field: 'notes', text: input.text.trim() });
          }),
        ),
      },
      actions: {
        persistUnsaved: (_, { unsaved: text }) => void log.push(['unsaved', text]),
        reportReplies: (_, { replies }) => void log.push(['replies', replies.model]),
        showRooms: () => void log.push('rooms'),
      },
    }),
    { input: { roomId }, clock },
  );
  actor.start();
  await settled();
  const saving = (type: SaveCommand['type']) => selectSaving(type)(actor.getSnapshot());
  const actions = () => selectPart(actor.getSnapshot().children.roomActions?.getSnapshot());
  return { actor, log, clock, saving, actions };
};
