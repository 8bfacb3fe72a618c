import { textOf } from './field.ts';

/** What stands in the three fields, as `YYYY-MM-DD`; whether there is such a day is judged elsewhere. */
export function birthDateIn(form: HTMLFormElement): string {
  const [year, month, day] = ['bday-year', 'bday-month', 'bday-day'].map((name) => textOf(form, name).trim());
  return `${year?.padStart(4, '0')}-${month?.padStart(2, '0')}-${day?.padStart(2, '0')}`;
}
