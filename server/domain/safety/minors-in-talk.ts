import type { Database } from '../../store/database.ts';
import { isSexualAboutMinors, refuseUnsafe, unsafe } from './minors.ts';

/** How many lines back a part in the play is remembered. */
const linesBack = 8;

/** Like `refuseUnsafe` for a message: what was said before it in the room counts too. */
export const refuseUnsafeMessage = async (
  database: Database,
  message: { readonly roomId: string; readonly text: string },
): Promise<void> => {
  refuseUnsafe(message.text);
  if (isSexualAboutMinors(message.text, await linesBefore(database, message.roomId))) {
    throw unsafe();
  }
};

const linesBefore = async (database: Database, roomId: string): Promise<string[]> => {
  const lines = await database
    .selectFrom('messages')
    .select('text')
    .where('room_id', '=', roomId)
    .orderBy('seq', 'desc')
    .limit(linesBack)
    .execute();
  return lines.map((line) => line.text);
};
