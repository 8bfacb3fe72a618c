import { useMessages } from '../../../locales/messages.ts';
import { Field } from '../../components/forms/field.tsx';
import { SelectField } from '../../components/forms/select-field.tsx';
import { CheckField } from './check-field.tsx';
import { isOn, numeric } from './entry-controls.ts';
import type { EntryFieldsProps } from './entry-fields.tsx';
import styles from '../lorebook.module.css';

const places = [
  'beforeCharacter',
  'afterCharacter',
  'beforeExamples',
  'afterExamples',
  'beforeNote',
  'afterNote',
  'depth',
  'outlet',
] as const;

/** Where its text belongs in a prompt, and what remains when space is short. */
export function PlaceFields(props: EntryFieldsProps) {
  const t = useMessages('lorebooks').entry;
  return (
    <>
      <div className={styles.pair}>
        <SelectField label={t.place} name="place" defaultValue={props.values['place']}>
          {places.map((place) => (
            <option key={place} value={place}>
              {t.places[place]}
            </option>
          ))}
        </SelectField>
        <Field label={t.depth} {...numeric(props, 'depth')} />
      </div>
      <Field label={t.order} hint={t.orderHint} {...numeric(props, 'order', { min: -1e9, max: 1e9 })} />
      <CheckField label={t.ignoresBudget} {...isOn(props, 'ignoresBudget')} />
    </>
  );
}

/** How its keys are looked for, and for which mates. */
export function MatchFields(props: EntryFieldsProps) {
  const t = useMessages('lorebooks').entry;
  const choice = (name: string) => ({ name, defaultValue: props.values[name] });
  const choices = (
    <>
      <option value="">{t.choices.book}</option>
      <option value="yes">{t.choices.yes}</option>
      <option value="no">{t.choices.no}</option>
    </>
  );
  return (
    <>
      <div className={styles.pair}>
        <SelectField label={t.wholeWords} {...choice('wholeWords')}>
          {choices}
        </SelectField>
        <SelectField label={t.caseSensitive} {...choice('caseSensitive')}>
          {choices}
        </SelectField>
      </div>
      <div className={styles.pair}>
        <Field label={t.scanDepth} hint={t.bookDefault} {...numeric(props, 'scanDepth')} />
        <Field label={t.probability} {...numeric(props, 'probability', { max: 100 })} />
      </div>
      <Field
        label={t.mates}
        hint={t.matesHint}
        name="names"
        defaultValue={props.values['names']}
        autoComplete="off"
        dir="auto"
      />
      <CheckField label={t.excludes} {...isOn(props, 'excludes')} />
    </>
  );
}
