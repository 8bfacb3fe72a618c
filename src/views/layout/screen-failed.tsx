import { useSelector } from '@xstate/react';
import { useMessages } from '../../locales/messages.ts';
import { selectHasHeader } from '../../machines/navigation/navigation.selectors.ts';
import { useNavigation } from '../app-context.ts';
import { Button, ButtonLink } from '../components/button.tsx';
import { EmptyState } from '../components/empty-state.tsx';
import { Icon } from '../components/icon.tsx';

/** The code of a screen did not arrive, or the screen broke. */
export function ScreenFailed() {
  const words = useMessages('unavailable');
  const navigation = useNavigation();
  const hasHeader = useSelector(navigation, selectHasHeader);
  return (
    <EmptyState
      icon={<Icon name="cloud-off" />}
      title={words.screenFailed.title}
      text={words.screenFailed.text}
      level={1}
      role="alert"
    >
      <Button look="accent" onClick={() => navigation.send({ type: 'load.retry' })}>
        {words.screenFailed.action}
      </Button>
      {hasHeader ? null : <ButtonLink to="/">{words.toDiscover}</ButtonLink>}
    </EmptyState>
  );
}
