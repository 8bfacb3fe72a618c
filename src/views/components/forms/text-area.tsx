import { type ComponentPropsWithRef, useId } from 'react';
import { describedBy, FieldNotes } from './field.tsx';
import styles from './field.module.css';
import { useRefusalAt } from './form-refusal.tsx';

type TextAreaProps = Omit<ComponentPropsWithRef<'textarea'>, 'id'> & {
  readonly label: string;
  /** For a form whose heading says the same. */
  readonly isLabelHidden?: boolean;
  /** A rule to know before typing. */
  readonly hint?: string | undefined;
  /** The error of the input. */
  readonly problem?: string | undefined;
};

/** A labelled place for more than one line. */
export function TextArea({
  label,
  isLabelHidden = false,
  hint,
  problem: own,
  rows = 5,
  ...area
}: TextAreaProps) {
  const id = useId();
  const refusal = useRefusalAt(area.name);
  const problem = own ?? refusal;
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={isLabelHidden ? 'visually-hidden' : undefined}>
        {label}
      </label>
      <textarea
        {...area}
        className={styles.area}
        id={id}
        rows={rows}
        aria-describedby={describedBy(id, { hint, problem })}
        aria-invalid={problem === undefined ? undefined : true}
      />
      <FieldNotes id={id} hint={hint} problem={problem} />
    </div>
  );
}
