import { useMessages } from '../../locales/messages.ts';
import { Field } from '../components/field.tsx';
import { SelectField } from '../components/select-field.tsx';
import { CheckField } from './check-field.tsx';
import type { EntryFieldsProps } from './entry-fields.tsx';
import styles from './lorebook.module.css';

const most = 1_000_000;

/** A number; blank for the default. */
const numeric = ({ values }: EntryFieldsProps, name: string, { min = 0, max = most } = {}) => ({
  name,
  type: 'number',
  min,
  max,
  defaultValue: values[name],
});

const isOn = ({ values }: EntryFieldsProps, name: string) => ({ name, isOn: values[name] !== '' });

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

/** Everything else, closed at first. */
export function AdvancedFields({ values }: EntryFieldsProps) {
  const t = useMessages('lorebooks').entry;
  return (
    <details className={styles.advanced}>
      <summary>{t.advanced}</summary>
      <div className={styles.fields}>
        <PlaceFields values={values} />
        <MatchFields values={values} />
        <GroupFields values={values} />
        <TimeFields values={values} />
      </div>
    </details>
  );
}

/** Where its text belongs in a prompt, and what remains when space is short. */
function PlaceFields(props: EntryFieldsProps) {
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
function MatchFields(props: EntryFieldsProps) {
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

/** Of each group, one entry is used. */
function GroupFields(props: EntryFieldsProps) {
  const t = useMessages('lorebooks').entry;
  return (
    <>
      <div className={styles.pair}>
        <Field
          label={t.groups}
          hint={t.groupsHint}
          name="groups"
          defaultValue={props.values['groups']}
          autoComplete="off"
          dir="auto"
        />
        <Field label={t.groupWeight} {...numeric(props, 'groupWeight')} />
      </div>
      <CheckField label={t.prioritized} {...isOn(props, 'prioritized')} />
      <CheckField label={t.scored} {...isOn(props, 'scored')} />
    </>
  );
}

/** How long it stays, and how entries cause each other. */
function TimeFields(props: EntryFieldsProps) {
  const t = useMessages('lorebooks').entry;
  return (
    <>
      <div className={styles.pair}>
        <Field label={t.sticky} {...numeric(props, 'sticky')} />
        <Field label={t.cooldown} {...numeric(props, 'cooldown')} />
        <Field label={t.delay} {...numeric(props, 'delay')} />
        <Field label={t.recursionLevel} {...numeric(props, 'recursionLevel')} />
      </div>
      <CheckField label={t.unrecursable} {...isOn(props, 'unrecursable')} />
      <CheckField label={t.endsRecursion} {...isOn(props, 'endsRecursion')} />
    </>
  );
}
