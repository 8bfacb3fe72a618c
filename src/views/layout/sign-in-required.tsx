import { useMessages } from '../../locales/messages.ts';
import { useAuth } from '../app-context.ts';
import { Button, ButtonLink } from '../components/button.tsx';
import { Icon } from '../components/icons/icon.tsx';
import { ScreenUnavailable } from './screen-unavailable.tsx';

/** Shown in place of a screen that needs a session. */
export function SignInRequired() {
  const { signInNeeded, toDiscover } = useMessages('unavailable');
  const { signIn } = useMessages('layout');
  const auth = useAuth();
  return (
    <ScreenUnavailable {...signInNeeded} icon={<Icon name="log-in" />}>
      <Button look="accent" onClick={() => auth.send({ type: 'panel.open', mode: 'signIn' })}>
        {signIn}
      </Button>
      <ButtonLink to="/">{toDiscover}</ButtonLink>
    </ScreenUnavailable>
  );
}
