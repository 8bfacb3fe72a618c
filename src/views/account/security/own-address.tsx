import { useSelector } from '@xstate/react';
import { useMessages } from '../../../locales/messages.ts';
import type { SecurityActor } from '../../../machines/account/security/security.machine.ts';
import { selectIsBusy } from '../../../machines/shared/commands/command.ts';
import { Button } from '../../components/button.tsx';
import sheet from '../../components/dialogs/sheet.module.css';
import { CommandStatus } from '../../components/status/command-status.tsx';
import styles from './profile-email.module.css';

interface OwnAddressProps {
  readonly actor: SecurityActor;
  /** The masked address. */
  readonly email: string;
}

/** The address of the account: masked, until the user asks for it. */
export function OwnAddress({ actor, email }: OwnAddressProps) {
  const { address: t } = useMessages('emailChange');
  const address = useSelector(actor, ({ context }) => context.address);
  const request = useSelector(actor, ({ children }) => children.fetchAddress);
  const isBusy = useSelector(request, selectIsBusy);
  if (email === '') return null;
  return (
    <>
      <div className={sheet.row}>
        <p className={styles.address} role="status">
          <bdi>{address ?? email}</bdi>
        </p>
        {address === null ? (
          <Button look="quiet" aria-disabled={isBusy} onClick={() => actor.send({ type: 'address.show' })}>
            {t.show}
          </Button>
        ) : (
          <Button look="quiet" onClick={() => actor.send({ type: 'address.hide' })}>
            {t.hide}
          </Button>
        )}
      </div>
      <CommandStatus actor={request} />
    </>
  );
}
