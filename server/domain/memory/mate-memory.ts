import type { MateMemory } from '../../../contract/memory/memory.ts';
import type { Database } from '../../store/database.ts';
import type { Viewer } from '../mates/mate-access.ts';
import { readOpenRoom, assertLasting } from '../transcript/room-access.ts';
import type { StoreDeps } from '../store-deps.ts';
import { assertRoomOf, readOwnFacts } from './memory-access.ts';
import { toFact, mergeFacts } from './merge-facts.ts';

/** Returns what the mate remembers about the viewer, in one room or in all. Throws as `readOwnFacts` and `assertRoomOf` do. */
export const readMateMemory = async (
  { database }: Pick<StoreDeps, 'database'>,
  { mateId, roomId, ...viewer }: Viewer & { readonly mateId: string; readonly roomId?: string | undefined },
): Promise<MateMemory> => {
  if (roomId !== undefined) {
    await assertRoomOf(database, viewer, { roomId, mateId });
  }
  const rows = await readOwnFacts(database, viewer, mateId);
  const facts = rows.filter((row) => roomId === undefined || (row.room_id ?? roomId) === roomId);
  return {
    facts: mergeFacts(facts).map(toFact),
    remembers: roomId === undefined || (await isRemembering(database, roomId)),
  };
};

/** Returns whether the room's mate learns and uses facts there. */
const isRemembering = async (database: Database, roomId: string): Promise<boolean> => {
  const room = await database
    .selectFrom('rooms')
    .select('remembers')
    .where('room_id', '=', roomId)
    .executeTakeFirst();
  return room?.remembers !== 0;
};

/** Switches on or off that the mate learns and uses facts in a room. Throws as `readOpenRoom` does, and `forbidden` for a temporary one. */
export const switchRoomMemory = async (
  { database }: Pick<StoreDeps, 'database'>,
  { roomId, remembers, ...viewer }: Viewer & { readonly roomId: string; readonly remembers: boolean },
): Promise<{ remembers: boolean }> => {
  const room = await readOpenRoom(database, viewer, roomId);
  assertLasting(room.temporary === true);
  await database
    .updateTable('rooms')
    .set({ remembers: remembers ? 1 : 0 })
    .where('room_id', '=', roomId)
    .execute();
  return { remembers };
};
