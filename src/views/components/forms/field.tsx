import { type ComponentPropsWithRef, useId } from 'react';
import { useMessages } from '../../../locales/messages.ts';
import { emptyField } from '../../dom/forms/field.ts';
import styles from './field.module.css';
import { useRefusalAt } from './form-refusal.tsx';
import { Icon } from '../icons/icon.tsx';

type FieldProps = Omit<ComponentPropsWithRef<'input'>, 'id' | 'placeholder'> & {
  readonly label: string;
  /** For a form whose heading says the same. */
  readonly isLabelHidden?: boolean;
  /** A rule to know before typing. */
  readonly hint?: string | undefined;
  /** The error of the input. */
  readonly problem?: string | undefined;
  /** The ID of another element that says what is wrong. */
  readonly problemId?: string | undefined;
};

/** A labelled line to type in, which can be emptied with one press. */
export function Field({ label, isLabelHidden = false, hint, problem: own, problemId, ...input }: FieldProps) {
  const t = useMessages('components');
  const refusal = useRefusalAt(input.name);
  const problem = own ?? refusal;
  const id = useId();
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={isLabelHidden ? 'visually-hidden' : undefined}>
        {label}
      </label>
      <div className={styles.box}>
        <input
          {...input}
          id={id}
          placeholder=" "
          aria-describedby={describedBy(id, { hint, problem, problemId })}
          aria-invalid={problem === undefined && problemId === undefined ? undefined : true}
        />
        <button
          type="button"
          className={styles.clear}
          aria-label={t.clear(label)}
          onClick={(event) => emptyField(event.currentTarget)}
        >
          <Icon name="x" />
        </button>
      </div>
      <FieldNotes id={id} hint={hint} problem={problem} />
    </div>
  );
}

interface FieldNotesProps extends Pick<FieldProps, 'hint' | 'problem'> {
  readonly id: string;
}

/** The description of the control of that ID, with the IDs of `describedBy`. */
export const FieldNotes = ({ id, hint, problem }: FieldNotesProps) => (
  <>
    {hint === undefined ? null : (
      <p id={`${id}-hint`} className={styles.hint}>
        {hint}
      </p>
    )}
    {problem === undefined ? null : (
      <p id={`${id}-problem`} className={styles.problem}>
        {problem}
      </p>
    )}
  </>
);

/** The IDs of the elements that describe the control of that ID. */
export const describedBy = (
  id: string,
  { hint, problem, problemId = '' }: Pick<FieldProps, 'hint' | 'problem' | 'problemId'>,
): string | undefined =>
  [hint === undefined ? '' : `${id}-hint`, problem === undefined ? '' : `${id}-problem`, problemId]
    .filter((one) => one !== '')
    .join(' ') || undefined;
