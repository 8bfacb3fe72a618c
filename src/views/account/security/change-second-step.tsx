import { useSelector } from '@xstate/react';
import { useMessages, type Messages } from '../../../locales/messages.ts';
import {
  selectCodes,
  selectFailure,
  type SecondStepChangeActor,
} from '../../../machines/account/security/second-step-change.machine.ts';
import { Button } from '../../components/button.tsx';
import { CommandStatus } from '../../components/status/command-status.tsx';
import { Dialog } from '../../components/dialogs/dialog.tsx';
import { FormFailure } from '../../components/forms/form-refusal.tsx';
import sheet from '../../components/dialogs/sheet.module.css';
import { ProveOwnership } from './prove-ownership.tsx';
import styles from './passkeys.module.css';

interface ChangeSecondStepProps {
  readonly actor: SecondStepChangeActor;
  readonly hasPassword: boolean;
}

/** Asks for the password before the second step is changed, and shows new recovery codes. */
export function ChangeSecondStep({ actor, hasPassword }: ChangeSecondStepProps) {
  const t = useMessages('passkeys');
  const { submit } = useMessages('authPanel');
  const action = useSelector(actor, ({ context }) => context.action);
  const proof = useSelector(actor, ({ children }) => children.changeSecondStep);
  const codes = useSelector(actor, selectCodes);
  if (codes !== null) return <RecoveryCodes actor={actor} codes={codes} />;
  if (proof === undefined) return null;
  return (
    <ProveOwnership
      {...titlesIn(t.secondStep)[action]}
      actor={proof}
      submit={submit}
      look={action === 'turnOff' ? 'danger' : 'accent'}
      hasPassword={hasPassword}
    />
  );
}

const titlesIn = (t: Messages['passkeys']['secondStep']) => ({
  turnOn: { title: t.title, text: t.turningOn },
  turnOff: { title: t.turnOff, text: t.turningOff },
  renewCodes: { title: t.renewCodes, text: t.renewing },
});

interface RecoveryCodesProps {
  readonly actor: SecondStepChangeActor;
  readonly codes: readonly string[];
}

/** The new codes, until the user confirms to have saved them. */
function RecoveryCodes({ actor, codes }: RecoveryCodesProps) {
  const t = useMessages('passkeys').secondStep;
  const { busy } = useMessages('passkeys');
  const isReminded = useSelector(actor, (snapshot) => snapshot.hasTag('reminded'));
  const isConfirming = useSelector(actor, (snapshot) => snapshot.hasTag('confirming'));
  const confirmation = useSelector(actor, ({ children }) => children.confirmCodes);
  const failure = useSelector(actor, selectFailure);
  return (
    <Dialog title={t.codes} text={t.codesText} onClose={() => actor.send({ type: 'change.cancel' })}>
      <div className={sheet.form}>
        <ul className={styles.codes} dir="ltr" translate="no">
          {codes.map((code) => (
            <li key={code}>{code}</li>
          ))}
        </ul>
        {isReminded ? <p role="alert">{t.remind}</p> : null}
        <div className={sheet.actions}>
          <Button
            onClick={() => actor.send({ type: 'codes.copy' })}
            aria-disabled={isConfirming}
            data-autofocus=""
          >
            {t.copy}
          </Button>
          <Button onClick={() => actor.send({ type: 'codes.download' })} aria-disabled={isConfirming}>
            {t.download}
          </Button>
        </div>
        <Button
          look="accent"
          wide
          onClick={() => actor.send({ type: 'codes.confirm' })}
          aria-disabled={isConfirming}
        >
          {isConfirming ? busy : t.saved}
        </Button>
        <FormFailure failure={failure} />
        <CommandStatus actor={confirmation} />
      </div>
    </Dialog>
  );
}
