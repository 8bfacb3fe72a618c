import { useSelector } from '@xstate/react';
import { type SubmitEvent, useId } from 'react';
import { Link } from 'wouter';
import type { ActorRefFrom } from 'xstate';
import { useFailureText } from '../../locales/failure-text.ts';
import { useMessages } from '../../locales/messages.ts';
import type { signInMachine } from '../../machines/auth/sign-in/sign-in.machine.ts';
import type { PasskeySignInActor } from '../../machines/auth/sign-in/passkey-sign-in.selectors.ts';
import {
  selectIsBusy,
  selectMode,
  selectRefusal,
  selectRejection,
} from '../../machines/auth/sign-in/sign-in.selectors.ts';
import { passwordResetPath } from '../components/paths.ts';
import { textOf } from '../dom/field.ts';
import { Button } from '../components/button.tsx';
import { Dialog } from '../components/dialog.tsx';
import { Field } from '../components/field.tsx';
import { AuthStatus } from './auth-status.tsx';
import styles from './auth-panel.module.css';
import { PasskeyButton } from './passkey-button.tsx';
import { ProviderButtons } from './provider-buttons.tsx';

interface AuthPanelProps {
  readonly actor: ActorRefFrom<typeof signInMachine>;
  /** Undefined where it has not started. */
  readonly passkey: PasskeySignInActor | undefined;
  readonly onClose: () => void;
}

/** Sign in or sign up. The inputs keep what the user typed after a rejected attempt. */
export function AuthPanel({ actor, passkey, onClose }: AuthPanelProps) {
  const text = useMessages('authPanel');
  const { signIn } = useMessages('layout');
  const product = useMessages('product');
  const mode = useSelector(actor, selectMode);
  const isBusy = useSelector(actor, selectIsBusy);
  const refusal = useSelector(actor, selectRefusal);
  const rejection = useSelector(actor, selectRejection);
  const failureText = useFailureText();
  const refusalId = useId();
  const problemId = refusal === null ? undefined : refusalId;
  const problemOf = (name: string) => (rejection?.field === name ? failureText(rejection) : undefined);
  const isNew = mode === 'signUp';
  const title = isNew ? text.signUp.title : text.signIn.title(product);
  const { subtitle, question } = text[mode];
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
    <Dialog title={title} text={subtitle} onClose={onClose}>
      <ProviderButtons actor={actor} />
      <p className={styles.divider}>{text.or}</p>
      <form className={styles.form} onSubmit={submit} noValidate aria-busy={isBusy}>
        <Field
          label={text.email}
          name="email"
          type="email"
          autoComplete="username"
          inputMode="email"
          problem={problemOf('email')}
          problemId={problemId}
          data-autofocus=""
        />
        <Field
          label={text.password}
          name="password"
          type="password"
          autoComplete={isNew ? 'new-password' : 'current-password'}
          hint={isNew ? text.passwordHint : undefined}
          problem={problemOf('password')}
          problemId={problemId}
        />
        {refusal === null ? null : (
          <p id={refusalId} className="visually-hidden">
            {failureText(refusal)}
          </p>
        )}
        {rejection === null || rejection.field !== undefined ? null : (
          <p className={styles.notice} role="alert">
            {failureText(rejection)}
          </p>
        )}
        {isNew ? null : (
          <Link
            className={styles.forgot}
            data-prominent={refusal === null ? undefined : ''}
            href={passwordResetPath}
            onClick={onClose}
          >
            {text.forgot}
          </Link>
        )}
        <Button type="submit" look="accent" wide>
          {text.submit}
        </Button>
      </form>
      {isNew || passkey === undefined ? null : <PasskeyButton actor={passkey} />}
      <p className={styles.switch}>
        {question}{' '}
        <button type="button" onClick={() => actor.send({ type: 'mode.switch' })}>
          {isNew ? signIn : text.signIn.switch}
        </button>
      </p>
      <AuthStatus actor={actor} />
    </Dialog>
  );
}
