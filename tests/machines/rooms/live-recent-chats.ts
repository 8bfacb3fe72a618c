import { createActor, fromPromise, SimulatedClock } from 'xstate';
import type { Room } from '../../../contract/rooms/room.ts';
import { messageSearchMachine } from '../../../src/machines/rooms/message-search.machine.ts';
import { recentChatsMachine } from '../../../src/machines/rooms/recent-chats.machine.ts';
import type {
  FirstListing,
  OrphanedTexts,
  RoomListing,
} from '../../../src/machines/rooms/recent-chats.reducers.ts';
import { roomActionsMachine } from '../../../src/machines/rooms/room-actions.machine.ts';
import type { RoomChange, RoomCommand } from '../../../src/machines/rooms/room-actions.reducers.ts';
import { toCommand } from '../../../src/machines/shared/commands/command.ts';
import { toFailure } from '../../../src/machines/shared/failure.ts';
import { toConfirmation } from '../../../src/machines/shared/commands/confirmation.ts';
import { provideRequest } from '../../../src/machines/shared/request.ts';
import { selectPart, supervised } from '../../../src/machines/shared/supervised.ts';
import { refuse, roomWithIris, roomWithTomas } from '../mates/catalogue-samples.ts';

interface Host {
  /** The outcomes of the calls, in order. */
  readonly deletions?: ReadonlyArray<() => Promise<boolean>>;
  readonly restorations?: ReadonlyArray<() => Promise<Room>>;
  readonly archivings?: ReadonlyArray<() => Promise<Room>>;
  readonly removed?: readonly Room[];
  readonly canUndo?: boolean;
  readonly orphaned?: readonly OrphanedTexts[];
  /** Whether the first list is a copy. */
  readonly isCopy?: boolean;
}

/** Starts the list with the outcomes of its calls. */
export const startRecentChats = (
  lists: ReadonlyArray<() => Promise<readonly Room[]>>,
  {
    deletions = [],
    restorations = [],
    archivings = [],
    removed = [],
    canUndo = true,
    orphaned = [],
    isCopy = false,
  }: Host = {},
) => {
  const [left, deletionsLeft] = [[...lists], [...deletions]];
  const [restorationsLeft, archivingsLeft] = [[...restorations], [...archivings]];
  const log: string[] = [];
  const clock = new SimulatedClock();
  const change = async (command: RoomCommand): Promise<RoomChange> => {
    const { type, roomId } = command;
    if (type === 'room.archive')
      return { type: 'room.archived', room: await (archivingsLeft.shift() ?? refuse)() };
    if (type === 'room.copyTexts') return { type: 'room.textsCopied', roomId };
    if (type === 'room.discardTexts') return { type: 'room.textsDiscarded', roomId };
    log.push(`${type === 'room.delete' ? 'delete' : 'restore'} ${roomId}`);
    if (type === 'room.delete')
      return { type: 'room.removed', roomId, canBeRestored: await (deletionsLeft.shift() ?? refuse)() };
    try {
      return { type: 'room.restored', room: await (restorationsLeft.shift() ?? refuse)() };
    } catch (error) {
      if (toFailure(error).code !== 4040) throw error;
      return { type: 'room.expired', roomId, error };
    }
  };
  const changeRoom = fromPromise<RoomChange, RoomCommand>(({ input }) => change(input));
  const actor = createActor(
    recentChatsMachine.provide({
      actors: {
        fetchRooms: provideRequest<FirstListing>(async () => ({
          rooms: await (left.shift() ?? refuse)(),
          removed,
          canUndo,
          unsent: [],
          orphaned,
          isCopy,
        })),
        refreshRooms: provideRequest<RoomListing>(async () => ({
          rooms: await (left.shift() ?? refuse)(),
          removed,
          canUndo,
          unsent: [{ roomId: 'room-2', kind: 'draft', excerpt: 'I was about to' }],
          orphaned,
        })),
        roomActions: supervised(
          roomActionsMachine.provide({
            actors: {
              changeRoom: toCommand(changeRoom),
              deleteRoom: toConfirmation(changeRoom),
            },
            actions: { showToast: (_, { key }) => void log.push(`toast: ${key}`) },
          }),
        ),
        messageSearch: supervised(messageSearchMachine),
      },
    }),
    { clock, input: { searchedId: 'room-1', isForPins: false } },
  );
  actor.start();
  const actions = () => selectPart(actor.getSnapshot().children.roomActions?.getSnapshot());
  const send = (command: RoomCommand) => actions()?.send(command);
  const answer = (type: 'action.confirm' | 'action.cancel') =>
    actions()?.getSnapshot().children.deleteRoom?.send({ type });
  return { actor, actions, log, clock, send, answer };
};

export const both = [roomWithIris, roomWithTomas];
