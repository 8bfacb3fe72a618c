import type { Database } from '../../store/database.ts';

interface EndedSessions {
  /** Null for all accounts. */
  readonly userId: string | null;
  /** The session that continues; null for none. */
  readonly except: string | null;
}

/**
 * Ends the sessions of an account, and what opens another one without a proof: a sign-up whose browser may not have fetched its session
 * yet, and links for other devices. Returns the number of sessions that ended.
 */
export const endSessions = async (database: Database, { userId, except }: EndedSessions): Promise<number> => {
  const { numDeletedRows } = await database
    .deleteFrom('sessions')
    .$if(userId !== null, (query) => query.where('user_id', '=', userId))
    .$if(except !== null, (query) => query.where('session_id', '<>', except))
    .executeTakeFirstOrThrow();
  for (const table of ['registrations', 'sign_in_links'] as const) {
    await database
      .deleteFrom(table)
      .$if(userId !== null, (query) => query.where('user_id', '=', userId))
      .execute();
  }
  return Number(numDeletedRows);
};
