import type { AgeStatus } from '../../../contract/account/age.ts';
import { code } from '../../../contract/envelope.ts';
import type { AccountDeps } from './account-deps.ts';
import type { Database } from '../../store/database.ts';
import { adultAge, ageOn, getBirthday, refusalDuration, assertPlausibleBirthDate } from './age-rules.ts';
import { toCardState, matureContentOff } from '../mates/room-mates.ts';
import { accessTo } from '../mates/mate-access.ts';
import { DomainError } from '../domain-error.ts';
import { readAskedSentence, storeAnswer } from './own-words.ts';
import type { Caller } from './sessions.ts';

type AgeDeps = Pick<AccountDeps, 'config' | 'database' | 'now'>;

/** Returns the user's age status. `heldUntil` is the end of the refusal stored for the device; 0 for none. */
export const readAge = async (deps: AgeDeps, userId: string, heldUntil = 0): Promise<AgeStatus> => {
  const row = await deps.database
    .selectFrom('users')
    .leftJoin('ages', 'ages.user_id', 'users.user_id')
    .select(['users.nfsw', 'ages.birth_date', 'ages.refused_until', 'ages.doubted_at'])
    .where('users.user_id', '=', userId)
    .executeTakeFirst();
  const { minimumAge } = deps.config;
  const now = deps.now();
  if (row?.birth_date != null && row.doubted_at === null) {
    return toStatus({ birthDate: row.birth_date, nfsw: row.nfsw === 1 }, minimumAge, now);
  }
  const status = getVisitorAge(deps, Math.max(row?.refused_until ?? 0, heldUntil));
  if (status.status !== 'unknown' || row?.doubted_at == null) {
    return status;
  }
  const sentence = await readAskedSentence(deps.database, userId);
  return { ...status, doubted: true, ...(sentence === undefined ? {} : { sentence }) };
};

/** Returns the age status of a visitor without an account. */
export const getVisitorAge = ({ config, now }: AgeDeps, heldUntil: number): UnconfirmedAge =>
  heldUntil > now()
    ? { status: 'refused', minimumAge: config.minimumAge, until: heldUntil }
    : { status: 'unknown', minimumAge: config.minimumAge };

type UnconfirmedAge = Exclude<AgeStatus, { status: 'confirmed' }>;

/**
 * Decides by the birth date and stores the decision. An earlier decision is final: only the first date counts, unless
 * `doubtAge` asks since then. Mature content is off for a minor. A confirmed account ignores the refusal stored for the device. Throws `invalid` for an implausible date, which decides
 * nothing.
 */
export const confirmAge = async (
  deps: AgeDeps,
  input: { userId: string; birthDate: string; heldUntil: number },
): Promise<AgeStatus> => {
  const now = deps.now();
  assertPlausibleBirthDate(input.birthDate, now);
  const known = await readAge(deps, input.userId, input.heldUntil);
  if (known.status !== 'unknown') {
    return known;
  }
  const age = ageOn(input.birthDate, now);
  const isOldEnough = age >= deps.config.minimumAge;
  await deps.database.transaction().execute(async (transaction) => {
    const isDecided = await insertDecision(transaction, now, {
      user_id: input.userId,
      birth_date: isOldEnough ? input.birthDate : null,
      confirmed_at: isOldEnough ? now : null,
      refused_until: isOldEnough ? null : now + refusalDuration,
      doubted_at: null,
    });
    if (isDecided && age >= adultAge) {
      await storeAnswer(transaction, input.userId, now);
    }
    if (isDecided && age < adultAge) {
      await transaction.deleteFrom('age_statements').where('user_id', '=', input.userId).execute();
      await transaction.updateTable('users').set({ nfsw: 0 }).where('user_id', '=', input.userId).execute();
    }
  });
  return readAge(deps, input.userId);
};

/** Decides by the birth date of a visitor without an account; stores nothing. */
export const decideVisitorAge = (
  deps: AgeDeps,
  input: { birthDate: string; heldUntil: number },
): UnconfirmedAge => {
  const now = deps.now();
  assertPlausibleBirthDate(input.birthDate, now);
  const isOldEnough = ageOn(input.birthDate, now) >= deps.config.minimumAge;
  return getVisitorAge(deps, input.heldUntil > now || isOldEnough ? input.heldUntil : now + refusalDuration);
};

/**
 * Stores that an adult whom `doubtAge` asks was misunderstood: everything is as it was. Returns the age status, which is
 * unchanged where nothing is asked, and on a device for which a refusal is stored.
 */
export const confirmAdult = async (deps: AgeDeps, userId: string, heldUntil: number): Promise<AgeStatus> => {
  const known = await readAge(deps, userId, heldUntil);
  if (known.status !== 'unknown' || known.doubted !== true) {
    return known;
  }
  await deps.database.transaction().execute(async (transaction) => {
    await transaction.updateTable('ages').set({ doubted_at: null }).where('user_id', '=', userId).execute();
    await storeAnswer(transaction, userId, deps.now());
  });
  return readAge(deps, userId, heldUntil);
};

/** Throws `ageUnknown` or `tooYoung` unless the caller may chat. Runs no query for callers known to be old enough. */
export const assertOldEnough = async (deps: AgeDeps, caller: Caller): Promise<void> => {
  await assertNotTooYoung(deps, caller);
  if (deps.config.ageStep && !caller.isOldEnough) {
    throw new DomainError(code.ageUnknown, 'ageUnknown');
  }
};

/** Throws `tooYoung` for a caller whose date of birth was refused; one who was not asked yet may pass. */
export const assertNotTooYoung = async (deps: AgeDeps, caller: Caller): Promise<void> => {
  if (!deps.config.ageStep || caller.isOldEnough) {
    return;
  }
  const known = await readAge(deps, caller.userId);
  if (known.status === 'refused') {
    throw new DomainError(code.tooYoung, 'tooYoung');
  }
};

/**
 * Throws `matureOff` when the caller's room, or the message's room, is hidden because the caller has not enabled mature
 * content. Ownership of the room is checked by later code.
 */
export const assertRatingAllowed = async (
  deps: AgeDeps,
  caller: Caller,
  place: { roomId: string } | { messageId: string },
): Promise<void> => {
  if (caller.nfsw) {
    return;
  }
  const room = await deps.database
    .selectFrom('rooms')
    .innerJoin('mates', 'mates.mate_id', 'rooms.mate_id')
    .leftJoin('mate_cards', 'mate_cards.card_id', 'rooms.card_id')
    .select(['mates.owner_id', 'mates.visibility', 'mates.closed_at', 'mates.withdrawn_at'])
    .select(['mates.rating', 'rooms.mature_at'])
    .select('mate_cards.rating as card_rating')
    .where('rooms.user_id', '=', caller.userId)
    .where((where) =>
      'roomId' in place
        ? where('rooms.room_id', '=', place.roomId)
        : where(
            'rooms.room_id',
            '=',
            where.selectFrom('messages').select('room_id').where('message_id', '=', place.messageId),
          ),
    )
    .executeTakeFirst();
  if (room !== undefined && accessTo(room, caller, toCardState(room)) === 'mature') {
    throw matureContentOff();
  }
};

/** Throws `matureOff` unless the caller has enabled mature content. */
export const assertNfswEnabled = (caller: Caller): void => {
  if (!caller.nfsw) {
    throw matureContentOff();
  }
};

/** Throws `forbidden` unless the caller is a confirmed adult. */
const assertAdult = async (deps: AgeDeps, caller: Caller): Promise<void> => {
  const known = deps.config.ageStep ? await readAge(deps, caller.userId) : null;
  if (known?.status !== 'confirmed' || !known.adult) {
    throw new DomainError(code.forbidden, 'matureForAdults');
  }
};

/** Enables or disables mature content. Throws `forbidden` when anyone but a confirmed adult enables it. */
export const setNfsw = async (deps: AgeDeps, caller: Caller, wanted: boolean): Promise<{ nfsw: boolean }> => {
  if (wanted) {
    await assertAdult(deps, caller);
  }
  await deps.database
    .updateTable('users')
    .set({ nfsw: wanted ? 1 : 0 })
    .where('user_id', '=', caller.userId)
    .execute();
  return { nfsw: wanted };
};

const toStatus = (
  { birthDate, nfsw }: { birthDate: string; nfsw: boolean },
  minimumAge: number,
  now: number,
): AgeStatus => {
  const age = ageOn(birthDate, now);
  if (age < minimumAge) {
    return { status: 'refused', minimumAge, until: getBirthday(birthDate, minimumAge) };
  }
  const adult = age >= adultAge;
  return { status: 'confirmed', minimumAge, adult, nfsw: adult && nfsw };
};

interface Decision {
  readonly user_id: string;
  readonly birth_date: string | null;
  readonly confirmed_at: number | null;
  readonly refused_until: number | null;
  readonly doubted_at: null;
}

/** Changes nothing when a decision exists, including one made concurrently. Returns whether this one is stored. */
const insertDecision = async (database: Database, now: number, decision: Decision): Promise<boolean> => {
  const stored = await database
    .insertInto('ages')
    .values(decision)
    .onConflict((conflict) =>
      conflict
        .column('user_id')
        .doUpdateSet(decision)
        .where((where) =>
          where.or([
            where('ages.doubted_at', 'is not', null),
            where.and([where('ages.confirmed_at', 'is', null), where('ages.refused_until', '<=', now)]),
          ]),
        ),
    )
    .returning('user_id')
    .executeTakeFirst();
  return stored !== undefined;
};
