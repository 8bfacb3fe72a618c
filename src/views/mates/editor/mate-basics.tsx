import { oldest, youngest } from '../../../../contract/limits.ts';
import { useMessages } from '../../../locales/messages.ts';
import { Field } from '../../components/forms/field.tsx';
import sheet from '../../components/dialogs/sheet.module.css';
import { TextArea } from '../../components/forms/text-area.tsx';
import styles from './mate-editor.module.css';
import { useMateFields, type MateFieldsProps } from './use-mate-fields.ts';

/** Who the mate is, in a line, and how it begins a chat: enough to create one. */
export function MateBasics(props: MateFieldsProps) {
  const { basics, beginning } = useMessages('mateEditor');
  const { name } = useMessages('components');
  const { of, line, isShared } = useMateFields(props);
  return (
    <section className={sheet.section}>
      <h2>{basics.title}</h2>
      <div className={styles.named}>
        <Field label={name} {...line('name')} required />
        <Field
          label={basics.age}
          hint={basics.ageHint}
          {...of('age')}
          type="number"
          min={youngest}
          max={oldest}
          inputMode="numeric"
          required
        />
      </div>
      <Field label={basics.tagline} hint={basics.taglineHint} {...line('tagline')} required={isShared} />
      <TextArea
        label={beginning.greeting}
        hint={beginning.greetingHint}
        rows={3}
        {...line('greeting')}
        required={isShared}
      />
    </section>
  );
}
