import * as v from 'valibot';
import { defineCall } from '../call.ts';
import type { InputErrorId } from '../input-error.ts';
import { Count, Nothing, Time } from '../primitives.ts';

/** Returns whether a text is an existing calendar day, as `YYYY-MM-DD`. */
export const isCalendarDay = (text: string): boolean => {
  const [, year = '', month = '', day = ''] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text) ?? [];
  const date = new Date(0);
  date.setUTCFullYear(Number(year), Number(month) - 1, Number(day));
  return year !== '' && date.toISOString().startsWith(`${year}-${month}-${day}T`);
};

export const BirthDate = v.pipe(
  v.string(),
  v.maxLength(10, 'dateInvalid' satisfies InputErrorId),
  v.check(isCalendarDay, 'dateInvalid' satisfies InputErrorId),
);

/**
 * The caller's age status. `unknown`: not submitted yet, or, with `doubted`, asked about again because the caller wrote that
 * they are younger than 18, until `confirmAdult` or `confirmAge` answers it. `confirmed`: old enough to chat; `adult` reports whether
 * mature content may be enabled, `nfsw` whether it is. `refused`: too young, and not asked again before `until`.
 */
export const AgeStatus = v.variant('status', [
  v.object({
    status: v.literal('unknown'),
    minimumAge: Count,
    doubted: v.optional(v.literal(true)),
    /** The sentence in which the caller wrote it, for the caller alone. Omitted where its message was deleted. */
    sentence: v.optional(v.string()),
  }),
  v.object({
    status: v.literal('confirmed'),
    minimumAge: Count,
    adult: v.boolean(),
    nfsw: v.boolean(),
  }),
  v.object({ status: v.literal('refused'), minimumAge: Count, until: Time }),
]);
export type AgeStatus = v.InferOutput<typeof AgeStatus>;

/** Throws `notAvailable` on a host that does not verify ages. */
export const ageStatus = defineCall({
  method: 'GET',
  path: '/user/age',
  access: 'open',
  effect: 'read',
  input: Nothing,
  output: AgeStatus,
  extension: true,
});

/**
 * Submits the caller's birth date, once: the host stores its decision, which no later call changes, unless the status is
 * `doubted`. Being too young is
 * a result, not an error. A visitor's refusal is stored on the device; a visitor's confirmation is not stored.
 */
export const confirmAge = defineCall({
  method: 'POST',
  path: '/user/confirmAge',
  access: 'open',
  effect: 'write',
  input: v.object({ birthDate: BirthDate }),
  output: AgeStatus,
  extension: true,
});

/**
 * Answers the question of a `doubted` status: the sentence was misunderstood, and the caller is as old as their birth date says.
 * Everything is as it was before, and the same sentence is not asked about again. Changes nothing in another status.
 */
export const confirmAdult = defineCall({
  method: 'POST',
  path: '/user/confirmAdult',
  access: 'token',
  effect: 'write',
  input: Nothing,
  output: AgeStatus,
  extension: true,
});

/** Enables or disables mature content. Throws `forbidden` when anyone but a confirmed adult enables it. */
export const setNfsw = defineCall({
  method: 'POST',
  path: '/user/nfsw',
  access: 'token',
  effect: 'write',
  input: v.object({ wanted: v.boolean() }),
  output: v.object({ nfsw: v.boolean() }),
  extension: true,
});
