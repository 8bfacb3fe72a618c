import { useSelector } from '@xstate/react';
import { loreEntryLimits } from '../../../../contract/lore/lore-entry.ts';
import { useMessages } from '../../../locales/messages.ts';
import type { LoreEntriesActor } from '../../../machines/lore/entries/lore-entries.machine.ts';
import type { EntryForm } from '../../../machines/lore/entries/lore-entries.reducers.ts';
import { Field } from '../../components/forms/field.tsx';
import { SelectField } from '../../components/forms/select-field.tsx';
import { SupervisedPart } from '../../components/status/supervised-part.tsx';
import { TextArea } from '../../components/forms/text-area.tsx';
import { CheckField } from './check-field.tsx';
import { KeyField } from './key-field.tsx';
import styles from '../lorebook.module.css';

export interface EntryFieldsProps {
  /** The values of the controls at first, by name. */
  readonly values: EntryForm;
}

interface MainFieldsProps extends EntryFieldsProps {
  readonly actor: LoreEntriesActor;
  /** Keys that are never found. */
  readonly unusableKeys: readonly string[];
}

/** The text of an entry, and the words that make it used. */
export function EntryFields({ actor, values, unusableKeys }: MainFieldsProps) {
  const t = useMessages('lorebooks').entry;
  const keys = useSelector(actor, ({ children }) => children.keys);
  const secondaryKeys = useSelector(actor, ({ children }) => children.secondaryKeys);
  const line = (name: string) => ({ name, defaultValue: values[name], autoComplete: 'off', dir: 'auto' });
  return (
    <>
      <Field
        label={t.name}
        hint={t.nameHint}
        {...line('name')}
        maxLength={loreEntryLimits.name}
        data-autofocus=""
      />
      <SupervisedPart actor={keys}>
        {(part) => <KeyField actor={part} label={t.keys} hint={t.keysHint} />}
      </SupervisedPart>
      {unusableKeys.length === 0 ? null : (
        <p className={styles.warning}>{t.unusable(unusableKeys.join(' · '))}</p>
      )}
      <SupervisedPart actor={secondaryKeys}>
        {(part) => <KeyField actor={part} label={t.secondary} />}
      </SupervisedPart>
      <SelectField label={t.logic} name="logic" defaultValue={values['logic']}>
        {logics.map((logic) => (
          <option key={logic} value={logic}>
            {t.logics[logic]}
          </option>
        ))}
        <option value="">{t.unused}</option>
      </SelectField>
      <TextArea
        label={t.content}
        name="content"
        defaultValue={values['content']}
        maxLength={loreEntryLimits.content}
        rows={7}
        dir="auto"
      />
      <Field label={t.folder} {...line('folder')} maxLength={loreEntryLimits.folder} />
      <CheckField label={t.enabled} name="enabled" isOn={values['enabled'] !== ''} />
      <CheckField label={t.constant} name="constant" isOn={values['constant'] !== ''} />
    </>
  );
}

const logics = ['andAny', 'andAll', 'notAny', 'notAll'] as const;
