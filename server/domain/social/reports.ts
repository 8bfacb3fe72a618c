import type { SafetyExport } from '../../../contract/safety/own-safety.ts';
import type { ReportReason } from '../../../contract/safety/safety.ts';
import { code } from '../../../contract/envelope.ts';
import type { StoreDeps } from '../store-deps.ts';
import { newId } from '../../shared/ids.ts';
import type { Database } from '../../store/database.ts';
import type { MateRow } from '../../store/schema/mates.ts';
import type { ReportRow } from '../../store/schema/safety.ts';
import { toCardState } from '../mates/room-mates.ts';
import { accessTo, type Access, type Ownership, type Viewer } from '../mates/mate-access.ts';
import { DomainError } from '../domain-error.ts';
import { assertKnownMate } from './blocks.ts';

interface NewReport {
  readonly clientId: string;
  readonly mateId: string;
  /** Null for a report about the mate itself. */
  readonly messageId: string | null;
  readonly reason: ReportReason;
  readonly words: string;
  /** Whether the reply's text may be stored with the report. */
  readonly consent: boolean;
}

/** Stores a report about a mate or a reply, once per client id. Throws `notFound`. */
export const fileReport = async (
  deps: Pick<StoreDeps, 'database' | 'now'>,
  input: Viewer & NewReport,
): Promise<void> => {
  const { database } = deps;
  const now = deps.now();
  await assertKnownMate(database, input);
  const { picture } = await database
    .selectFrom('mates')
    .select('picture')
    .where('mate_id', '=', input.mateId)
    .executeTakeFirstOrThrow();
  const reply = input.messageId === null ? null : await readReply(database, input, input.messageId);
  await database
    .insertInto('reports')
    .values({
      report_id: newId(now),
      user_id: input.userId,
      client_id: input.clientId,
      mate_id: input.mateId,
      message_id: input.messageId,
      reason: input.reason,
      words: input.words,
      quote: input.consent && reply !== null ? reply.text : null,
      rating: reply?.rating ?? null,
      picture,
      created_at: now,
    })
    .onConflict((conflict) => conflict.columns(['user_id', 'client_id']).doNothing())
    .execute();
};

/** Returns a mate's reply in one of the user's rooms, and its audience. */
const readReply = async (
  database: Database,
  { userId, mateId }: { userId: string; mateId: string },
  messageId: string,
): Promise<{ text: string; rating: MateRow['rating'] }> => {
  const row = await database
    .selectFrom('messages')
    .innerJoin('rooms', 'rooms.room_id', 'messages.room_id')
    .innerJoin('mates', 'mates.mate_id', 'rooms.mate_id')
    .leftJoin('mate_cards', 'mate_cards.card_id', 'rooms.card_id')
    .select(['messages.text', 'rooms.mature_at', 'mate_cards.rating as card_rating'])
    .select(['mates.owner_id', 'mates.visibility', 'mates.closed_at', 'mates.withdrawn_at', 'mates.rating'])
    .where('messages.message_id', '=', messageId)
    .where('messages.role', '=', 'mate')
    .where('rooms.user_id', '=', userId)
    .where('rooms.mate_id', '=', mateId)
    .executeTakeFirst();
  if (row === undefined) {
    throw new DomainError(code.notFound, 'replyNotFound');
  }
  const access = accessTo(row, { userId, nfsw: false }, toCardState(row));
  return { text: row.text, rating: access === 'mature' ? 'mature' : 'everyone' };
};

/** Returns the user's reports and blocks. Quotes of a mature mate are included only when mature content is enabled. */
export const readSafety = async (database: Database, viewer: Viewer): Promise<SafetyExport> => {
  const blocks = await database
    .selectFrom('blocks')
    .select(['mate_id as mateId', 'created_at as createdAt'])
    .where('user_id', '=', viewer.userId)
    .orderBy('created_at')
    .execute();
  const reports = await database
    .selectFrom('reports')
    .innerJoin('mates', 'mates.mate_id', 'reports.mate_id')
    .selectAll('reports')
    .select(['mates.owner_id', 'mates.visibility', 'mates.closed_at', 'mates.withdrawn_at'])
    .select('mates.rating as mate_rating')
    .where('reports.user_id', '=', viewer.userId)
    .orderBy('report_id')
    .execute();
  return { blocks, reports: reports.map((row) => toExported(row, getReportAccess(row, viewer))) };
};

const getReportAccess = (row: ReportedMate, viewer: Viewer): Access =>
  accessTo({ ...row, rating: row.mate_rating }, viewer, {
    hasCard: false,
    isMature: row.rating === 'mature',
  });

type ReportedMate = Pick<ReportRow, 'rating'> & Ownership & { readonly mate_rating: MateRow['rating'] };

const toExported = (
  row: Omit<ReportRow, 'handled_at' | 'picture'>,
  access: Access,
): SafetyExport['reports'][number] => ({
  mateId: row.mate_id,
  messageId: row.message_id,
  reason: row.reason,
  words: row.words,
  createdAt: row.created_at,
  ...(access === 'mature' && row.quote !== null ? { quote: null, hidden: 'mature' } : { quote: row.quote }),
});
