import { useSelector } from '@xstate/react';
import { useMessages } from '../../locales/messages.ts';
import { selectRegisterEmail, selectVerification } from '../../machines/auth/auth.selectors.ts';
import { useAuth } from '../app-context.ts';
import { Button } from '../components/button.tsx';
import { EmptyState } from '../components/empty-state.tsx';
import { Icon } from '../components/icon.tsx';
import { VerifyEmailResend } from './verify-email-resend.tsx';
import type { VerifyEmailActor } from './verify-email.tsx';
import styles from './verify-email.module.css';

/** The wait for the mail to be opened; auth asks the server meanwhile. */
export function VerifyEmailWait({ actor }: { readonly actor: VerifyEmailActor }) {
  const words = useMessages('verifyEmail');
  const auth = useAuth();
  const verification = useSelector(auth, selectVerification);
  const email = useSelector(auth, selectRegisterEmail);
  const start = () => auth.send({ type: 'verification.start' });
  if (verification === null) {
    return (
      <EmptyState
        icon={<Icon name="mail-question-mark" />}
        title={words.stopped.title}
        text={words.stopped.text}
        level={1}
      >
        <Button look="accent" onClick={start}>
          {words.lookAgain}
        </Button>
        <Button onClick={() => auth.send({ type: 'panel.open', mode: 'signIn' })}>
          {words.nothing.signIn}
        </Button>
      </EmptyState>
    );
  }
  if (verification === 'expired') {
    return (
      <EmptyState
        icon={<Icon name="mail-x" />}
        title={words.expired.title}
        text={words.expired.text}
        level={1}
      >
        <Button look="accent" onClick={start}>
          {words.lookAgain}
        </Button>
        <VerifyEmailResend actor={actor} />
      </EmptyState>
    );
  }
  return (
    <EmptyState
      icon={<Icon name="mails" />}
      title={words.title}
      text={email === null ? words.sent : words.sentTo(email)}
      level={1}
    >
      <p className={styles.state} role="status" data-state={verification}>
        <span className={styles.pulse} aria-hidden="true" />
        {verification === 'paused' ? words.paused : words.waiting}
      </p>
      <VerifyEmailResend actor={actor} />
      <Button look="quiet" onClick={() => auth.send({ type: 'verification.stop' })}>
        {words.stop}
      </Button>
      <p className={styles.hint}>{words.hint}</p>
    </EmptyState>
  );
}
