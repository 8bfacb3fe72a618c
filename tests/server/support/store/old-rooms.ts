import type { Database } from '../../../../server/store/database.ts';

/** Stores a user, ada, with rooms of these ids in the database of an earlier version. */
export const storeOldRooms = async (database: Database, roomIds: readonly string[]): Promise<void> => {
  await database
    .insertInto('users')
    .values({
      user_id: 'ada',
      email: 'ada@example.com',
      password_hash: null,
      name: null,
      language: 'en',
      nfsw: 0,
      created_at: 1,
      hue: null,
    })
    .execute();
  await database.insertInto('creators').values({ creator_id: 'c', name: 'C', created_at: 1 }).execute();
  await database
    .insertInto('mates')
    .values({
      mate_id: 'iris',
      creator_id: 'c',
      name: 'Iris',
      hue: 1,
      profile: '{}',
      position: 1,
      visibility: 'public',
      rating: 'everyone',
      closed_at: null,
      owner_id: null,
      client_mate_id: null,
      chats: 0,
      created_at: 1,
      updated_at: 1,
    })
    .execute();
  for (const room_id of roomIds) {
    await database
      .insertInto('rooms')
      .values({
        room_id,
        user_id: 'ada',
        mate_id: 'iris',
        client_room_id: room_id,
        last_seq: 9,
        created_at: 1,
        updated_at: 1,
      })
      .execute();
  }
};
