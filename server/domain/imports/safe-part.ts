import type { Database } from '../../store/database.ts';
import { getRoomMate } from '../mates/room-mates.ts';
import { readDefaultPersona } from '../mates/known-persona.ts';
import { selectExisting } from '../transcript/room-rows.ts';
import type { RoomDeps } from '../rooms/rooms.ts';
import { assertSafeFields } from '../safety/content-rules.ts';
import { assertSafeTalk, maxEarlierLines, type TalkLine } from '../rooms/minors-context.ts';
import type { ImportedPart } from './imported-part.ts';

/** Throws `contentRefused` for a part that no message could say, judged together with the messages before it. */
export const assertSafePart = async ({ database, now }: RoomDeps, part: ImportedPart): Promise<void> => {
  assertSafeFields({ title: part.title });
  const partners = {
    mate: await getRoomMate(database, part, { mate_id: part.mateId, card_id: null }),
    persona: await readDefaultPersona(database, part.userId),
    notes: '',
  };
  const lines = part.messages.map(({ text, shown }) => ({ text, isShown: shown === true }));
  await assertSafeTalk(partners, [...(await readLinesBefore(database, part)), ...lines], now());
};

/** The last lines before the part, in any branch and in the shown one. */
const readLinesBefore = async (database: Database, part: ImportedPart): Promise<TalkLine[]> => {
  if (part.from === 0) {
    return [];
  }
  const room = await selectExisting(database, part).executeTakeFirst();
  const select = () =>
    database
      .selectFrom('messages')
      .select(['seq', 'text', 'hidden_at'])
      .where('room_id', '=', room?.room_id ?? '')
      .where('seq', '<=', part.from)
      .orderBy('seq', 'desc')
      .limit(maxEarlierLines);
  const rows = [...(await select().execute()), ...(await select().where('hidden_at', 'is', null).execute())];
  return [...new Map(rows.map((row) => [row.seq, row])).values()]
    .toSorted((one, other) => one.seq - other.seq)
    .map(({ text, hidden_at: hiddenAt }) => ({ text, isShown: hiddenAt === null }));
};
