import { useMessages } from '../../../locales/messages.ts';
import type { ConfirmationActor } from '../../../machines/shared/commands/confirmation.ts';
import { useAuth } from '../../app-context.ts';
import { Button } from '../../components/button.tsx';
import { EmptyState } from '../../components/status/empty-state.tsx';
import { Icon } from '../../components/icons/icon.tsx';
import { OneFieldForm } from '../one-field-form.tsx';
import styles from './verify-email.module.css';

/** In a browser that did not sign up, the password of the sign-up confirms and signs in. */
export function VerifyEmailPassword({ actor }: { readonly actor: ConfirmationActor }) {
  const t = useMessages('verifyEmail').passwordRequired;
  const { password } = useMessages('authPanel');
  const auth = useAuth();
  return (
    <EmptyState icon={<Icon name="mail-question-mark" />} title={t.title} text={t.text} level={1}>
      <OneFieldForm
        name="password"
        label={password}
        autoComplete="current-password"
        texts={{ submit: t.submit, busy: t.checking }}
        actor={actor}
      />
      <p className={styles.hint}>{t.elsewhere}</p>
      <p className={styles.hint}>{t.notYou}</p>
      <Button look="quiet" onClick={() => auth.send({ type: 'panel.open', mode: 'signUp' })}>
        {t.ownAccount}
      </Button>
    </EmptyState>
  );
}
