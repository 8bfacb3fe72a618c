import { type ComponentPropsWithRef, useId } from 'react';
import styles from './text-area.module.css';

type TextAreaProps = Omit<ComponentPropsWithRef<'textarea'>, 'id'> & {
  readonly label: string;
  /** A rule to know before typing. */
  readonly hint: string;
};

/** A labelled place for more than one line. */
export function TextArea({ label, hint, ...area }: TextAreaProps) {
  const id = useId();
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <textarea {...area} id={id} rows={5} aria-describedby={`${id}-hint`} />
      <p id={`${id}-hint`}>{hint}</p>
    </div>
  );
}
