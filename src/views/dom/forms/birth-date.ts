import { textOf } from './field.ts';

/** Returns the text of the three fields as `YYYY-MM-DD`. Whether the day exists is validated elsewhere. */
export function birthDateIn(form: HTMLFormElement): string {
  const [year, month, day] = ['bday-year', 'bday-month', 'bday-day'].map((name) => textOf(form, name).trim());
  return `${year?.padStart(4, '0')}-${month?.padStart(2, '0')}-${day?.padStart(2, '0')}`;
}
