import { isCalendarDay } from '../../../contract/age.ts';
import { code } from '../../../contract/envelope.ts';
import { days, hours } from '../../clock.ts';
import { Refusal } from '../domain-error.ts';

/** Nobody is shown mature content before, whatever the age from which a host lets people chat. */
export const adultAge = 18;
const oldest = 120;

/** Whole years since the birth date, `YYYY-MM-DD`. Whoever was born on a 29 February has their birthday a day later. */
export const ageOn = (birthDate: string, now: number): number => {
  const today = dayOf(now);
  const years = Number(today.slice(0, 4)) - Number(birthDate.slice(0, 4));
  return today.slice(5) < birthDate.slice(5) ? years - 1 : years;
};

/** Midnight, UTC, of the birthday on which somebody is that many years old. */
export const birthdayOf = (birthDate: string, years: number): number => {
  const [year = 0, month = 1, day = 1] = birthDate.split('-').map(Number);
  return Date.UTC(year + years, month - 1, day);
};

/** Throws `invalid` for a date on which nobody alive was born; it says nothing of the caller's age. */
export const requirePlausible = (birthDate: string, now: number): void => {
  // Somewhere the next day has begun already.
  const isFuture = birthDate > dayOf(now + hours(14));
  if (!isCalendarDay(birthDate) || isFuture) {
    throw new Refusal(code.invalid, 'This date is in the future. Please check the year.');
  }
  if (ageOn(birthDate, now) > oldest) {
    throw new Refusal(code.invalid, 'This date is too far in the past. Please check the year.');
  }
};

/** How long a refusal holds. */
export const refusalHolds = days(1);

const dayOf = (time: number): string => new Date(time).toISOString().slice(0, 10);
