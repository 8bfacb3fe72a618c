import { useSelector } from '@xstate/react';
import type { MouseEvent } from 'react';
import { useMessages } from '../../../locales/messages.ts';
import { useInstallation } from '../../app-context.ts';
import { Button } from '../../components/button.tsx';
import { Icon } from '../../components/icons/icon.tsx';
import { closeSheet } from '../../dom/popover.ts';

/** Installs the app, where the browser offers it. */
export function InstallEntry({ className }: { readonly className: string | undefined }) {
  const { install } = useMessages('layout');
  const installation = useInstallation();
  const isOffered = useSelector(installation, (snapshot) => snapshot?.matches({ app: 'offered' }) === true);
  if (!isOffered) return null;
  const request = (event: MouseEvent<HTMLButtonElement>) => {
    closeSheet(event);
    installation?.send({ type: 'installation.request' });
  };
  return (
    <Button look="quiet" wide className={className} onClick={request}>
      <Icon name="download" />
      {install}
    </Button>
  );
}
