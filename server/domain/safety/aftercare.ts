import * as v from 'valibot';
import { languages, type Language } from '../../../contract/languages.ts';
import type { Database } from '../../store/database.ts';
import { detectCrisis } from './crisis-detection.ts';
import { safeReply } from './safe-replies.ts';

/** What the mate says to the message instead of what its engine would; null for a message that is no cry for help. */
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
  if (message.help === null) {
    return null;
  }
  const { earlier } = await database
    .selectFrom('messages')
    .select((column) => column.fn.countAll<number>().as('earlier'))
    .where('room_id', '=', roomId)
    .where('role', '=', 'user')
    .where('help', 'is not', null)
    .where('seq', '<', message.seq)
    .executeTakeFirstOrThrow();
  return safeReply(message.help, getLanguage(message), earlier);
};

/** The language of the cry itself, else that of the account. */
const getLanguage = ({ text, language }: { text: string; language: string }): Language =>
  detectCrisis(text)?.language ?? (v.is(v.picklist(languages), language) ? language : 'en');

/** How many of the room's lines, the user's and the mate's, stay careful after a cry for help. */
const carefulLines = 8;

/** Whether the user asked for help a few lines ago. */
export const isInAftercare = async (
  database: Database,
  place: { roomId: string; before: number },
): Promise<boolean> =>
  (await database
    .selectFrom('messages')
    .select('message_id')
    .where('room_id', '=', place.roomId)
    .where('help', 'is not', null)
    .where('seq', '<', place.before)
    .where('seq', '>=', place.before - carefulLines)
    .limit(1)
    .executeTakeFirst()) !== undefined;
