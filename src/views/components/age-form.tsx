import { useSelector } from '@xstate/react';
import { useId, type FormEvent } from 'react';
import { useMessages } from '../../locales/messages.ts';
import {
  selectIsBusy,
  selectIsSlow,
  selectProblem,
  type AgeGateActor,
} from '../../machines/safety/age-gate.selectors.ts';
import { useFormDraft } from '../app-context.ts';
import { birthDateIn } from '../dom/birth-date.ts';
import styles from './age-form.module.css';
import { BirthDateFields } from './birth-date-fields.tsx';
import { Button } from './button.tsx';

/** Asks for the birth date and explains why. An error is shown below the fields and announced. */
export function AgeForm({ age }: { readonly age: AgeGateActor }) {
  const t = useMessages('age');
  const { submit: next } = useMessages('authPanel');
  const { stopWaiting } = useMessages('components');
  const id = useId();
  const problem = useSelector(age, selectProblem);
  const isBusy = useSelector(age, selectIsBusy);
  const isSlow = useSelector(age, selectIsSlow);
  const draft = useFormDraft();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    age.send({ type: 'birthDate.submit', birthDate: birthDateIn(event.currentTarget) });
  };
  return (
    <form
      className={styles.form}
      onSubmit={submit}
      ref={draft}
      data-draft="age"
      noValidate
      aria-busy={isBusy}
    >
      <BirthDateFields describedBy={problem === null ? undefined : id} />
      {problem === null ? null : (
        <p id={id} className={styles.error} role="alert">
          {t[problem]}
        </p>
      )}
      <p className={styles.privacy}>{t.privacy}</p>
      <Button type="submit" look="accent" aria-disabled={isBusy}>
        {isBusy ? t.confirming : next}
      </Button>
      {isSlow ? (
        <p className={styles.slow} role="status">
          {t.slow}
          <Button look="quiet" onClick={() => age.send({ type: 'load.cancel' })}>
            {stopWaiting}
          </Button>
        </p>
      ) : null}
    </form>
  );
}
