import type { Insertable } from 'kysely';
import { createAccount } from '../../../server/domain/accounts/accounts.ts';
import { openSession } from '../../../server/domain/accounts/sessions.ts';
import { openRoom } from '../../../server/domain/rooms/rooms.ts';
import type { AppDeps } from '../../../server/http/dependencies.ts';
import type { MessageRow } from '../../../server/store/schema/rooms.ts';

/** A room, and a session of its user. */
export interface Room {
  readonly id: string;
  readonly token: string;
}

/** Inserts messages of a room, in their order, and returns their number. */
export const insertMessages = async (
  { database }: AppDeps,
  messages: Insertable<MessageRow>[],
): Promise<number> => {
  for (let index = 0; index < messages.length; index += insertSize) {
    await database
      .insertInto('messages')
      .values(messages.slice(index, index + insertSize))
      .execute();
  }
  const last = messages.at(-1);
  if (last !== undefined) {
    await database
      .updateTable('rooms')
      .set({ last_seq: last.seq })
      .where('room_id', '=', last.room_id)
      .execute();
  }
  return messages.length;
};

export const turns = {
  user: { role: 'user', status: 'sent' },
  mate: { role: 'mate', status: 'done' },
} as const;

/** Databases limit the number of values in a statement. */
const insertSize = 500;

/** Creates an account with that many rooms, each with the mate at its place in `mateIds`, or the last one. */
export const openRooms = async (
  deps: AppDeps,
  count: number,
  mateIds: readonly string[] = ['iris-vale'],
): Promise<Room[]> => {
  const userId = await deps.database.transaction().execute((transaction) =>
    createAccount(transaction, {
      email: `${crypto.randomUUID()}@example.com`,
      passwordHash: 'none',
      language: 'en',
      chats: 100_000,
      now: deps.now(),
    }),
  );
  if (userId === null) {
    throw new Error('the account was there before');
  }
  const token = await openSession(deps, userId);
  const rooms: Room[] = [];
  for (let index = 0; index < count; index += 1) {
    const input = {
      userId,
      nfsw: false,
      mateId: mateIds[index] ?? mateIds.at(-1) ?? '',
      clientRoomId: crypto.randomUUID(),
    };
    const room = await openRoom(deps, { ...input, isTemporary: false, language: 'en' });
    rooms.push({ id: room.roomId, token });
  }
  return rooms;
};
