import type { MouseEvent } from 'react';
import { useMessages } from '../../locales/messages.ts';
import { useAuth, useLogoutConfirmation } from '../app-context.ts';
import { Button } from '../components/button.tsx';
import { Icon } from '../components/icons/icon.tsx';

interface LogoutButtonProps {
  /** Called first. */
  readonly onPress?: (event: MouseEvent<HTMLButtonElement>) => void;
  /** The class of a menu entry. */
  readonly entry?: string | undefined;
}

/** Starts the logout; ends the session at once if the confirmation has crashed. */
export function LogoutButton({ onPress, entry }: LogoutButtonProps) {
  const t = useMessages('notifications');
  const auth = useAuth();
  const confirmation = useLogoutConfirmation();
  const leave = (event: MouseEvent<HTMLButtonElement>) => {
    onPress?.(event);
    if (confirmation === undefined) auth.send({ type: 'logout.request' });
    else confirmation.send({ type: 'logout.request' });
  };
  return entry === undefined ? (
    <Button onClick={leave}>{t.logOut}</Button>
  ) : (
    <Button look="quiet" wide className={entry} onClick={leave}>
      <Icon name="log-out" />
      {t.logOut}
    </Button>
  );
}
