import * as v from 'valibot';
import { SessionClient, type Session } from '../../../contract/account/sessions.ts';
import { days } from '../../shared/clock.ts';
import type { AccountDeps } from './account-deps.ts';
import { endSessions } from './end-sessions.ts';
import type { Caller } from './sessions.ts';

type ListDeps = Pick<AccountDeps, 'database' | 'now' | 'config'>;

/** Returns the account's sessions that have not ended: the caller's own first, then the most recently used. */
export const listSessions = async (
  { database, now, config }: ListDeps,
  caller: Pick<Caller, 'userId' | 'sessionId'>,
): Promise<Session[]> => {
  const rows = await database
    .selectFrom('sessions')
    .select(['session_id', 'client', 'created_at', 'last_seen_at'])
    .where('user_id', '=', caller.userId)
    .where('expires_at', '>', now())
    .where('last_seen_at', '>', now() - days(config.sessionIdleDays))
    .orderBy('last_seen_at', 'desc')
    .orderBy('session_id', 'desc')
    .execute();
  return rows
    .map((row) => ({
      sessionId: row.session_id,
      ...readClient(row.client),
      isCurrent: row.session_id === caller.sessionId,
      createdAt: row.created_at,
      lastSeenAt: row.last_seen_at,
    }))
    .toSorted((one, other) => Number(other.isCurrent) - Number(one.isCurrent));
};

/** Returns where a session runs; nothing is known of one that was not used yet. */
export const readClient = (stored: string | null): SessionClient =>
  stored === null
    ? { browser: null, system: null, language: null }
    : v.parse(SessionClient, JSON.parse(stored));

/** Ends the session if it belongs to the caller's account. */
export const endSession = (
  { database }: Pick<ListDeps, 'database'>,
  caller: Pick<Caller, 'userId'>,
  sessionId: string,
): Promise<void> =>
  database.transaction().execute(async (transaction) => {
    await transaction
      .deleteFrom('sessions')
      .where('user_id', '=', caller.userId)
      .where('session_id', '=', sessionId)
      .execute();
    // The session may have made one.
    await transaction.deleteFrom('sign_in_links').where('user_id', '=', caller.userId).execute();
  });

/** Ends every session of the account except the caller's. */
export const endOtherSessions = ({ database }: Pick<ListDeps, 'database'>, caller: Caller): Promise<void> =>
  database.transaction().execute(async (transaction) => {
    await endSessions(transaction, { userId: caller.userId, except: caller.sessionId });
  });
