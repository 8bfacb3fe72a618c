import type { AgeStatus } from '../../../contract/age.ts';
import { code } from '../../../contract/envelope.ts';
import type { AppDeps } from '../../dependencies.ts';
import type { Database } from '../../store/database.ts';
import { adultAge, ageOn, birthdayOf, refusalHolds, requirePlausible } from './age-rules.ts';
import { keptOf, matureIsOff } from '../mates/room-mates.ts';
import { accessTo } from '../mates/mate-access.ts';
import { Refusal } from '../domain-error.ts';
import type { Caller } from './sessions.ts';

type AgeDeps = Pick<AppDeps, 'config' | 'database' | 'now'>;

/** What is known of the user's age. `heldUntil` is how long the device is held by a refusal, 0 where it is not. */
export const readAge = async (deps: AgeDeps, userId: string, heldUntil = 0): Promise<AgeStatus> => {
  const row = await deps.database
    .selectFrom('users')
    .leftJoin('ages', 'ages.user_id', 'users.user_id')
    .select(['users.nfsw', 'ages.birth_date', 'ages.refused_until'])
    .where('users.user_id', '=', userId)
    .executeTakeFirst();
  const { minimumAge } = deps.config;
  const now = deps.now();
  if (row?.birth_date != null) {
    return toStatus({ birthDate: row.birth_date, nfsw: row.nfsw === 1 }, minimumAge, now);
  }
  return ageOfVisitor(deps, Math.max(row?.refused_until ?? 0, heldUntil));
};

/** The same for somebody without an account. */
export const ageOfVisitor = ({ config, now }: AgeDeps, heldUntil: number): Undecided =>
  heldUntil > now()
    ? { status: 'refused', minimumAge: config.minimumAge, until: heldUntil }
    : { status: 'unknown', minimumAge: config.minimumAge };

type Undecided = Exclude<AgeStatus, { status: 'confirmed' }>;

/**
 * Decides by the birth date and keeps the decision. What was decided before stands: of two dates only the first counts.
 * A confirmed account is free of what holds the device.
 * Throws `invalid` for a date on which nobody alive was born, which decides nothing.
 */
export const confirmAge = async (
  deps: AgeDeps,
  told: { userId: string; birthDate: string; heldUntil: number },
): Promise<AgeStatus> => {
  const now = deps.now();
  requirePlausible(told.birthDate, now);
  const known = await readAge(deps, told.userId, told.heldUntil);
  if (known.status !== 'unknown') {
    return known;
  }
  const isOldEnough = ageOn(told.birthDate, now) >= deps.config.minimumAge;
  await keepFirst(deps.database, now, {
    user_id: told.userId,
    birth_date: isOldEnough ? told.birthDate : null,
    confirmed_at: isOldEnough ? now : null,
    refused_until: isOldEnough ? null : now + refusalHolds,
  });
  return readAge(deps, told.userId);
};

/** The same for somebody without an account, of whom nothing is kept here. */
export const judgeVisitor = (deps: AgeDeps, told: { birthDate: string; heldUntil: number }): Undecided => {
  const now = deps.now();
  requirePlausible(told.birthDate, now);
  const isOldEnough = ageOn(told.birthDate, now) >= deps.config.minimumAge;
  return ageOfVisitor(deps, told.heldUntil > now || isOldEnough ? told.heldUntil : now + refusalHolds);
};

/** Throws `ageUnknown` or `tooYoung` unless the caller may chat. Costs nothing for whoever may. */
export const requireAge = async (deps: AgeDeps, caller: Caller): Promise<void> => {
  if (!deps.config.ageStep || caller.isOldEnough) {
    return;
  }
  const known = await readAge(deps, caller.userId);
  if (known.status === 'refused') {
    throw new Refusal(code.tooYoung, 'You are not old enough to chat yet.');
  }
  throw new Refusal(code.ageUnknown, 'Please enter your date of birth first.');
};

/**
 * Throws `matureOff` where the caller's room, or the message's, is hidden from a caller who has not asked for mature content.
 * Whose room it is, is judged by what comes after.
 */
export const requireFitting = async (
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
    .select(['mates.owner_id', 'mates.visibility', 'mates.closed_at', 'mates.rating', 'rooms.mature_at'])
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
  if (room !== undefined && accessTo(room, caller, keptOf(room)) === 'mature') {
    throw matureIsOff();
  }
};

/** Throws `matureOff` unless the caller asked for mature content. */
export const requireNfsw = (caller: Caller): void => {
  if (!caller.nfsw) {
    throw matureIsOff();
  }
};

/** Throws unless the caller is known to be an adult. */
const requireAdult = async (deps: AgeDeps, caller: Caller): Promise<void> => {
  const known = deps.config.ageStep ? await readAge(deps, caller.userId) : null;
  if (known?.status !== 'confirmed' || !known.adult) {
    throw new Refusal(code.forbidden, 'Mature content is for adults who have confirmed their age.');
  }
};

/** Whether the person wants mature content. Throws `forbidden` where that is wanted by anybody but a confirmed adult. */
export const setNfsw = async (deps: AgeDeps, caller: Caller, wanted: boolean): Promise<{ nfsw: boolean }> => {
  if (wanted) {
    await requireAdult(deps, caller);
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
    return { status: 'refused', minimumAge, until: birthdayOf(birthDate, minimumAge) };
  }
  const adult = age >= adultAge;
  return { status: 'confirmed', minimumAge, adult, nfsw: adult && nfsw };
};

interface Decision {
  readonly user_id: string;
  readonly birth_date: string | null;
  readonly confirmed_at: number | null;
  readonly refused_until: number | null;
}

/** Changes nothing where a decision stands, also one that was made at the same moment. */
const keepFirst = async (database: Database, now: number, decision: Decision): Promise<void> => {
  await database
    .insertInto('ages')
    .values(decision)
    .onConflict((conflict) =>
      conflict
        .column('user_id')
        .doUpdateSet(decision)
        .where('ages.confirmed_at', 'is', null)
        .where('ages.refused_until', '<=', now),
    )
    .execute();
};
