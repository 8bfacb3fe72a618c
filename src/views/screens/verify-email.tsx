import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import { useMessages } from '../../locales/messages.ts';
import { selectIsLoggedIn } from '../../machines/auth.selectors.ts';
import type { verifyEmailMachine } from '../../machines/verify-email.machine.ts';
import { selectView } from '../../machines/verify-email.selectors.ts';
import { useAuth } from '../actors.ts';
import { Button, ButtonLink } from '../parts/button.tsx';
import { EmptyState } from '../parts/empty-state.tsx';
import { Icon } from '../parts/icon.tsx';
import { VerifyEmailLink } from './verify-email-link.tsx';
import { VerifyEmailWait } from './verify-email-wait.tsx';

export type VerifyEmailActor = ActorRefFrom<typeof verifyEmailMachine>;

/** Where somebody waits for the mail, and where the mailed link leads. */
export function VerifyEmail({ actor }: { readonly actor: VerifyEmailActor }) {
  const words = useMessages('verifyEmail');
  const auth = useAuth();
  const isLoggedIn = useSelector(auth, selectIsLoggedIn);
  const view = useSelector(actor, selectView);
  if (view === 'confirming' || view === 'refused') return <VerifyEmailLink actor={actor} />;
  // Another page of this browser may have been told first: then there is nothing left to wait for.
  if (view === 'waiting' && !isLoggedIn) return <VerifyEmailWait actor={actor} />;
  if (view === 'idle') {
    return (
      <EmptyState
        icon={<Icon name="mail-question-mark" />}
        title={words.nothing.title}
        text={words.nothing.text}
        level={1}
      >
        <Button look="accent" onClick={() => auth.send({ type: 'panel.open', mode: 'signUp' })}>
          {words.nothing.signUp}
        </Button>
        <Button onClick={() => auth.send({ type: 'panel.open', mode: 'signIn' })}>
          {words.nothing.signIn}
        </Button>
      </EmptyState>
    );
  }
  return (
    <EmptyState
      icon={<Icon name="mail-check" />}
      title={words.confirmed.title}
      text={words.confirmed.text}
      level={1}
      role="status"
    >
      <ButtonLink to="/" look="accent">
        {words.confirmed.discover}
      </ButtonLink>
      {isLoggedIn ? null : (
        <Button onClick={() => auth.send({ type: 'panel.open', mode: 'signIn' })}>
          {words.nothing.signIn}
        </Button>
      )}
    </EmptyState>
  );
}
