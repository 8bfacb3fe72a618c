import { isCalendarDay } from '../../../contract/account/age.ts';
import { code } from '../../../contract/envelope.ts';
import { days, hours, toDay } from '../../shared/clock.ts';
import { DomainError } from '../domain-error.ts';

/** The minimum age for mature content, whatever minimum age for chatting the host sets. In years. */
export const adultAge = 18;
const maxAge = 120;
/** How far the first time zone is ahead of UTC: the next day may already have begun in the caller's. */
const easternmost = hours(14);
/** Nobody younger types a birth date: it is a slip, such as today's year. In years. */
const minAge = 5;

/**
 * Returns the age in full years for the birth date, `YYYY-MM-DD`. A birthday begins where its day begins first: 14 hours before
 * it does at Greenwich. A birthday on February 29 counts from March 1 in other years.
 */
export const ageOn = (birthDate: string, now: number): number => {
  const today = toDay(now + easternmost);
  const years = Number(today.slice(0, 4)) - Number(birthDate.slice(0, 4));
  return today.slice(5) < birthDate.slice(5) ? years - 1 : years;
};

/** Returns when the birthday begins on which the person reaches that age, where its day begins first. */
export const getBirthday = (birthDate: string, years: number): number => {
  const [year = 0, month = 1, day = 1] = birthDate.split('-').map(Number);
  return Date.UTC(year + years, month - 1, day) - easternmost;
};

/**
 * Throws `invalid` for a date that cannot be a living person's birth date; the message reveals nothing about the
 * caller's age.
 */
export const assertPlausibleBirthDate = (birthDate: string, now: number): void => {
  const isFuture = birthDate > toDay(now + easternmost);
  if (!isCalendarDay(birthDate) || isFuture) {
    throw new DomainError(code.invalid, 'dateInFuture', { field: 'birthDate' });
  }
  if (ageOn(birthDate, now) < minAge) {
    throw new DomainError(code.invalid, 'dateTooRecent', { field: 'birthDate' });
  }
  if (ageOn(birthDate, now) > maxAge) {
    throw new DomainError(code.invalid, 'dateTooOld', { field: 'birthDate' });
  }
};

/** How long a refusal lasts, in milliseconds. */
export const refusalDuration = days(1);
