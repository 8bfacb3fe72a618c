import { useMessages } from '../../../locales/messages.ts';
import { Field } from '../../components/forms/field.tsx';
import { CheckField } from './check-field.tsx';
import { isOn, numeric } from './entry-controls.ts';
import type { EntryFieldsProps } from './entry-fields.tsx';
import styles from '../lorebook.module.css';

/** Of each group, one entry is used. */
export function GroupFields(props: EntryFieldsProps) {
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
export function TimeFields(props: EntryFieldsProps) {
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
