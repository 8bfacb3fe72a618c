import type { RoomInfo, RoomList } from '../../../contract/rooms/room.ts';
import type { ConversationContext } from '../../machines/chat/conversation.types.ts';
import { report } from '../shared/report.ts';
import type { SafeStorage } from '../storage/safe-storage.ts';
import type * as copyStore from './copy-store.ts';
import { areCopiesKept } from './copies-setting.ts';
import { findList, findRoom } from './find-copies.ts';
import { importCode } from '../shared/import-code.ts';

/** Copies of the last conversations: a room is shown from its copy at once, the list where the server does not answer. */
export interface RoomCopies {
  readonly keepRoom: (conversation: ConversationContext) => void;
  readonly keepList: (list: RoomList) => void;
  /** Returns the copy of the room; null where there is none. */
  readonly findRoom: (roomId: string) => Promise<RoomInfo | null>;
  readonly findList: () => Promise<RoomList | null>;
}

interface CopiesDeps {
  readonly storage: SafeStorage;
  /** The user who is signed in; '' for none. */
  readonly userId: () => string;
  /** Called when the copy of the list is used. */
  readonly onListUse?: () => void;
}

/** Keeps copies for the user who is signed in, unless the user turned it off. The code that stores them is loaded when it is needed. */
export const createRoomCopies = ({ storage, userId, onListUse }: CopiesDeps): RoomCopies => {
  const isKept = (): boolean => 'caches' in globalThis && userId() !== '' && areCopiesKept(storage);
  const store = () => importCode(() => import('./copy-store.ts'), { isAwaited: false });
  const find = async <Copy>(read: (user: string) => Promise<Copy | null>): Promise<Copy | null> => {
    if (!isKept()) return null;
    try {
      return await read(userId());
    } catch (error) {
      report(error);
      return null;
    }
  };
  /** A user who has left meanwhile leaves no copy. */
  const keep = (write: (copies: typeof copyStore, user: string) => Promise<void>): void => {
    const user = userId();
    store()
      .then(async (copies) => {
        if (user === userId()) await write(copies, user);
      })
      .catch(report);
  };
  return {
    keepRoom(conversation) {
      if (!isKept() || conversation.room.temporary === true) return;
      keep(({ storeRoom }, user) => storeRoom(user, conversation));
    },
    keepList(list) {
      if (isKept()) keep(({ storeList }, user) => storeList(user, list));
    },
    findRoom: (roomId) => find((user) => findRoom(user, roomId)),
    async findList() {
      const copy = await find(findList);
      if (copy !== null) onListUse?.();
      return copy;
    },
  };
};
