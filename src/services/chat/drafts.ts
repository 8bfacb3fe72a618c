import * as v from 'valibot';
import type { Desk, UnsentMessage } from '../../machines/chat/conversation.types.ts';
import { memoryBacked } from '../storage/memory-backed.ts';
import type { SafeStorage } from '../storage/safe-storage.ts';
import { keysOf } from './tab-drafts.ts';

/** The messages that the server does not have yet, stored by user and room. */
export interface Drafts {
  /** In the order in which they were written. */
  readonly readUnsent: (desk: Desk) => readonly UnsentMessage[];
  readonly persistUnsent: (desk: Desk, unsent: UnsentMessage) => void;
  readonly forgetUnsent: (desk: Desk, ids: readonly string[]) => void;
  /** Everything that is kept for the room. */
  readonly forgetRoom: (desk: Desk) => void;
  /** The same at that time, in milliseconds since 1970: until then the room may come back. */
  readonly forgetRoomLater: (desk: Desk, time: number) => void;
  /** The room came back. */
  readonly keepRoom: (desk: Desk) => void;
  /** Forgets the person's rooms whose time has come. */
  readonly forgetLeft: (userId: string, now: number) => void;
}

/**
 * Each message has a key of its own, so two tabs on one room do not overwrite each other. Where the browser refuses to
 * store (full, or forbidden), the words live as long as the page.
 */
export const createDrafts = (area: SafeStorage): Drafts => {
  const storage = memoryBacked(area);
  const { read, write, remove } = storage;

  const readOne = (key: string): readonly UnsentMessage[] => {
    const kept = v.safeParse(KeptMessage, read(key));
    if (kept.success) return [kept.output];
    remove(key);
    return [];
  };

  const keysOfUnsent = (desk: Desk): readonly string[] => storage.keys(unsentKey(desk, ''));

  const forgetRoom = (desk: Desk): void => {
    for (const key of [...keysOf(storage, desk), leavingKey(desk), ...keysOfUnsent(desk)]) remove(key);
  };

  return {
    readUnsent: (desk) =>
      keysOfUnsent(desk)
        .flatMap(readOne)
        .toSorted((one, other) => one.at - other.at),

    persistUnsent: (desk, unsent) =>
      void write(unsentKey(desk, unsent.clientMessageId), JSON.stringify(unsent)),

    forgetUnsent(desk, ids) {
      for (const id of ids) remove(unsentKey(desk, id));
    },

    forgetRoom,
    forgetRoomLater: (desk, time) => void write(leavingKey(desk), String(time)),
    keepRoom: (desk) => remove(leavingKey(desk)),

    forgetLeft(userId, now) {
      const prefix = leavingKey({ userId, roomId: '' });
      for (const key of storage.keys(prefix)) {
        if (!(Number(read(key)) > now)) forgetRoom({ userId, roomId: key.slice(prefix.length) });
      }
    },
  };
};

const KeptMessage = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({
    clientMessageId: v.pipe(v.string(), v.uuid()),
    text: v.pipe(v.string(), v.minLength(1)),
    at: v.number(),
    held: v.boolean(),
    code: v.exactOptional(v.number()),
  }),
);

const leavingKey = ({ userId, roomId }: Desk): string => `mates.leaving/${userId}/${roomId}`;
const unsentKey = ({ userId, roomId }: Desk, id: string): string => `mates.unsent/${userId}/${roomId}/${id}`;
