import { useId } from 'react';
import { useMessages } from '../../../locales/messages.ts';
import styles from './age-form.module.css';

/** Day, month and year as separate fields, which need no scrolling in a calendar and have no ambiguous order. */
export function BirthDateFields({ describedBy }: { readonly describedBy: string | undefined }) {
  const t = useMessages('age');
  const id = useId();
  const wrong = describedBy === undefined ? {} : { 'aria-invalid': true, 'aria-describedby': describedBy };
  return (
    <fieldset className={styles.date}>
      <legend>{t.legend}</legend>
      <div className={styles.row}>
        <label htmlFor={`${id}-day`}>{t.day}</label>
        <input
          id={`${id}-day`}
          name="bday-day"
          autoComplete="bday-day"
          inputMode="numeric"
          maxLength={2}
          {...wrong}
        />
        <label htmlFor={`${id}-month`}>{t.month}</label>
        <select id={`${id}-month`} name="bday-month" autoComplete="bday-month" defaultValue="" {...wrong}>
          <option value="">{t.choose}</option>
          {t.months.map((month, index) => (
            <option key={month} value={index + 1}>
              {month}
            </option>
          ))}
        </select>
        <label htmlFor={`${id}-year`}>{t.year}</label>
        <input
          id={`${id}-year`}
          name="bday-year"
          autoComplete="bday-year"
          inputMode="numeric"
          maxLength={4}
          {...wrong}
        />
      </div>
    </fieldset>
  );
}
