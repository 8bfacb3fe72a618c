import type { TestServer } from './server.ts';

/** Gives the user this many rooms with a mate. */
export const fillRooms = async (
  { database }: Pick<TestServer, 'database'>,
  { userId, mateId, count }: { readonly userId: string; readonly mateId: string; readonly count: number },
): Promise<void> => {
  const now = Date.now();
  await database
    .insertInto('rooms')
    .values(
      Array.from({ length: count }, (_, index) => ({
        room_id: `${userId}-${index}`,
        user_id: userId,
        mate_id: mateId,
        client_room_id: `filler-${index}`,
        last_seq: 0,
        created_at: now,
        updated_at: now,
      })),
    )
    .execute();
};
