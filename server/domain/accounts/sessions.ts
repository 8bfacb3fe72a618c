import type { Selectable } from 'kysely';
import type { SessionEnd } from '../../../contract/envelope.ts';
import type { SessionClient } from '../../../contract/account/sessions.ts';
import type { Config } from '../../config/config.ts';
import { days, minutes, type Now } from '../../shared/clock.ts';
import { endSessions } from './end-sessions.ts';
import { adultAge, ageOn } from './age-rules.ts';
import { hashSecret, newId, newSecret } from '../../shared/ids.ts';
import type { Database } from '../../store/database.ts';
import type { SessionRow } from '../../store/schema/accounts.ts';

/** The authenticated user of a call. */
export interface Caller {
  readonly userId: string;
  readonly sessionId: string;
  readonly language: string;
  /** Whether the caller's confirmed age is sufficient to chat. */
  readonly isOldEnough: boolean;
  /** Whether the caller, a confirmed adult, has enabled mature content. */
  readonly nfsw: boolean;
  /** Set when this request rotated the token; the client continues with this one. */
  readonly newToken?: string;
}

interface SessionDeps {
  readonly database: Database;
  readonly now: Now;
  readonly config: Pick<Config, 'sessionIdleDays' | 'sessionDays' | 'ageStep' | 'minimumAge'>;
}

const tokenForm = /^[\w-]{43}$/;
const rotateAfter = days(1);
/**
 * How long a replaced token stays valid after the first use of its successor, for requests in flight. In milliseconds.
 */
const gracePeriod = minutes(2);
/**
 * When a successor has not been used for this long, it was lost in transit and another one is issued. In milliseconds.
 */
const reissueAfter = minutes(10);
/** Limits writes of a busy session, in milliseconds. */
const lastSeenInterval = minutes(5);

/** Opens a session and returns its token, of which only the hash is stored. */
export const openSession = async (
  deps: SessionDeps,
  userId: string,
  provenAt: number | null = null,
): Promise<string> => {
  const now = deps.now();
  const token = newSecret();
  await deps.database
    .insertInto('sessions')
    .values({
      session_id: newId(now),
      user_id: userId,
      token_hash: hashSecret(token),
      created_at: now,
      proven_at: provenAt,
      rotated_at: now,
      last_seen_at: now,
      expires_at: now + days(deps.config.sessionDays),
    })
    .execute();
  await deleteExcessSessions(deps.database, userId, now);
  return token;
};

/** The maximum number of sessions per account; the least recently used one is deleted first. */
export const maxSessions = 50;

/** The same with those that have expired. */
const maxStored = 4 * maxSessions;

const deleteExcessSessions = async (database: Database, userId: string, now: number): Promise<void> => {
  for (const { after, max } of [
    { after: now, max: maxSessions },
    { after: 0, max: maxStored },
  ]) {
    await database
      .deleteFrom('sessions')
      .where('user_id', '=', userId)
      .where('expires_at', '>', after)
      .where('session_id', 'not in', (query) =>
        query
          .selectFrom('sessions')
          .select('session_id')
          .where('user_id', '=', userId)
          .where('expires_at', '>', after)
          .orderBy('last_seen_at', 'desc')
          .orderBy('session_id', 'desc')
          .limit(max),
      )
      .execute();
  }
};

/**
 * Returns the caller that the token belongs to; null when it is missing, unknown, expired or revoked, and when
 * the account is locked. The first use of a session stores where it runs, as `describe` returns it.
 */
export const authenticate = async (
  deps: SessionDeps,
  token: string | null,
  describe: () => SessionClient,
): Promise<Caller | null> => {
  if (token === null || !tokenForm.test(token)) {
    return null;
  }
  const hash = hashSecret(token);
  const now = deps.now();
  const session = await deps.database
    .selectFrom('sessions')
    .innerJoin('users', 'users.user_id', 'sessions.user_id')
    .leftJoin('ages', 'ages.user_id', 'users.user_id')
    .selectAll('sessions')
    .select(['users.language', 'users.nfsw', 'ages.birth_date', 'ages.doubted_at'])
    .where((where) => where.or([where('token_hash', '=', hash), where('previous_hash', '=', hash)]))
    .where('expires_at', '>', now)
    .where('last_seen_at', '>', now - days(deps.config.sessionIdleDays))
    // A session that was opened while the account was being locked.
    .where('users.locked_at', 'is', null)
    .executeTakeFirst();
  if (session === undefined) {
    return null;
  }
  const isCurrent = session.token_hash === hash;
  if (!isCurrent && session.previous_until !== null && session.previous_until <= now) {
    return null;
  }
  await updateLastSeen(deps, session, { isCurrent, describe });
  const newToken = await rotateTokenIfDue(deps, session, isCurrent);
  return {
    userId: session.user_id,
    sessionId: session.session_id,
    language: session.language,
    ...getPermissions(deps, session),
    ...(newToken === null ? {} : { newToken }),
  };
};

/**
 * Returns how the session of a token ended that `authenticate` refuses; null for what is no token. Expired sessions are stored for a
 * while: any other that is not known was ended.
 */
export const readSessionEnd = async (
  { database }: Pick<SessionDeps, 'database'>,
  token: string | null,
): Promise<SessionEnd | null> => {
  if (token === null || !tokenForm.test(token)) {
    return null;
  }
  const hash = hashSecret(token);
  const session = await database
    .selectFrom('sessions')
    .innerJoin('users', 'users.user_id', 'sessions.user_id')
    .select('users.locked_at')
    .where((where) => where.or([where('token_hash', '=', hash), where('previous_hash', '=', hash)]))
    .executeTakeFirst();
  return session?.locked_at === null ? 'expired' : 'ended';
};

/**
 * Ends the session that the token, current or replaced, belongs to. Its own browser asks for that, and has erased what its user wants: for
 * another page of it the session has expired.
 */
export const revokeSession = async (deps: SessionDeps, token: string): Promise<void> => {
  const hash = hashSecret(token);
  await deps.database.transaction().execute(async (transaction) => {
    const session = await transaction
      .updateTable('sessions')
      .set({ expires_at: deps.now(), client: null })
      .where((where) => where.or([where('token_hash', '=', hash), where('previous_hash', '=', hash)]))
      .returning('session_id as sessionId')
      .executeTakeFirst();
    if (session === undefined) return;
    // The row stays for a while; what was begun in the session does not.
    for (const table of ['email_changes', 'passkey_challenges'] as const) {
      await transaction.deleteFrom(table).where('session_id', '=', session.sessionId).execute();
    }
  });
};

/** Ends all other sessions of the account, as `endSessions` does, and replaces this session's tokens with the returned one. */
export const renewSession = async (deps: SessionDeps, caller: Caller): Promise<string> => {
  await endSessions(deps.database, { userId: caller.userId, except: caller.sessionId });
  const token = newSecret();
  const now = deps.now();
  await deps.database
    .updateTable('sessions')
    // The replaced token is refused from now on. A tab that has not heard of the new one finds that it expired, not that it was ended.
    .set((column) => ({
      token_hash: hashSecret(token),
      previous_hash: column.ref('token_hash'),
      previous_until: now,
      rotated_at: now,
    }))
    .where('session_id', '=', caller.sessionId)
    .execute();
  return token;
};

/** Returns what the user's age permits under the host's current rules. */
export const getPermissions = (
  { config, now }: Pick<SessionDeps, 'config' | 'now'>,
  { birth_date, doubted_at, nfsw }: { birth_date: string | null; doubted_at: number | null; nfsw: number },
): Pick<Caller, 'isOldEnough' | 'nfsw'> => {
  const age = birth_date === null || doubted_at !== null ? 0 : ageOn(birth_date, now());
  return {
    isOldEnough: age >= config.minimumAge,
    nfsw: config.ageStep && nfsw === 1 && age >= Math.max(adultAge, config.minimumAge),
  };
};

const updateLastSeen = async (
  deps: SessionDeps,
  session: Selectable<SessionRow>,
  { isCurrent, describe }: { isCurrent: boolean; describe: () => SessionClient },
): Promise<void> => {
  const now = deps.now();
  const isFirstUse = session.client === null;
  const isFirstUseOfSuccessor =
    isCurrent && session.previous_hash !== null && session.previous_until === null;
  if (!isFirstUse && !isFirstUseOfSuccessor && now - session.last_seen_at < lastSeenInterval) {
    return;
  }
  await deps.database
    .updateTable('sessions')
    .set({
      last_seen_at: now,
      ...(isFirstUse ? { client: JSON.stringify(describe()) } : {}),
      ...(isFirstUseOfSuccessor ? { previous_until: now + gracePeriod } : {}),
    })
    .where('session_id', '=', session.session_id)
    .where('token_hash', '=', session.token_hash)
    .execute();
};

/** Returns the new token when this request created it; of concurrent requests only one does. */
const rotateTokenIfDue = async (
  deps: SessionDeps,
  session: Selectable<SessionRow>,
  isCurrent: boolean,
): Promise<string | null> => {
  const now = deps.now();
  const isDue = isCurrent
    ? now - session.rotated_at >= rotateAfter
    : session.previous_until === null && now - session.rotated_at >= reissueAfter;
  if (!isDue) {
    return null;
  }
  const token = newSecret();
  const result = await deps.database
    .updateTable('sessions')
    .set({
      token_hash: hashSecret(token),
      rotated_at: now,
      ...(isCurrent ? { previous_hash: session.token_hash, previous_until: null } : {}),
    })
    .where('session_id', '=', session.session_id)
    .where('token_hash', '=', session.token_hash)
    .executeTakeFirst();
  return result.numUpdatedRows > 0n ? token : null;
};
