import * as v from 'valibot';
import { defineCall } from './call.ts';
import { Count, Nothing, Time } from './primitives.ts';

/** Whether a text is a day that the calendar has, as `YYYY-MM-DD`. */
export const isCalendarDay = (text: string): boolean => {
  const [, year = '', month = '', day = ''] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text) ?? [];
  const date = new Date(0);
  date.setUTCFullYear(Number(year), Number(month) - 1, Number(day));
  return year !== '' && date.toISOString().startsWith(`${year}-${month}-${day}T`);
};

export const BirthDate = v.pipe(
  v.string(),
  v.maxLength(10, 'Please give your birth date as year, month and day.'),
  v.check(isCalendarDay, 'This date does not exist. Please check the day, month, and year.'),
);

/**
 * What the host knows of the caller's age. `unknown`: nobody has told yet. `confirmed`: old enough to chat; `adult` says
 * whether mature content may be asked for, `nfsw` whether it was. `refused`: too young, and not asked again before `until`.
 */
export const AgeStatus = v.variant('status', [
  v.object({ status: v.literal('unknown'), minimumAge: Count }),
  v.object({
    status: v.literal('confirmed'),
    minimumAge: Count,
    adult: v.boolean(),
    nfsw: v.boolean(),
  }),
  v.object({ status: v.literal('refused'), minimumAge: Count, until: Time }),
]);
export type AgeStatus = v.InferOutput<typeof AgeStatus>;

/** A host that does not ask for anybody's age answers `notAvailable`. */
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
 * Tells the caller's birth date, once: the host decides, keeps what it decided, and no later call changes it. Being too
 * young is an answer, not an error. A visitor's refusal holds for the device; a visitor's confirmation is not kept.
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

/** Asks for mature content, or for none. Refused for everybody but a confirmed adult. */
export const setNfsw = defineCall({
  method: 'POST',
  path: '/user/nfsw',
  access: 'token',
  effect: 'write',
  input: v.object({ wanted: v.boolean() }),
  output: v.object({ nfsw: v.boolean() }),
  extension: true,
});
