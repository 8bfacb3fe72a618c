import { type ComponentPropsWithRef, useId } from 'react';
import styles from './field.module.css';

type TextAreaProps = Omit<ComponentPropsWithRef<'textarea'>, 'id'> & {
  readonly label: string;
  /** A rule to know before typing. */
  readonly hint: string;
  /** What is wrong with what was typed. */
  readonly problem?: string | undefined;
};

/** A labelled place for more than one line. */
export function TextArea({ label, hint, problem, rows = 5, ...area }: TextAreaProps) {
  const id = useId();
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <textarea
        {...area}
        className={styles.area}
        id={id}
        rows={rows}
        aria-describedby={problem === undefined ? `${id}-hint` : `${id}-hint ${id}-problem`}
        aria-invalid={problem === undefined ? undefined : true}
      />
      <p id={`${id}-hint`} className={styles.hint}>
        {hint}
      </p>
      {problem === undefined ? null : (
        <p id={`${id}-problem`} className={styles.problem}>
          {problem}
        </p>
      )}
    </div>
  );
}
