import { useSelector } from '@xstate/react';
import { useMessages } from '../../../locales/messages.ts';
import { selectRemoved, type PasskeysActor } from '../../../machines/account/security/passkeys.machine.ts';
import { ProveOwnership } from './prove-ownership.tsx';

interface RemovePasskeyProps {
  readonly actor: PasskeysActor;
  readonly hasPassword: boolean;
}

/** Asks for the password before a passkey is removed. */
export function RemovePasskey({ actor, hasPassword }: RemovePasskeyProps) {
  const t = useMessages('passkeys');
  const passkey = useSelector(actor, selectRemoved);
  const removal = useSelector(actor, ({ children }) => children.removePasskey);
  if (passkey === null || removal === undefined) return null;
  return (
    <ProveOwnership
      actor={removal}
      title={t.question(passkey.name)}
      text={t.removing}
      submit={t.remove}
      look="danger"
      hasPassword={hasPassword}
    />
  );
}
