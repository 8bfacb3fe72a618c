import { roomList } from '../../../contract/rooms/room.ts';
import type { Chats } from '../../machines/mates/browse/discover.machine.ts';
import { createRoomCopies } from '../offline/room-copies.ts';
import type { Services } from '../shared/services.ts';

/** The user's latest chats: those of the server, and the copies that this browser has of them. Not part of the first load. */
export const createLatestChats = (
  { call, storage }: Pick<Services, 'call' | 'storage'>,
  userId: () => string,
) => {
  const copies = createRoomCopies({ storage, userId });
  return {
    async fetch(signal: AbortSignal): Promise<Chats> {
      const list = await call(roomList, {}, signal);
      copies.keepList(list);
      return list.rooms;
    },
    /** Returns null without a copy. */
    find: async (): Promise<Chats | null> => (await copies.findList())?.rooms ?? null,
  };
};
