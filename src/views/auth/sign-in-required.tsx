import { useMessages } from '../../locales/messages.ts';
import { useAppCommand } from '../app-context.ts';
import { Button, ButtonLink } from '../components/button.tsx';
import { EmptyState } from '../components/empty-state.tsx';
import { Icon } from '../components/icon.tsx';

/** Stands where a screen for signed-in people would be. */
export function SignInNeeded() {
  const words = useMessages('standIn');
  const send = useAppCommand();
  return (
    <EmptyState
      icon={<Icon name="log-in" />}
      title={words.signInNeeded.title}
      text={words.signInNeeded.text}
      level={1}
    >
      <Button look="accent" onClick={() => send({ type: 'panel.open', mode: 'signIn' })}>
        {words.signInNeeded.action}
      </Button>
      <ButtonLink to="/">{words.toDiscover}</ButtonLink>
    </EmptyState>
  );
}
