import type { MouseEvent } from 'react';
import { useMessages } from '../../locales/messages.ts';
import { useAuth, useLogoutConfirmation } from '../app-context.ts';
import { Button } from '../components/button.tsx';
import { Icon } from '../components/icon.tsx';

interface LogOutButtonProps {
  /** Told before. */
  readonly onPress?: (event: MouseEvent<HTMLButtonElement>) => void;
  /** As one of the menu's entries. */
  readonly entry?: string | undefined;
}

/** Begins the way out. Where the one who asks about unsent words died, it ends the session at once. */
export function LogOutButton({ onPress, entry }: LogOutButtonProps) {
  const words = useMessages('around');
  const auth = useAuth();
  const parting = useLogoutConfirmation();
  const leave = (event: MouseEvent<HTMLButtonElement>) => {
    onPress?.(event);
    if (parting === undefined) auth.send({ type: 'logout.request' });
    else parting.send({ type: 'logout.request' });
  };
  return entry === undefined ? (
    <Button onClick={leave}>{words.logOut}</Button>
  ) : (
    <Button look="quiet" wide className={entry} onClick={leave}>
      <Icon name="log-out" />
      {words.logOut}
    </Button>
  );
}
