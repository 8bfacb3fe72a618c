import { type ComponentPropsWithRef, useId } from 'react';
import { describedBy, FieldNotes } from './field.tsx';
import styles from './field.module.css';
import { useRefusalAt } from './form-refusal.tsx';

type SelectFieldProps = Omit<ComponentPropsWithRef<'select'>, 'id'> & { readonly label: string };

/** A labelled choice from a list. */
export function SelectField({ label, ...select }: SelectFieldProps) {
  const id = useId();
  const problem = useRefusalAt(select.name);
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <select
        {...select}
        id={id}
        aria-describedby={describedBy(id, { problem })}
        aria-invalid={problem === undefined ? undefined : true}
      />
      <FieldNotes id={id} problem={problem} />
    </div>
  );
}
