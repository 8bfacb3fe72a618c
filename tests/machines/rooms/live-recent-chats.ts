import { createActor, fromPromise, SimulatedClock } from 'xstate';
import type { Room } from '../../../contract/room.ts';
import { messageSearchMachine } from '../../../src/machines/rooms/message-search.machine.ts';
import { recentChatsMachine } from '../../../src/machines/rooms/recent-chats.machine.ts';
import { selectDeletion } from '../../../src/machines/rooms/recent-chats.selectors.ts';
import type { ArchiveChange, RoomListing } from '../../../src/machines/rooms/recent-chats.types.ts';
import { toConfirmation } from '../../../src/machines/shared/confirmation.ts';
import { provideRequest } from '../../../src/machines/shared/request.ts';
import { refuse, roomWithIris, roomWithTomas } from '../mates/catalogue-samples.ts';

interface Host {
  /** The outcomes of the calls, in order. */
  readonly deletions?: ReadonlyArray<() => Promise<boolean>>;
  readonly restorations?: ReadonlyArray<() => Promise<Room>>;
  readonly archivings?: ReadonlyArray<() => Promise<Room>>;
  readonly removed?: readonly Room[];
  readonly canUndo?: boolean;
  /** Breaks a part of each child. */
  readonly crash?: () => void;
}

/** Starts the list with the outcomes of its calls. */
export const startRecentChats = (
  lists: ReadonlyArray<() => Promise<readonly Room[]>>,
  { deletions = [], restorations = [], archivings = [], removed = [], canUndo = true, crash }: Host = {},
) => {
  const [left, deletionsLeft] = [[...lists], [...deletions]];
  const [restorationsLeft, archivingsLeft] = [[...restorations], [...archivings]];
  const log: string[] = [];
  const clock = new SimulatedClock();
  const removeRoom = fromPromise<boolean, { roomId: string }>(({ input }) => {
    log.push(`delete ${input.roomId}`);
    return (deletionsLeft.shift() ?? refuse)();
  });
  const actor = createActor(
    recentChatsMachine.provide({
      actors: {
        fetchRooms: provideRequest<RoomListing>(async () => ({
          rooms: await (left.shift() ?? refuse)(),
          removed,
          canUndo,
          unsent: [],
        })).provide({ actions: crash ? { setFailure: crash } : {} }),
        refreshRooms: fromPromise<RoomListing, undefined>(async () => ({
          rooms: await (left.shift() ?? refuse)(),
          removed,
          canUndo,
          unsent: ['room-2'],
        })),
        restoreRoom: fromPromise<Room, { roomId: string }>(({ input }) => {
          log.push(`restore ${input.roomId}`);
          return (restorationsLeft.shift() ?? refuse)();
        }),
        removeRoom,
        archiveRoom: fromPromise<Room, ArchiveChange>(() => (archivingsLeft.shift() ?? refuse)()),
        deleteRoom: toConfirmation(removeRoom).provide({ actions: crash ? { clearFailure: crash } : {} }),
        messageSearch: messageSearchMachine.provide({ actions: crash ? { setText: crash } : {} }),
      },
      actions: {
        showDeletedToast: () => void log.push('toast: deleted'),
        showRestoredToast: () => void log.push('toast: restored'),
        showArchivedToast: (_, { room }) =>
          void log.push(room.archived === true ? 'toast: archived' : 'toast: moved back'),
        showErrorToast: () => void log.push('toast: failed'),
        reportError: (_, { error }) => void log.push(`reported: ${String(error)}`),
      },
    }),
    { clock, input: { searchedId: 'room-1', isForPins: false } },
  );
  actor.start();
  const answer = (type: 'action.confirm' | 'action.cancel') =>
    selectDeletion(actor.getSnapshot())?.send({ type });
  return { actor, log, clock, answer };
};

export const both = [roomWithIris, roomWithTomas];
