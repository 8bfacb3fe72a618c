import type { Config } from '../../config.ts';
import { days, minutes, type Now } from '../../clock.ts';
import { adultAge, ageOn } from './age-rules.ts';
import { hashSecret, newId, newSecret } from '../../ids.ts';
import type { Database } from '../../store/database.ts';
import type { SessionRow } from '../../store/schema.ts';

/** Who makes a call. */
export interface Caller {
  readonly userId: string;
  readonly sessionId: string;
  readonly language: string;
  /** Whether the age that the caller told is enough to chat. */
  readonly isOldEnough: boolean;
  /** Whether the caller, a confirmed adult, wants mature content. */
  readonly nfsw: boolean;
  /** Set when the token was rotated with this request: the caller goes on with this one. */
  readonly newToken?: string;
}

interface SessionDeps {
  readonly database: Database;
  readonly now: Now;
  readonly config: Pick<Config, 'sessionIdleDays' | 'sessionDays' | 'ageStep' | 'minimumAge'>;
}

const rotateAfter = days(1);
/** How long a replaced token stays good once its successor is in use: for requests that were under way. */
const gracePeriod = minutes(2);
/** After this long without its successor being used, the successor was lost on the way and another is made. */
const reissueAfter = minutes(10);
/** Keeps a busy session from writing on every request. */
const lastSeenInterval = minutes(5);

/** Opens a session and returns its token, which is stored nowhere. */
export const openSession = async (deps: SessionDeps, userId: string): Promise<string> => {
  const now = deps.now();
  const token = newSecret();
  await deps.database
    .insertInto('sessions')
    .values({
      session_id: newId(now),
      user_id: userId,
      token_hash: hashSecret(token),
      previous_hash: null,
      previous_until: null,
      created_at: now,
      rotated_at: now,
      last_seen_at: now,
      expires_at: now + days(deps.config.sessionDays),
    })
    .execute();
  await deleteExcessSessions(deps.database, userId);
  return token;
};

/** An account has at most so many sessions; the one that was used longest ago ends for a new one. */
export const maxSessions = 50;

const deleteExcessSessions = async (database: Database, userId: string): Promise<void> => {
  await database
    .deleteFrom('sessions')
    .where('user_id', '=', userId)
    .where('session_id', 'not in', (query) =>
      query
        .selectFrom('sessions')
        .select('session_id')
        .where('user_id', '=', userId)
        .orderBy('last_seen_at', 'desc')
        .orderBy('session_id', 'desc')
        .limit(maxSessions),
    )
    .execute();
};

/** The caller that the token stands for; null when it is missing, unknown, expired or revoked. */
export const authenticate = async (deps: SessionDeps, token: string | null): Promise<Caller | null> => {
  if (token === null || !/^[\w-]{43}$/.test(token)) {
    return null;
  }
  const hash = hashSecret(token);
  const now = deps.now();
  const session = await deps.database
    .selectFrom('sessions')
    .innerJoin('users', 'users.user_id', 'sessions.user_id')
    .leftJoin('ages', 'ages.user_id', 'users.user_id')
    .selectAll('sessions')
    .select(['users.language', 'users.nfsw', 'ages.birth_date'])
    .where((where) => where.or([where('token_hash', '=', hash), where('previous_hash', '=', hash)]))
    .where('expires_at', '>', now)
    .where('last_seen_at', '>', now - days(deps.config.sessionIdleDays))
    .executeTakeFirst();
  if (session === undefined) {
    return null;
  }
  const isCurrent = session.token_hash === hash;
  if (!isCurrent && session.previous_until !== null && session.previous_until <= now) {
    return null;
  }
  await updateLastSeen(deps, session, isCurrent);
  const newToken = await rotateTokenIfDue(deps, session, isCurrent);
  return {
    userId: session.user_id,
    sessionId: session.session_id,
    language: session.language,
    ...getPermissions(deps, session),
    ...(newToken === null ? {} : { newToken }),
  };
};

/** Ends the session of the token, whichever of its two it is. */
export const revokeSession = async (deps: SessionDeps, token: string): Promise<void> => {
  const hash = hashSecret(token);
  await deps.database
    .deleteFrom('sessions')
    .where((where) => where.or([where('token_hash', '=', hash), where('previous_hash', '=', hash)]))
    .execute();
};

/** Ends every session of the caller's account but this one, whose tokens are replaced by the one returned. */
export const renewSession = async (deps: SessionDeps, caller: Caller): Promise<string> => {
  await deps.database
    .deleteFrom('sessions')
    .where('user_id', '=', caller.userId)
    .where('session_id', '<>', caller.sessionId)
    .execute();
  const token = newSecret();
  await deps.database
    .updateTable('sessions')
    .set({
      token_hash: hashSecret(token),
      previous_hash: null,
      previous_until: null,
      rotated_at: deps.now(),
    })
    .where('session_id', '=', caller.sessionId)
    .execute();
  return token;
};

/** Forgets the sessions that nobody can use any more. */
export const purgeSessions = async (deps: SessionDeps): Promise<void> => {
  const now = deps.now();
  await deps.database
    .deleteFrom('sessions')
    .where((where) =>
      where.or([
        where('expires_at', '<=', now),
        where('last_seen_at', '<=', now - days(deps.config.sessionIdleDays)),
      ]),
    )
    .execute();
};

/** What the age that somebody told allows them, by today's rules of the host. */
export const getPermissions = (
  { config, now }: Pick<SessionDeps, 'config' | 'now'>,
  { birth_date, nfsw }: { birth_date: string | null; nfsw: number },
): Pick<Caller, 'isOldEnough' | 'nfsw'> => {
  const age = birth_date === null ? 0 : ageOn(birth_date, now());
  return {
    isOldEnough: age >= config.minimumAge,
    nfsw: config.ageStep && nfsw === 1 && age >= Math.max(adultAge, config.minimumAge),
  };
};

const updateLastSeen = async (deps: SessionDeps, session: SessionRow, isCurrent: boolean): Promise<void> => {
  const now = deps.now();
  const isFirstUseOfSuccessor =
    isCurrent && session.previous_hash !== null && session.previous_until === null;
  if (!isFirstUseOfSuccessor && now - session.last_seen_at < lastSeenInterval) {
    return;
  }
  await deps.database
    .updateTable('sessions')
    .set({ last_seen_at: now, ...(isFirstUseOfSuccessor ? { previous_until: now + gracePeriod } : {}) })
    .where('session_id', '=', session.session_id)
    .where('token_hash', '=', session.token_hash)
    .execute();
};

/** The new token, when this request is the one that made it. Of requests at the same moment only one does. */
const rotateTokenIfDue = async (
  deps: SessionDeps,
  session: SessionRow,
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
