import { useSelector } from '@xstate/react';
import { type SubmitEvent, useId } from 'react';
import { Link } from 'wouter';
import { useFailureText } from '../../locales/failure-text.ts';
import { useMessages } from '../../locales/messages.ts';
import type { SignInActor } from '../../machines/auth/sign-in/sign-in.machine.ts';
import { selectMode, selectRefusal, selectRejection } from '../../machines/auth/sign-in/sign-in.selectors.ts';
import { Button } from '../components/button.tsx';
import type { Failure } from '../../machines/shared/failure.ts';
import { Field } from '../components/forms/field.tsx';
import { FormRefusal, useIsShownAtField } from '../components/forms/form-refusal.tsx';
import { passwordResetPath } from '../components/paths.ts';
import { textOf } from '../dom/forms/field.ts';
import styles from './auth-panel.module.css';

interface AuthFormProps {
  readonly actor: SignInActor;
  /** Called before the page for a forgotten password opens. */
  readonly onLeave: () => void;
}

/** Address and password. The inputs keep what the user typed after a rejected attempt. */
export function AuthForm({ actor, onLeave }: AuthFormProps) {
  const text = useMessages('authPanel');
  const isNew = useSelector(actor, selectMode) === 'signUp';
  const isBusy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'));
  const refusal = useSelector(actor, selectRefusal);
  const rejection = useSelector(actor, selectRejection);
  const failureText = useFailureText();
  const refusalId = useId();
  const problemId = refusal === null ? undefined : refusalId;
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    actor.send({
      type: 'credentials.submit',
      email: textOf(form, 'email'),
      password: textOf(form, 'password'),
    });
  };
  return (
    <FormRefusal failure={rejection} fields={['email', 'password']}>
      <form className={styles.form} onSubmit={submit} noValidate aria-busy={isBusy}>
        <Field
          label={text.email}
          name="email"
          type="email"
          autoComplete="username"
          inputMode="email"
          problemId={problemId}
          data-autofocus=""
        />
        <Field
          label={text.password}
          name="password"
          type="password"
          autoComplete={isNew ? 'new-password' : 'current-password'}
          hint={isNew ? text.passwordHint : undefined}
          problemId={problemId}
        />
        {refusal === null ? null : (
          <p id={refusalId} className={styles.refusal}>
            {failureText(refusal)}
          </p>
        )}
        <Rejection failure={rejection} />
        {isNew ? null : (
          <Link
            className={styles.forgot}
            data-prominent={refusal === null ? undefined : ''}
            href={passwordResetPath}
            onClick={onLeave}
          >
            {text.forgot}
          </Link>
        )}
        <Button type="submit" look="accent" wide aria-disabled={isBusy}>
          {text.submit}
        </Button>
      </form>
    </FormRefusal>
  );
}

/** Why the attempt failed, unless a field says it. */
function Rejection({ failure }: { readonly failure: Failure | null }) {
  const failureText = useFailureText();
  const isShownAtField = useIsShownAtField();
  return failure === null || isShownAtField ? null : (
    <p className={styles.notice} role="alert">
      {failureText(failure)}
    </p>
  );
}
