import { sql } from 'kysely';
import type { Database, Dialect } from '../../store/database.ts';

/** A piece of a reply: `seq` counts 1, 2, 3 … without gaps. */
export interface Frame {
  readonly replyId: string;
  readonly seq: number;
  readonly text: string;
}

/**
 * Stores frames of the node's own replies in one statement and returns how many were stored: fewer when a reply
 * was deleted or is no longer the node's, or when a frame was already stored by a commit with an unknown outcome.
 */
export const insertFrames = async (
  transaction: Database,
  dialect: Dialect,
  node: string,
  frames: readonly Frame[],
): Promise<number> => {
  // A single parameter, because one for each value costs more than the insert itself.
  const rows = frames.map((frame) => [frame.replyId, frame.seq, frame.text]);
  const { numAffectedRows } = await sql`
    insert into reply_frames (reply_id, seq, text)
    select f.value ->> 0, cast(f.value ->> 1 as integer), f.value ->> 2
    from ${jsonRows(dialect, rows)} as f
    join messages m on m.message_id = f.value ->> 0 and m.status = 'streaming' and m.node = ${node}
    ${fence(dialect)}
    on conflict do nothing`.execute(transaction);
  return Number(numAffectedRows ?? 0n);
};

/**
 * Holds the replies until the commit, so that no other node takes one over between the check and the commit. The embedded
 * database executes one transaction at a time.
 */
const fence = (dialect: Dialect) => (dialect === 'postgres' ? sql`for share of m` : sql`where true`);

/** Returns later frames in order. `after` maps each reply to the last known `seq`. */
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

/** Returns all frames of an open reply in order. */
export const readStoredFrames = (database: Database, replyId: string): Promise<Frame[]> =>
  database
    .selectFrom('reply_frames')
    .select(['reply_id as replyId', 'seq', 'text'])
    .where('reply_id', '=', replyId)
    .orderBy('seq')
    .execute();

/** Returns the text of an open reply that readers have seen. */
export const readShownText = async (database: Database, replyId: string): Promise<string> =>
  (await readStoredFrames(database, replyId)).map((frame) => frame.text).join('');

/**
 * Deletes the frames of an ended reply. SQLite stores frames in the order of insertion, so that a commit writes few
 * pages, and has no index by reply: `trimFrames` and `purgeFrames` delete them there.
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
 * Deletes the frames in SQLite that are older than every frame of an open reply: these fill pages of their own, and no
 * frame is read twice.
 */
export const trimFrames = async (database: Database, dialect: Dialect): Promise<void> => {
  if (dialect === 'sqlite') {
    await sql`
      delete from reply_frames where rowid < coalesce(
        (select rowid from reply_frames where reply_id in (${openReplyIds(database)}) order by rowid limit 1),
        (select max(rowid) + 1 from reply_frames)
      )`.execute(database);
  }
};

/**
 * Deletes all frames in SQLite of ended or deleted replies, for a transaction that deletes messages. In PostgreSQL a
 * foreign key deletes them with their message.
 */
export const purgeFrames = async (transaction: Database, dialect: Dialect): Promise<void> => {
  if (dialect === 'sqlite') {
    await transaction
      .deleteFrom('reply_frames')
      .where('reply_id', 'not in', openReplyIds(transaction))
      .execute();
  }
};

const openReplyIds = (database: Database) =>
  database.selectFrom('messages').select('message_id').where('status', '=', 'streaming');

/** Returns rows as a table with one column `value`, in the syntax of the dialect. */
const jsonRows = (dialect: Dialect, rows: readonly (readonly unknown[])[]) => {
  const text = JSON.stringify(rows);
  return dialect === 'sqlite' ? sql`json_each(${text})` : sql`json_array_elements(cast(${text} as json))`;
};

/** The columns of a reply that nobody writes. */
export const noWriter = { node: null, heartbeat_at: null, takeovers_left: null, thinking_at: null };
