import * as v from 'valibot';
import { cutText } from '../../../contract/letters.ts';
import type { ThreadKey, UnsentMessage } from '../../machines/chat/outbox/unsent-message.types.ts';
import type { OrphanedTexts, UnsentText } from '../../machines/rooms/recent-chats.reducers.ts';
import type { SafeStorage } from '../storage/safe-storage.ts';
import { createRoomDrafts, roomDraftKey } from './room-drafts.ts';
import { keysOf, readDraft } from './tab-drafts.ts';
import { unsentKey, unsentKeys } from './unsent-keys.ts';

/** The messages that the server does not have yet, stored by user and room. */
export interface Drafts {
  /** In the order in which they were written. */
  readonly readUnsent: (thread: ThreadKey) => readonly UnsentMessage[];
  readonly persistUnsent: (thread: ThreadKey, unsent: UnsentMessage) => void;
  readonly forgetUnsent: (thread: ThreadKey, ids: readonly string[]) => void;
  /** The rooms of the user with unsent messages, but for those that the user has deleted. */
  readonly roomsWithUnsent: (userId: string) => readonly string[];
  /** The last unsent message of each room of the user, or the newest draft of a room without one. */
  readonly unsentTexts: (userId: string) => readonly UnsentText[];
  /** Returns the stored texts of the user's rooms that are not among these, are not temporary, and were not deleted in this browser. */
  readonly readOrphaned: (userId: string, rooms: readonly string[]) => readonly OrphanedTexts[];
  /** Removes everything that is stored for the room. */
  readonly forgetRoom: (thread: ThreadKey) => void;
  /** Does so after that time, in milliseconds since 1970: until then the room can be restored. */
  readonly forgetRoomLater: (thread: ThreadKey, time: number) => void;
  /** Cancels the removal: the room was restored. */
  readonly cancelRoomRemoval: (thread: ThreadKey) => void;
  /** Removes the rooms of the user whose time has passed. */
  readonly removeExpired: (userId: string, now: number) => void;
}

/**
 * Each message has its own key, so that two tabs on one room do not overwrite each other. `isTemporary` tells the rooms that no
 * list of the server contains.
 */
export const createDrafts = (
  storage: SafeStorage,
  isTemporary: (roomId: string) => boolean = () => false,
): Drafts => {
  const { read, write, remove } = storage;

  const readOne = (key: string): readonly UnsentMessage[] => {
    const stored = v.safeParse(StoredMessage, read(key));
    if (stored.success) {
      const { held, ...message } = stored.output;
      return [{ ...message, needsUser: held }];
    }
    remove(key);
    return [];
  };

  const keysOfUnsent = (thread: ThreadKey): readonly string[] => storage.keys(unsentKey(thread, ''));

  const roomsBelow = (...prefixes: readonly string[]): readonly string[] => [
    ...new Set(
      prefixes.flatMap((prefix) =>
        storage.keys(prefix).map((key) => key.slice(prefix.length).split('/', 1)[0] ?? ''),
      ),
    ),
  ];

  const readUnsent = (thread: ThreadKey): readonly UnsentMessage[] =>
    keysOfUnsent(thread)
      .flatMap(readOne)
      .toSorted((one, other) => one.at - other.at);

  const isLeaving = (thread: ThreadKey): boolean => read(leavingKey(thread)) !== null;

  const unsentTextOf = (thread: ThreadKey): readonly UnsentText[] => {
    const { roomId } = thread;
    const message = readUnsent(thread).at(-1);
    if (message !== undefined) return [{ roomId, kind: 'message', excerpt: excerptOf(message.text) }];
    return keysOf(storage, thread)
      .map((key) => readDraft(storage, key))
      .filter(({ text }) => text.trim() !== '')
      .toSorted((one, other) => other.at - one.at)
      .slice(0, 1)
      .map(({ text }) => ({ roomId, kind: 'draft', excerpt: excerptOf(text) }));
  };

  /** The unsent messages, the drafts, and unsaved notes. */
  const textsOf = (thread: ThreadKey): readonly string[] => {
    return [
      ...readUnsent(thread).map(({ text }) => text),
      ...keysOf(storage, thread).map((key) => readDraft(storage, key).text),
      createRoomDrafts(storage).read(thread) ?? '',
    ].filter((text) => text.trim() !== '');
  };

  const forgetRoom = (thread: ThreadKey): void => {
    for (const key of [...keysOf(storage, thread), ...keysOfUnsent(thread)]) remove(key);
    remove(roomDraftKey(thread));
    remove(leavingKey(thread));
  };

  return {
    readUnsent,

    persistUnsent(thread, { needsUser, ...message }) {
      const stored: v.InferOutput<typeof StoredMessage> = { ...message, held: needsUser };
      write(unsentKey(thread, message.clientMessageId), JSON.stringify(stored));
    },

    forgetUnsent(thread, ids) {
      for (const id of ids) remove(unsentKey(thread, id));
    },

    roomsWithUnsent: (userId) =>
      roomsBelow(unsentKeys(userId)).filter((roomId) => !isLeaving({ userId, roomId })),

    unsentTexts: (userId) =>
      roomsBelow(unsentKeys(userId), `mates.draft/${userId}/`).flatMap((roomId) =>
        unsentTextOf({ userId, roomId }),
      ),

    readOrphaned: (userId, rooms) =>
      roomsBelow(unsentKeys(userId), `mates.draft/${userId}/`, roomDraftKey({ userId, roomId: '' }))
        .filter((roomId) => !rooms.includes(roomId) && !isTemporary(roomId) && !isLeaving({ userId, roomId }))
        .map((roomId) => ({ roomId, texts: textsOf({ userId, roomId }) }))
        .filter(({ texts }) => texts.length > 0),

    forgetRoom,
    forgetRoomLater: (thread, time) => void write(leavingKey(thread), String(time)),
    cancelRoomRemoval: (thread) => remove(leavingKey(thread)),

    removeExpired(userId, now) {
      const prefix = leavingKey({ userId, roomId: '' });
      for (const key of storage.keys(prefix)) {
        if (!(Number(read(key)) > now)) forgetRoom({ userId, roomId: key.slice(prefix.length) });
      }
    },
  };
};

/** As much as the server sends of a message in a list. */
const excerptOf = (text: string): string => cutText(text.trim(), 140);

/** As browsers store it since the first version. */
const StoredMessage = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({
    clientMessageId: v.pipe(v.string(), v.uuid()),
    text: v.pipe(v.string(), v.minLength(1)),
    at: v.number(),
    held: v.boolean(),
    edits: v.exactOptional(v.string()),
    code: v.exactOptional(v.number()),
  }),
);

const leavingKey = ({ userId, roomId }: ThreadKey): string => `mates.leaving/${userId}/${roomId}`;
