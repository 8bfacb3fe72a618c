import { useSelector } from '@xstate/react';
import type { SubmitEvent } from 'react';
import { useMessages } from '../../locales/messages.ts';
import { selectIsBusy, selectIsSlow } from '../../machines/auth.selectors.ts';
import type { PanelMode } from '../../machines/auth.types.ts';
import { useAuth } from '../actors.ts';
import { textOf } from '../dom/field.ts';
import { Button } from '../parts/button.tsx';
import { Dialog } from '../parts/dialog.tsx';
import { Field } from '../parts/field.tsx';
import styles from './auth-panel.module.css';
import { ProviderButtons } from './provider-buttons.tsx';

/** Sign in or sign up. What is typed stays in the inputs until Continue; refused, it is still there. */
export function AuthPanel({ mode }: { readonly mode: PanelMode }) {
  const words = useMessages('authPanel');
  const parts = useMessages('parts');
  const product = useMessages('product');
  const auth = useAuth();
  const isBusy = useSelector(auth, selectIsBusy);
  const isSlow = useSelector(auth, selectIsSlow);
  const isNew = mode === 'signUp';
  const title = isNew ? words.signUp.title : words.signIn.title(product);
  const { subtitle, question, switch: other } = words[mode];
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    auth.send({
      type: 'credentials.submit',
      email: textOf(form, 'email'),
      password: textOf(form, 'password'),
    });
  };
  return (
    <Dialog title={title} text={subtitle} onClose={() => auth.send({ type: 'panel.close' })}>
      <ProviderButtons />
      <p className={styles.divider}>{words.or}</p>
      <form className={styles.form} onSubmit={submit} noValidate aria-busy={isBusy}>
        <Field
          label={words.email}
          name="email"
          type="email"
          autoComplete="username"
          inputMode="email"
          data-first-focus=""
        />
        <Field
          label={words.password}
          name="password"
          type="password"
          autoComplete={isNew ? 'new-password' : 'current-password'}
          hint={isNew ? words.passwordHint : undefined}
        />
        <Button type="submit" look="accent" wide>
          {words.submit}
        </Button>
      </form>
      <p className={styles.switch}>
        {question}{' '}
        <button type="button" onClick={() => auth.send({ type: 'mode.switch' })}>
          {other}
        </button>
      </p>
      {isBusy ? (
        <div className={styles.veil} role="status">
          <span className={styles.wheel} aria-hidden="true" />
          {words.busy}
          {isSlow ? (
            <Button onClick={() => auth.send({ type: 'load.cancel' })}>{parts.stopWaiting}</Button>
          ) : null}
        </div>
      ) : null}
    </Dialog>
  );
}
