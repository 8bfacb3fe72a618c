import { sql } from 'kysely';
import type { Database, Dialect } from '../../store/database.ts';

/** A piece of a reply: `seq` counts 1, 2, 3 … without gaps. */
export interface Frame {
  readonly replyId: string;
  readonly seq: number;
  readonly text: string;
}

/**
 * Stores frames of the node's own replies in one statement and returns how many were stored: fewer than given when a
 * reply was deleted or taken away from the node, or when a frame is stored already because the outcome of an earlier
 * commit was unknown.
 */
export const insertFrames = async (
  transaction: Database,
  dialect: Dialect,
  node: string,
  frames: readonly Frame[],
): Promise<number> => {
  // One parameter whatever their number: a parameter for each value costs more than the writing itself.
  const rows = frames.map((frame) => [frame.replyId, frame.seq, frame.text]);
  const { numAffectedRows } = await sql`
    insert into reply_frames (reply_id, seq, text)
    select f.value ->> 0, cast(f.value ->> 1 as integer), f.value ->> 2
    from ${jsonRows(dialect, rows)} as f
    where exists (
      select 1 from messages m
      where m.message_id = f.value ->> 0 and m.status = 'streaming' and m.node = ${node}
    )
    on conflict do nothing`.execute(transaction);
  return Number(numAffectedRows ?? 0n);
};

/** The frames behind the given ones, in order. `after` tells for each reply the last `seq` that is known. */
export const readFrames = async (
  database: Database,
  dialect: Dialect,
  after: ReadonlyMap<string, number>,
): Promise<Frame[]> => {
  if (after.size === 0) {
    return [];
  }
  const { rows } = await sql<Frame>`
    select r.reply_id as "replyId", r.seq as "seq", r.text as "text"
    from ${jsonRows(dialect, [...after])} as f
    join reply_frames r on r.reply_id = f.value ->> 0 and r.seq > cast(f.value ->> 1 as integer)
    order by r.reply_id, r.seq`.execute(database);
  return rows;
};

/** The text that was shown of a reply under way. */
export const readShownText = async (database: Database, replyId: string): Promise<string> => {
  const frames = await database
    .selectFrom('reply_frames')
    .select('text')
    .where('reply_id', '=', replyId)
    .orderBy('seq')
    .execute();
  return frames.map((frame) => frame.text).join('');
};

/**
 * Removes the frames of a reply that has ended. The embedded database stores frames in the order in which they come, so
 * that a commit writes few pages, and has no index to find one reply's: `trimFrames` and `purgeFrames` remove them there.
 */
export const deleteFrames = async (
  transaction: Database,
  dialect: Dialect,
  replyId: string,
): Promise<void> => {
  if (dialect === 'postgres') {
    await transaction.deleteFrom('reply_frames').where('reply_id', '=', replyId).execute();
  }
};

/**
 * Removes from the embedded database the frames that are older than every frame of a reply under way: whole pages, and
 * no frame is looked at twice.
 */
export const trimFrames = async (database: Database, dialect: Dialect): Promise<void> => {
  if (dialect === 'sqlite') {
    await sql`
      delete from reply_frames where rowid < coalesce(
        (select rowid from reply_frames where reply_id in (${underWay(database)}) order by rowid limit 1),
        (select max(rowid) + 1 from reply_frames)
      )`.execute(database);
  }
};

/**
 * Removes from the embedded database all frames of replies that have ended or are gone, for a transaction that deletes
 * messages. On PostgreSQL frames go with their message.
 */
export const purgeFrames = async (transaction: Database, dialect: Dialect): Promise<void> => {
  if (dialect === 'sqlite') {
    await transaction.deleteFrom('reply_frames').where('reply_id', 'not in', underWay(transaction)).execute();
  }
};

const underWay = (database: Database) =>
  database.selectFrom('messages').select('message_id').where('status', '=', 'streaming');

/** Rows from outside as a table with the one column `value`: the only thing that the two databases spell differently. */
const jsonRows = (dialect: Dialect, rows: readonly (readonly unknown[])[]) => {
  const text = JSON.stringify(rows);
  return dialect === 'sqlite' ? sql`json_each(${text})` : sql`json_array_elements(cast(${text} as json))`;
};
