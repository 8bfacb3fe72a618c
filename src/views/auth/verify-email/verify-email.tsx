import { useSelector } from '@xstate/react';
import { useMessages } from '../../../locales/messages.ts';
import { selectView, type VerifyEmailActor } from '../../../machines/auth/email/verify-email.machine.ts';
import { selectPhase } from '../../../machines/auth/email/email-verification.machine.ts';
import { useAuth } from '../../app-context.ts';
import { focusOnMount } from '../../dom/arrival.ts';
import { Button, ButtonLink } from '../../components/button.tsx';
import { EmptyState } from '../../components/status/empty-state.tsx';
import { Icon } from '../../components/icons/icon.tsx';
import { VerifyEmailEnded } from './verify-email-ended.tsx';
import { VerifyEmailLink } from './verify-email-link.tsx';
import { VerifyEmailPassword } from './verify-email-password.tsx';
import { VerifyEmailWait } from './verify-email-wait.tsx';

/** The page that waits for the mail, and that the mailed link opens. */
export function VerifyEmail({ actor }: { readonly actor: VerifyEmailActor }) {
  const isLoggedIn = useSelector(useAuth(), (snapshot) => snapshot.hasTag('loggedIn'));
  const view = useSelector(actor, selectView);
  const passwordForm = useSelector(actor, ({ children }) => children.confirmWithPassword);
  switch (view) {
    case 'linkOpened':
    case 'confirming':
    case 'rejected':
      return <VerifyEmailLink actor={actor} />;
    case 'passwordRequired':
      return passwordForm === undefined ? null : <VerifyEmailPassword actor={passwordForm} />;
    case 'addressTaken':
    case 'linkExpired':
    case 'idle':
      return <VerifyEmailEnded why={view} />;
    case 'waiting':
      return isLoggedIn ? <Confirmed /> : <VerifyEmailWait actor={actor} />;
    default:
      return <Confirmed />;
  }
}

function Confirmed() {
  const t = useMessages('verifyEmail');
  const layout = useMessages('layout');
  const { toDiscover } = useMessages('unavailable');
  const auth = useAuth();
  const isLoggedIn = useSelector(auth, (snapshot) => snapshot.hasTag('loggedIn'));
  const isSigningIn =
    useSelector(
      useSelector(auth, ({ children }) => children.emailVerification),
      selectPhase,
    ) !== null;
  const { signIn, signedIn, signingIn } = t.confirmed;
  return (
    <EmptyState
      icon={<Icon name="mail-check" />}
      title={t.confirmed.title}
      text={isLoggedIn ? signedIn : isSigningIn ? signingIn : signIn}
      level={1}
      role="status"
    >
      {isLoggedIn ? null : (
        <Button
          ref={focusOnMount}
          look="accent"
          onClick={() => auth.send({ type: 'panel.open', mode: 'signIn' })}
        >
          {layout.signIn}
        </Button>
      )}
      <ButtonLink to="/" look={isLoggedIn ? 'accent' : 'plain'}>
        {toDiscover}
      </ButtonLink>
    </EmptyState>
  );
}
