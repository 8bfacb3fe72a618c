import { changedFields, type ChangedField, type MateChange } from '../../../contract/mates/mate-change.ts';
import type { OwnMate } from '../../../contract/mates/own-mate.ts';
import type { Database, DatabaseTransaction } from '../../store/database.ts';
import type { MateChangeRow, MateRow } from '../../store/schema/mates.ts';
import type { RoomRow } from '../../store/schema/rooms.ts';
import type { StoreDeps } from '../store-deps.ts';

/** Older changes of a mate are deleted. */
const maxChanges = 20;

/** The content of a mate in a field that is reported. */
const contentOf = (mate: OwnMate, field: ChangedField): unknown =>
  field === 'look' ? [mate.look, mate.hue, mate.picture] : mate[field];

/** Stores which fields of a mate that others have seen a save changed, if any. `time` is that of the save. */
export const recordMateChange = async (
  transaction: DatabaseTransaction,
  { before, after, time }: { readonly before: OwnMate; readonly after: OwnMate; readonly time: number },
): Promise<void> => {
  const changed = changedFields.filter(
    (field) => JSON.stringify(contentOf(before, field)) !== JSON.stringify(contentOf(after, field)),
  );
  if (changed.length === 0) {
    return;
  }
  const { mateId } = after;
  await transaction
    .insertInto('mate_changes')
    .values({ mate_id: mateId, changed_at: time, fields: changed.join(',') })
    .execute();
  const kept = await readMateChanges(transaction, mateId);
  await transaction
    .deleteFrom('mate_changes')
    .where('mate_id', '=', mateId)
    .where('changed_at', '<', kept.at(-1)?.changedAt ?? 0)
    .execute();
};

/** Returns the changes of a mate that others have seen, newest first. */
export const readMateChanges = async (database: Database, mateId: string): Promise<MateChange[]> => {
  const rows = await database
    .selectFrom('mate_changes')
    .select(['changed_at', 'fields'])
    .where('mate_id', '=', mateId)
    .orderBy('changed_at', 'desc')
    .limit(maxChanges)
    .execute();
  return rows.map(toChange);
};

const toChange = ({ changed_at, fields }: Pick<MateChangeRow, 'changed_at' | 'fields'>): MateChange => ({
  changedAt: changed_at,
  fields: changedFields.filter((field) => fields.split(',').includes(field)),
});

/** Returns the stored changes of all mates of a user, oldest first. */
export const exportMateChanges = async (
  database: Database,
  userId: string,
): Promise<Array<MateChange & { mateId: string }>> => {
  const rows = await database
    .selectFrom('mate_changes')
    .innerJoin('mates', 'mates.mate_id', 'mate_changes.mate_id')
    .selectAll('mate_changes')
    .where('mates.owner_id', '=', userId)
    .orderBy('mate_changes.changed_at')
    .execute();
  return rows.map((row) => ({ mateId: row.mate_id, ...toChange(row) }));
};

/** Returns what of a room's mate changed since the room began and its user has not read of; null where nothing did. */
export const readUnreadChange = async (
  database: Database,
  room: Pick<RoomRow, 'mate_id' | 'created_at' | 'change_read_at'>,
): Promise<MateChange | null> => {
  const changes = await readMateChanges(database, room.mate_id);
  const since = Math.max(room.created_at, room.change_read_at ?? 0);
  const unread = changes.filter(({ changedAt }) => changedAt > since);
  const [latest] = unread;
  if (latest === undefined) {
    return null;
  }
  const { changedAt } = latest;
  const isChanged = (field: ChangedField) => unread.some(({ fields }) => fields.includes(field));
  return { changedAt, fields: changedFields.filter(isChanged) };
};

/** Stores that the user has read of the changes of a room's mate until then, at most until now. Ignores rooms of others. */
export const markChangeRead = async (
  { database, now }: Pick<StoreDeps, 'database' | 'now'>,
  {
    userId,
    roomId,
    changedAt,
  }: { readonly userId: string; readonly roomId: string; readonly changedAt: number },
): Promise<void> => {
  const until = Math.min(changedAt, now());
  await database
    .updateTable('rooms')
    .set({ change_read_at: until })
    .where('room_id', '=', roomId)
    .where('user_id', '=', userId)
    .where((where) => where.or([where('change_read_at', 'is', null), where('change_read_at', '<', until)]))
    .execute();
};

/** When a mate is first seen by others: with this save, or before it. */
export const toShownAt = (
  visibility: MateRow['visibility'],
  time: number,
  before: number | null = null,
): number | null => before ?? (visibility === 'private' ? null : time);
