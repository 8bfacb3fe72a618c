import type { ReportReason, SafetyExport } from '../../../contract/safety.ts';
import { code } from '../../../contract/envelope.ts';
import type { AppDeps } from '../../dependencies.ts';
import { newId } from '../../ids.ts';
import type { Database } from '../../store/database.ts';
import type { Viewer } from '../catalogue.ts';
import { Refusal } from '../refusal.ts';
import { requireKnownMate } from './blocks.ts';

interface NewReport {
  readonly clientId: string;
  readonly mateId: string;
  /** Null for the mate itself. */
  readonly messageId: string | null;
  readonly reason: ReportReason;
  readonly words: string;
  /** Whether the reply's text may be kept with the report. */
  readonly consent: boolean;
}

/** Stores what is wrong with a mate or a reply, once for each client id. Throws `notFound` for what is not there. */
export const fileReport = async (
  deps: Pick<AppDeps, 'database' | 'now'>,
  wish: Viewer & NewReport,
): Promise<void> => {
  const { database } = deps;
  const now = deps.now();
  await requireKnownMate(database, wish);
  const text = wish.messageId === null ? null : await readReply(database, wish, wish.messageId);
  await database
    .insertInto('reports')
    .values({
      report_id: newId(now),
      user_id: wish.userId,
      client_id: wish.clientId,
      mate_id: wish.mateId,
      message_id: wish.messageId,
      reason: wish.reason,
      words: wish.words,
      quote: wish.consent ? text : null,
      created_at: now,
    })
    .onConflict((conflict) => conflict.columns(['user_id', 'client_id']).doNothing())
    .execute();
};

/** What the mate said in a room of the user's. */
const readReply = async (
  database: Database,
  { userId, mateId }: { userId: string; mateId: string },
  messageId: string,
): Promise<string> => {
  const row = await database
    .selectFrom('messages')
    .innerJoin('rooms', 'rooms.room_id', 'messages.room_id')
    .select('messages.text')
    .where('messages.message_id', '=', messageId)
    .where('messages.role', '=', 'mate')
    .where('rooms.user_id', '=', userId)
    .where('rooms.mate_id', '=', mateId)
    .executeTakeFirst();
  if (row === undefined) {
    throw new Refusal(code.notFound, 'There is no such reply.');
  }
  return row.text;
};

/** What the user reported and blocked. */
export const readSafety = async (database: Database, userId: string): Promise<SafetyExport> => {
  const blocks = await database
    .selectFrom('blocks')
    .select(['mate_id as mateId', 'created_at as createdAt'])
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .execute();
  const reports = await database
    .selectFrom('reports')
    .select([
      'mate_id as mateId',
      'message_id as messageId',
      'reason',
      'words',
      'quote',
      'created_at as createdAt',
    ])
    .where('user_id', '=', userId)
    .orderBy('report_id')
    .execute();
  return { blocks, reports };
};
