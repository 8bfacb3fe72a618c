import * as v from 'valibot';
import type { LoreEffect } from '../../companions/lore/scene.ts';
import type { Database } from '../../store/database.ts';
import { insertRows } from '../../store/insert-rows.ts';
import type { CopiedRoom } from '../memory/copy-facts.ts';

const Effects = v.pipe(v.string(), v.parseJson(), v.array(v.object({ version: v.string(), at: v.number() })));

/** Stores which entries began to have an effect with a reply, in the transaction that stores its end. */
export const storeEffects = async (
  transaction: Database,
  reply: {
    readonly opened: { readonly replyId: string; readonly roomId: string };
    readonly effects: readonly LoreEffect[];
  },
): Promise<void> => {
  const { opened, effects } = reply;
  if (effects.length === 0) {
    return;
  }
  const stored = { effects: JSON.stringify(effects) };
  await transaction
    .insertInto('lore_effects')
    .values({ message_id: opened.replyId, room_id: opened.roomId, ...stored })
    .onConflict((conflict) => conflict.column('message_id').doUpdateSet(stored))
    .execute();
};

/** With how many replies at most the effects began that are read: older ones have ended, unless a book asks for longer ones. */
const maxReplies = 1000;

/** Returns the effects that began with the shown replies before a message, the latest last. */
export const readEffects = async (
  database: Database,
  { roomId, before }: { readonly roomId: string; readonly before: number },
): Promise<LoreEffect[]> => {
  const rows = await database
    .selectFrom('lore_effects')
    .innerJoin('messages', 'messages.message_id', 'lore_effects.message_id')
    .select('effects')
    .where('lore_effects.room_id', '=', roomId)
    .where('messages.hidden_at', 'is', null)
    .where('messages.seq', '<', before)
    .orderBy('messages.seq', 'desc')
    .limit(maxReplies)
    .execute();
  return rows.toReversed().flatMap(({ effects }) => v.parse(Effects, effects));
};

/** Copies the effects of the messages of a room to their copies. */
export const copyEffects = async (
  transaction: Database,
  { original, roomId, messageIds }: CopiedRoom,
): Promise<void> => {
  const rows = await transaction
    .selectFrom('lore_effects')
    .selectAll()
    .where('room_id', '=', original.room_id)
    .execute();
  const copies = rows.flatMap((row) => {
    const copy = messageIds.get(row.message_id);
    return copy === undefined ? [] : [{ ...row, message_id: copy, room_id: roomId }];
  });
  await insertRows(transaction, 'lore_effects', copies);
};
