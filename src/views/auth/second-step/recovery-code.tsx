import { useSelector } from '@xstate/react';
import type { SubmitEvent } from 'react';
import { useFailureText } from '../../../locales/failure-text.ts';
import { useMessages } from '../../../locales/messages.ts';
import { selectRejection, type SecondStepActor } from '../../../machines/auth/sign-in/second-step.machine.ts';
import { Button } from '../../components/button.tsx';
import { Field } from '../../components/forms/field.tsx';
import { focusOnMount } from '../../dom/arrival.ts';
import { textOf } from '../../dom/forms/field.ts';
import styles from '../auth-panel.module.css';

/** Takes a recovery code, and says why it was rejected. */
export function RecoveryCode({ actor }: { readonly actor: SecondStepActor }) {
  const text = useMessages('authPanel');
  const failureText = useFailureText();
  const isBusy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'));
  const rejection = useSelector(actor, selectRejection);
  const problem = rejection === null ? undefined : failureText(rejection);
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    actor.send({ type: 'code.submit', code: textOf(event.currentTarget, 'recovery-code') });
  };
  return (
    <form className={styles.form} onSubmit={submit} noValidate aria-busy={isBusy}>
      <Field
        ref={focusOnMount}
        label={text.secondStep.code}
        name="recovery-code"
        autoComplete="one-time-code"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={64}
        problem={problem}
      />
      <Button type="submit" look="accent" wide aria-disabled={isBusy}>
        {isBusy ? text.busy : text.submit}
      </Button>
      <p className="visually-hidden" role="status">
        {isBusy ? text.busy : problem}
      </p>
    </form>
  );
}
