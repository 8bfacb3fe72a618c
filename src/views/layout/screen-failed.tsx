import { useMessages } from '../../locales/messages.ts';
import { useNavigation } from '../app-context.ts';
import { Button } from '../components/button.tsx';
import { Icon } from '../components/icons/icon.tsx';
import { ScreenUnavailable } from './screen-unavailable.tsx';

/** The code of a screen did not arrive, or the screen broke. */
export function ScreenFailed() {
  const { screenFailed } = useMessages('unavailable');
  const { retry } = useMessages('components');
  const navigation = useNavigation();
  return (
    <ScreenUnavailable {...screenFailed} icon={<Icon name="cloud-off" />} role="alert">
      <Button look="accent" onClick={() => navigation.send({ type: 'load.retry' })}>
        {retry}
      </Button>
    </ScreenUnavailable>
  );
}
