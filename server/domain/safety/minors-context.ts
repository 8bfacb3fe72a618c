import type { Database } from '../../store/database.ts';
import { mateOfRoom } from '../mates/room-mates.ts';
import { personaIn } from '../rooms/personas.ts';
import { isSexual, isSexualAboutMinors, unsafe } from './minors.ts';
import { surroundingsOf } from './talk-with-minors.ts';

/** How many lines back a part in the play is remembered: as many as a companion is given. */
const linesBack = 60;

/**
 * Like `assertSafe` for a message, judged together with the mate's card, the user's persona, the notes of the room
 * and the lines before it. `now` is in milliseconds since 1970.
 */
export const assertSafeMessage = async (
  database: Database,
  message: { readonly roomId: string; readonly text: string; readonly before?: number },
  now: number,
): Promise<void> => {
  if (!isSexual(message.text)) {
    return;
  }
  const partners = await partnersIn(database, message.roomId);
  const earlier = await linesBefore(database, message);
  if (isSexualAboutMinors(message.text, earlier, surroundingsOf(partners, now))) {
    throw unsafe();
  }
};

const partnersIn = async (database: Database, roomId: string) => {
  const room = await database
    .selectFrom('rooms')
    .select(['user_id', 'mate_id', 'card_id', 'mature_at', 'notes'])
    .where('room_id', '=', roomId)
    .executeTakeFirstOrThrow();
  return {
    // What the user may see of the mate is decided elsewhere; here its words are judged.
    mate: await mateOfRoom(database, { userId: room.user_id, nfsw: true }, room),
    persona: await personaIn(database, roomId),
    notes: room.notes ?? '',
  };
};

/** `before` is the `seq` of the message where it is stored already. */
const linesBefore = async (
  database: Database,
  { roomId, before }: { readonly roomId: string; readonly before?: number },
): Promise<string[]> => {
  const lines = await database
    .selectFrom('messages')
    .select('text')
    .where('room_id', '=', roomId)
    .$if(before !== undefined, (query) => query.where('seq', '<', before ?? 0))
    .orderBy('seq', 'desc')
    .limit(linesBack)
    .execute();
  return lines.map((line) => line.text);
};
