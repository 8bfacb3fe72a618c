import { useId, type FormEvent } from 'react';
import { useMessages } from '../../../locales/messages.ts';
import { toProblem } from '../../../machines/safety/age-gate.selectors.ts';
import type { ConfirmationActor } from '../../../machines/shared/commands/confirmation.ts';
import { useFormDraft } from '../../app-context.ts';
import { birthDateIn } from '../../dom/forms/birth-date.ts';
import styles from './age-form.module.css';
import { BirthDateFields } from './birth-date-fields.tsx';
import { Button } from '../button.tsx';
import { useConfirmation } from '../dialogs/use-confirmation.ts';

interface AgeFormProps {
  readonly actor: ConfirmationActor;
  /** The use of the date, where it is not stored with an account: then the form of a new account begins with it. */
  readonly privacy?: string;
}

/** Asks for the birth date and explains why. An error is shown below the fields and announced. */
export function AgeForm({ actor, privacy }: AgeFormProps) {
  const t = useMessages('age');
  const { submit: next } = useMessages('authPanel');
  const { stopWaiting } = useMessages('components');
  const id = useId();
  const { isPending, isSlow, failure, cancel } = useConfirmation(actor);
  const problem = toProblem(failure);
  const draft = useFormDraft();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    actor.send({ type: 'action.confirm', answer: { birthDate: birthDateIn(event.currentTarget) } });
  };
  return (
    <form
      className={styles.form}
      onSubmit={submit}
      ref={draft}
      data-draft="age"
      data-draft-stays={privacy === undefined ? undefined : ''}
      noValidate
      aria-busy={isPending}
    >
      <BirthDateFields describedBy={problem === null ? undefined : id} />
      {problem === null ? null : (
        <p id={id} className={styles.error} role="alert">
          {t[problem]}
        </p>
      )}
      <p className={styles.privacy}>{privacy ?? t.privacy}</p>
      <Button type="submit" look="accent" aria-disabled={isPending}>
        {isPending ? t.confirming : next}
      </Button>
      {isSlow ? (
        <p className={styles.slow} role="status">
          {t.slow}
          <Button look="quiet" onClick={cancel}>
            {stopWaiting}
          </Button>
        </p>
      ) : null}
    </form>
  );
}
