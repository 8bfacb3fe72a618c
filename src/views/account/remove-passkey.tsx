import { useSelector } from '@xstate/react';
import { useFailureText } from '../../locales/failure-text.ts';
import { useMessages } from '../../locales/messages.ts';
import * as select from '../../machines/account/security/passkeys.selectors.ts';
import { Dialog } from '../components/dialog.tsx';
import { OwnerProof } from './owner-proof.tsx';

interface RemovePasskeyProps {
  readonly actor: select.PasskeysActor;
  readonly hasPassword: boolean;
}

/** Asks for the password before a passkey is removed. */
export function RemovePasskey({ actor, hasPassword }: RemovePasskeyProps) {
  const t = useMessages('passkeys');
  const failureText = useFailureText();
  const passkey = useSelector(actor, select.selectRemoved);
  const isBusy = useSelector(actor, select.selectIsBusy);
  const isSlow = useSelector(actor, select.selectIsSlow);
  const rejection = useSelector(actor, select.selectRejection);
  const cancel = () => actor.send({ type: 'change.cancel' });
  if (passkey === null) return null;
  return (
    <Dialog title={t.question(passkey.name)} text={t.removing} onClose={cancel}>
      <OwnerProof
        hasPassword={hasPassword}
        submit={isBusy ? t.busy : t.remove}
        look="danger"
        isBusy={isBusy}
        isFinal={isBusy && !isSlow}
        isSlow={isSlow}
        problem={rejection === null ? null : failureText(rejection)}
        onSubmit={(password) => actor.send({ type: 'removal.confirm', password })}
        onCancel={cancel}
      />
    </Dialog>
  );
}
