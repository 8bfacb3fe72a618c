import { useSelector } from '@xstate/react';
import { useMessages } from '../../../locales/messages.ts';
import type { VerifyEmailActor } from '../../../machines/auth/email/verify-email.machine.ts';
import { selectPhase } from '../../../machines/auth/email/email-verification.machine.ts';
import { useAuth } from '../../app-context.ts';
import { Button } from '../../components/button.tsx';
import { EmptyState } from '../../components/status/empty-state.tsx';
import { Icon } from '../../components/icons/icon.tsx';
import { MailAddress } from '../mail-address.tsx';
import { useMailText } from '../mail-text.ts';
import { VerifyEmailResend } from './verify-email-resend.tsx';
import { VerifyEmailCode } from './verify-email-code.tsx';
import styles from './verify-email.module.css';

/** Waits until the mailed link is opened, while auth polls the server. */
export function VerifyEmailWait({ actor }: { readonly actor: VerifyEmailActor }) {
  const text = useMessages('verifyEmail');
  const { stopWaiting } = useMessages('components');
  const auth = useAuth();
  const phase = useSelector(
    useSelector(auth, ({ children }) => children.emailVerification),
    selectPhase,
  );
  const email = useSelector(auth, ({ context }) => context.registerEmail);
  const codeForm = useSelector(actor, ({ children }) => children.confirmWithCode);
  const mail = useMailText({
    title: text.title,
    text: email === null ? text.sent : text.sentTo(email),
    email,
    isSent: true,
  });
  if (codeForm !== undefined) {
    return (
      <VerifyEmailCode form={codeForm}>
        <VerifyEmailResend actor={actor} />
        <OtherAddress />
      </VerifyEmailCode>
    );
  }
  if (phase === null) return <Stopped />;
  if (phase === 'expired') {
    return (
      <EmptyState icon={<Icon name="mail-x" />} title={text.stopped.title} text={text.expired.text} level={1}>
        <CheckAgain />
        <VerifyEmailResend actor={actor} />
        <OtherAddress />
      </EmptyState>
    );
  }
  return (
    <EmptyState icon={<Icon name="mails" />} title={mail.title} text={mail.text} level={1}>
      <MailAddress address={mail.address} />
      <p className={styles.status} role="status" data-phase={phase}>
        <span className={styles.pulse} aria-hidden="true" />
        {phase === 'paused' ? text.paused : text.waiting}
      </p>
      <VerifyEmailResend actor={actor} />
      <Button onClick={() => auth.send({ type: 'verification.stop' })}>{stopWaiting}</Button>
      <OtherAddress />
      {mail.address === null ? <p className={styles.hint}>{text.hint}</p> : null}
    </EmptyState>
  );
}

function Stopped() {
  const text = useMessages('verifyEmail');
  const { signIn } = useMessages('layout');
  const auth = useAuth();
  return (
    <EmptyState
      icon={<Icon name="mail-question-mark" />}
      title={text.stopped.title}
      text={text.stopped.text}
      level={1}
    >
      <CheckAgain />
      <OtherAddress />
      <Button onClick={() => auth.send({ type: 'panel.open', mode: 'signIn' })}>{signIn}</Button>
    </EmptyState>
  );
}

function CheckAgain() {
  const text = useMessages('verifyEmail');
  const auth = useAuth();
  return (
    <Button look="accent" onClick={() => auth.send({ type: 'verification.start' })}>
      {text.lookAgain}
    </Button>
  );
}

/** Starts over, after a slip in the address. */
function OtherAddress() {
  const text = useMessages('verifyEmail');
  const auth = useAuth();
  return (
    <Button onClick={() => auth.send({ type: 'panel.open', mode: 'signUp' })}>{text.otherAddress}</Button>
  );
}
