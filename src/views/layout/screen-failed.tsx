import { useSelector } from '@xstate/react';
import { useMessages } from '../../locales/messages.ts';
import { selectHasHeader } from '../../machines/navigation/navigation.selectors.ts';
import { useNavigation } from '../app-context.ts';
import { Button, ButtonLink } from '../components/button.tsx';
import { EmptyState } from '../components/status/empty-state.tsx';
import { Icon } from '../components/icon.tsx';

/** The code of a screen did not arrive, or the screen broke. */
export function ScreenFailed() {
  const t = useMessages('unavailable');
  const { retry } = useMessages('components');
  const navigation = useNavigation();
  const hasHeader = useSelector(navigation, selectHasHeader);
  return (
    <EmptyState
      icon={<Icon name="cloud-off" />}
      title={t.screenFailed.title}
      text={t.screenFailed.text}
      level={1}
      role="alert"
    >
      <Button look="accent" onClick={() => navigation.send({ type: 'load.retry' })}>
        {retry}
      </Button>
      {hasHeader ? null : <ButtonLink to="/">{t.toDiscover}</ButtonLink>}
    </EmptyState>
  );
}
