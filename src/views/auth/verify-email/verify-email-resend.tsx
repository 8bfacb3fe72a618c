import { useSelector } from '@xstate/react';
import { useMessages } from '../../../locales/messages.ts';
import type { MailResendActor } from '../../../machines/auth/email/mail-resend.machine.ts';
import type { VerifyEmailActor } from '../../../machines/auth/email/verify-email.machine.ts';
import { Button } from '../../components/button.tsx';
import { CommandStatus } from '../../components/status/command-status.tsx';
import { SupervisedPart } from '../../components/status/supervised-part.tsx';

/** Sends the mail again. */
export function VerifyEmailResend({ actor }: { readonly actor: VerifyEmailActor }) {
  return (
    <SupervisedPart actor={useSelector(actor, ({ children }) => children.mailResend)}>
      {(resend) => <ResendButton actor={resend} />}
    </SupervisedPart>
  );
}

/** Shows the seconds to wait. Some hosts have no such call: then there is no button. */
function ResendButton({ actor }: { readonly actor: MailResendActor }) {
  const t = useMessages('verifyEmail');
  const { sending } = useMessages('components');
  const resend = useSelector(actor, ({ value }) => value);
  const wait = useSelector(actor, ({ context }) => context.wait);
  const resending = useSelector(actor, ({ children }) => children.resendMail);
  if (resend === 'unsupported') return null;
  const coolingDown = wait < 120 ? t.resendIn.seconds(wait) : t.resendIn.minutes(Math.ceil(wait / 60));
  const label = { ready: t.resend, sending, coolingDown }[resend];
  return (
    <>
      <Button onClick={() => actor.send({ type: 'resend.request' })} aria-disabled={resend !== 'ready'}>
        {label}
      </Button>
      <CommandStatus actor={resending} />
    </>
  );
}
