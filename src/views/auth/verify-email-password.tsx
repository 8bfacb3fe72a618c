import { useSelector } from '@xstate/react';
import type { SubmitEvent } from 'react';
import { useMessages } from '../../locales/messages.ts';
import {
  selectIsChecking,
  selectIsSlow,
  selectRejection,
  type VerifyEmailActor,
} from '../../machines/auth/verify-email.selectors.ts';
import { useAuth } from '../app-context.ts';
import { arriveAt } from '../dom/arrival.ts';
import { textOf } from '../dom/field.ts';
import { Button } from '../components/button.tsx';
import { EmptyState } from '../components/empty-state.tsx';
import { Field } from '../components/field.tsx';
import { Icon } from '../components/icon.tsx';
import styles from './verify-email.module.css';

/** In a browser that did not sign up, the password of the sign-up confirms and signs in. */
export function VerifyEmailPassword({ actor }: { readonly actor: VerifyEmailActor }) {
  const words = useMessages('verifyEmail').passwordRequired;
  const parts = useMessages('parts');
  const shell = useMessages('shell');
  const auth = useAuth();
  const isChecking = useSelector(actor, selectIsChecking);
  const isSlow = useSelector(actor, selectIsSlow);
  const rejection = useSelector(actor, selectRejection);
  const problem = rejection === null ? undefined : rejection.message || shell.failure.unreachable;
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    actor.send({ type: 'password.submit', password: textOf(event.currentTarget, 'password') });
  };
  return (
    <EmptyState icon={<Icon name="mail-question-mark" />} title={words.title} text={words.text} level={1}>
      <form className={styles.form} onSubmit={submit} aria-busy={isChecking} noValidate>
        <Field
          ref={arriveAt}
          label={words.password}
          name="password"
          type="password"
          autoComplete="current-password"
          problem={problem}
        />
        <Button type="submit" look="accent" wide aria-disabled={isChecking}>
          {isChecking ? words.checking : words.submit}
        </Button>
        {isSlow ? (
          <Button onClick={() => actor.send({ type: 'load.cancel' })}>{parts.stopWaiting}</Button>
        ) : null}
        <p className="visually-hidden" role="status">
          {isChecking ? words.checking : problem}
        </p>
      </form>
      <p className={styles.hint}>{words.notYou}</p>
      <Button look="quiet" onClick={() => auth.send({ type: 'panel.open', mode: 'signUp' })}>
        {words.ownAccount}
      </Button>
    </EmptyState>
  );
}
