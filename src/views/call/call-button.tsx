import { useSelector } from '@xstate/react';
import { useMessages } from '../../locales/messages.ts';
import type { LoadedPartActor } from '../../machines/shared/loaded-part.machine.ts';
import { IconButton } from '../components/icons/icon-button.tsx';
import { Icon } from '../components/icons/icon.tsx';

interface CallButtonProps {
  readonly call: LoadedPartActor;
  readonly name: string;
}

/** Calls the mate; nothing where that cannot work. */
export function CallButton({ call, name }: CallButtonProps) {
  const t = useMessages('chat');
  const isOffered = useSelector(call, (snapshot) => snapshot.hasTag('offered'));
  const isBusy = useSelector(call, (snapshot) => snapshot.hasTag('busy'));
  return isOffered ? (
    <IconButton
      label={t.call(name)}
      aria-busy={isBusy}
      onClick={() => call.send({ type: isBusy ? 'part.stop' : 'part.start' })}
    >
      <Icon name="phone" />
    </IconButton>
  ) : null;
}
