import { useMessages } from '../../locales/messages.ts';
import { useAuth } from '../app-context.ts';
import { Button, ButtonLink } from '../components/button.tsx';
import { EmptyState } from '../components/status/empty-state.tsx';
import { Icon } from '../components/icon.tsx';

/** Shown in place of a screen that needs a session. */
export function SignInRequired() {
  const t = useMessages('unavailable');
  const { signIn } = useMessages('layout');
  const auth = useAuth();
  return (
    <EmptyState
      icon={<Icon name="log-in" />}
      title={t.signInNeeded.title}
      text={t.signInNeeded.text}
      level={1}
    >
      <Button look="accent" onClick={() => auth.send({ type: 'panel.open', mode: 'signIn' })}>
        {signIn}
      </Button>
      <ButtonLink to="/">{t.toDiscover}</ButtonLink>
    </EmptyState>
  );
}
