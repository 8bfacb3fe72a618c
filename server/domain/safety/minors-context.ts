import type { Database } from '../../store/database.ts';
import { getRoomMate } from '../mates/room-mates.ts';
import { readPersonaInUse } from '../rooms/personas.ts';
import { isSexual, isSexualAboutMinors, contentRefused } from './minors.ts';
import { toSurroundings } from './talk-with-minors.ts';

/** How many earlier lines are searched for an assigned role: as many as a companion receives. */
const maxEarlierLines = 60;

/**
 * Like `assertSafe` for a message, judged together with the mate's card, the user's persona, the room's notes and the
 * lines before it. `now` is in milliseconds since 1970.
 */
export const assertSafeMessage = async (
  database: Database,
  message: { readonly roomId: string; readonly text: string; readonly before?: number },
  now: number,
): Promise<void> => {
  if (!isSexual(message.text)) {
    return;
  }
  const partners = await readPartners(database, message.roomId);
  const earlier = await readEarlierLines(database, message);
  if (isSexualAboutMinors(message.text, earlier, toSurroundings(partners, now))) {
    throw contentRefused();
  }
};

const readPartners = async (database: Database, roomId: string) => {
  const room = await database
    .selectFrom('rooms')
    .select(['user_id', 'mate_id', 'card_id', 'mature_at', 'notes'])
    .where('room_id', '=', roomId)
    .executeTakeFirstOrThrow();
  return {
    // What the user may see of the mate is decided elsewhere; here its texts are judged.
    mate: await getRoomMate(database, { userId: room.user_id, nfsw: true }, room),
    persona: await readPersonaInUse(database, roomId),
    notes: room.notes ?? '',
  };
};

/**
 * Returns the last lines of any branch and those that the companion receives, the latest first. `before` is the `seq` of the
 * message when it is already stored.
 */
const readEarlierLines = async (
  database: Database,
  { roomId, before }: { readonly roomId: string; readonly before?: number },
): Promise<string[]> => {
  const select = () =>
    database
      .selectFrom('messages')
      .select(['seq', 'text'])
      .where('room_id', '=', roomId)
      .$if(before !== undefined, (query) => query.where('seq', '<', before ?? 0))
      .orderBy('seq', 'desc')
      .limit(maxEarlierLines);
  const lines = [...(await select().execute()), ...(await select().where('hidden_at', 'is', null).execute())];
  return [...new Map(lines.map((line) => [line.seq, line])).values()]
    .toSorted((one, other) => other.seq - one.seq)
    .map((line) => line.text);
};
