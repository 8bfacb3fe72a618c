import { useSelector } from '@xstate/react';
import { useMessages } from '../../locales/messages.ts';
import {
  selectResend,
  selectWait,
  type VerifyEmailActor,
} from '../../machines/auth/email/verify-email.selectors.ts';
import { Button } from '../components/button.tsx';

/** Sends the mail again, with the seconds to wait on it. Some hosts have no such call: then there is no button. */
export function VerifyEmailResend({ actor }: { readonly actor: VerifyEmailActor }) {
  const t = useMessages('verifyEmail');
  const { sending } = useMessages('components');
  const resend = useSelector(actor, selectResend);
  const wait = useSelector(actor, selectWait);
  if (resend === null || resend === 'resendUnsupported') return null;
  const isReady = resend === 'ready';
  const label = { ready: t.resend, sending: sending, coolingDown: t.resendIn(wait) }[resend];
  return (
    <Button onClick={() => actor.send({ type: 'resend.request' })} aria-disabled={!isReady}>
      {label}
    </Button>
  );
}
