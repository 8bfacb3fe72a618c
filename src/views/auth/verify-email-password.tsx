import { useSelector } from '@xstate/react';
import { useMessages } from '../../locales/messages.ts';
import {
  selectIsChecking,
  selectIsSlow,
  selectRejection,
  type VerifyEmailActor,
} from '../../machines/auth/email/verify-email.selectors.ts';
import { useAuth } from '../app-context.ts';
import { Button } from '../components/button.tsx';
import { EmptyState } from '../components/empty-state.tsx';
import { Icon } from '../components/icon.tsx';
import { OneFieldForm } from './one-field-form.tsx';
import styles from './verify-email.module.css';

/** In a browser that did not sign up, the password of the sign-up confirms and signs in. */
export function VerifyEmailPassword({ actor }: { readonly actor: VerifyEmailActor }) {
  const t = useMessages('verifyEmail').passwordRequired;
  const { password } = useMessages('authPanel');
  const auth = useAuth();
  const isChecking = useSelector(actor, selectIsChecking);
  const isSlow = useSelector(actor, selectIsSlow);
  const rejection = useSelector(actor, selectRejection);
  return (
    <EmptyState icon={<Icon name="mail-question-mark" />} title={t.title} text={t.text} level={1}>
      <OneFieldForm
        name="password"
        label={password}
        autoComplete="current-password"
        texts={{ submit: t.submit, busy: t.checking }}
        isBusy={isChecking}
        isSlow={isSlow}
        rejection={rejection}
        onSubmit={(password) => actor.send({ type: 'password.submit', password })}
        onCancel={() => actor.send({ type: 'load.cancel' })}
      />
      <p className={styles.hint}>{t.notYou}</p>
      <Button look="quiet" onClick={() => auth.send({ type: 'panel.open', mode: 'signUp' })}>
        {t.ownAccount}
      </Button>
    </EmptyState>
  );
}
