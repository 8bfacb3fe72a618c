import * as v from 'valibot';
import { callLevels, isCall } from '../../../contract/safety/help.ts';
import { languages, type Language } from '../../../contract/languages.ts';
import type { Database } from '../../store/database.ts';
import { detectCrisis } from '../../text-safety/crisis/crisis-detection.ts';
import { safeReply } from '../../text-safety/crisis/safe-replies.ts';

/** Returns the reply that replaces the companion's; null unless the message asks for help. */
export const findSafeReply = async (
  database: Database,
  { messageId, roomId }: { messageId: string; roomId: string },
): Promise<string | null> => {
  const message = await database
    .selectFrom('messages')
    .innerJoin('rooms', 'rooms.room_id', 'messages.room_id')
    .innerJoin('users', 'users.user_id', 'rooms.user_id')
    .select(['messages.text', 'messages.seq', 'messages.help', 'users.language'])
    .where('messages.message_id', '=', messageId)
    .executeTakeFirstOrThrow();
  if (!isCall(message.help)) {
    return null;
  }
  const { earlier } = await database
    .selectFrom('messages')
    .select((column) => column.fn.countAll<number>().as('earlier'))
    .where('room_id', '=', roomId)
    .where('role', '=', 'user')
    .where('help', 'in', callLevels)
    .where('seq', '<', message.seq)
    .executeTakeFirstOrThrow();
  return safeReply(message.help, getLanguage(message), earlier);
};

/** Returns the language of the detected text, else that of the account. */
const getLanguage = ({ text, language }: { text: string; language: string }): Language =>
  detectCrisis(text)?.language ?? (v.is(v.picklist(languages), language) ? language : 'en');

/** For how many lines of the shown branch, the user's and the mate's, aftercare lasts. */
export const carefulLines = 8;

/** Returns whether the user asked for help a few lines ago, in this branch or since then in another. */
export const isInAftercare = async (
  database: Database,
  place: { roomId: string; before: number },
): Promise<boolean> => {
  const first = await database
    .selectFrom('messages')
    .select('seq')
    .where('room_id', '=', place.roomId)
    .where('hidden_at', 'is', null)
    .where('seq', '<', place.before)
    .orderBy('seq', 'desc')
    .offset(carefulLines - 1)
    .limit(1)
    .executeTakeFirst();
  const asked = await database
    .selectFrom('messages')
    .select('message_id')
    .where('room_id', '=', place.roomId)
    .where('help', 'in', callLevels)
    .where('seq', '>=', first?.seq ?? 0)
    .limit(1)
    .executeTakeFirst();
  return asked !== undefined;
};
