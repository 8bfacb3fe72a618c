import { useSelector } from '@xstate/react';
import { useMessages } from '../../../locales/messages.ts';
import {
  selectFailure,
  type PasskeyRegistrationActor,
} from '../../../machines/account/security/passkey-registration.machine.ts';
import { selectIsSlow } from '../../../machines/shared/commands/command.ts';
import { usePasskeyProblem } from '../../auth/second-step/passkey-text.ts';
import { Dialog } from '../../components/dialogs/dialog.tsx';
import { OwnerProof } from './owner-proof.tsx';

interface AddPasskeyProps {
  readonly actor: PasskeyRegistrationActor;
  readonly hasPassword: boolean;
}

/** Asks for the password, and then the browser to create a passkey. */
export function AddPasskey({ actor, hasPassword }: AddPasskeyProps) {
  const t = useMessages('passkeys');
  const { passkey, submit } = useMessages('authPanel');
  const isBusy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'));
  const saving = useSelector(actor, ({ children }) => children.addPasskey);
  const isSlow = useSelector(saving, selectIsSlow);
  const isPrompting = useSelector(actor, (snapshot) => snapshot.hasTag('prompting'));
  const problem = usePasskeyProblem(useSelector(actor, selectFailure));
  const cancel = () =>
    saving === undefined
      ? actor.send({ type: 'registration.cancel' })
      : saving.send({ type: 'command.cancel' });
  return (
    <Dialog title={t.add} text={t.adding} onClose={cancel}>
      <OwnerProof
        hasPassword={hasPassword}
        submit={isBusy ? t.busy : submit}
        look="accent"
        isBusy={isBusy}
        isFinal={saving !== undefined && !isSlow}
        isSlow={isSlow}
        problem={problem}
        onSubmit={(password) => actor.send({ type: 'proof.submit', password })}
        onCancel={cancel}
      >
        <p role="status" className={isPrompting ? undefined : 'visually-hidden'}>
          {isPrompting ? passkey.prompt : null}
        </p>
      </OwnerProof>
    </Dialog>
  );
}
