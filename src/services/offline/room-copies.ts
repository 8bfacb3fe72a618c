import type { RoomInfo, RoomList } from '../../../contract/room.ts';
import type { ConversationContext } from '../../machines/chat/conversation.types.ts';
import { report } from '../shared/report.ts';
import type { SafeStorage } from '../storage/safe-storage.ts';
import { areCopiesKept } from './copies-setting.ts';

/** Copies of the last conversations, which are read where the device is offline. */
export interface RoomCopies {
  readonly keepRoom: (conversation: ConversationContext) => void;
  readonly keepList: (list: RoomList) => void;
  /** Returns the copy of the room; null where the device is online, or there is none. */
  readonly findRoom: (roomId: string) => Promise<RoomInfo | null>;
  readonly findList: () => Promise<RoomList | null>;
}

interface CopiesDeps {
  readonly storage: SafeStorage;
  /** The user who is signed in; '' for none. */
  readonly userId: () => string;
}

/** Keeps copies for the user who is signed in, unless the user turned it off. The code that stores them is loaded when it is needed. */
export const createRoomCopies = ({ storage, userId }: CopiesDeps): RoomCopies => {
  const isKept = (): boolean => 'caches' in globalThis && userId() !== '' && areCopiesKept(storage);
  const isRead = (): boolean => isKept() && !navigator.onLine;
  const store = () => import('./copy-store.ts');
  return {
    keepRoom(conversation) {
      if (!isKept() || conversation.room.temporary === true) return;
      store()
        .then(({ storeRoom }) => storeRoom(userId(), conversation))
        .catch(report);
    },
    keepList(list) {
      if (isKept())
        store()
          .then(({ storeList }) => storeList(userId(), list))
          .catch(report);
    },
    findRoom: async (roomId) => (isRead() ? (await store()).findRoom(userId(), roomId) : null),
    findList: async () => (isRead() ? (await store()).findList(userId()) : null),
  };
};
