import { useSelector } from '@xstate/react';
import { useMessages } from '../../../locales/messages.ts';
import type { PasskeysActor } from '../../../machines/account/security/passkeys.machine.ts';
import type { SecondStepAction } from '../../../machines/account/security/second-step-change.machine.ts';
import { Button } from '../../components/button.tsx';
import { Dialog } from '../../components/dialogs/dialog.tsx';
import sheet from '../../components/dialogs/sheet.module.css';
import { ChangeSecondStep } from './change-second-step.tsx';
import styles from './passkeys.module.css';

interface SecondStepSettingProps {
  readonly actor: PasskeysActor;
  readonly hasPassword: boolean;
}

/** Whether sign-ins ask for a passkey after the password, for an account that has one. */
export function SecondStepSetting({ actor, hasPassword }: SecondStepSettingProps) {
  const t = useMessages('passkeys').secondStep;
  const { on, codesLeft } = useSelector(actor, ({ context }) => context.secondStep);
  const hasPasskey = useSelector(actor, ({ context }) => context.passkeys).length > 0;
  const change = useSelector(actor, ({ children }) => children.secondStepChange);
  const request = (action: SecondStepAction) => () => actor.send({ type: 'secondStep.change', action });
  if (!hasPasskey) return null;
  return (
    <section className={styles.secondStep} aria-labelledby="second-step">
      <h3 id="second-step">{t.title}</h3>
      <p className={sheet.muted}>{t.text}</p>
      {on ? <p>{t.left(codesLeft)}</p> : null}
      <div className={sheet.row}>
        {on ? (
          <>
            <Button onClick={request('renewCodes')}>{t.renewCodes}</Button>
            <Button onClick={request('turnOff')}>{t.turnOff}</Button>
          </>
        ) : (
          <Button onClick={request('turnOn')}>{t.turnOn}</Button>
        )}
      </div>
      {change === undefined ? null : <ChangeSecondStep actor={change} hasPassword={hasPassword} />}
      <PasskeyNeeded actor={actor} onTurnOff={request('turnOff')} />
    </section>
  );
}

interface PasskeyNeededProps {
  readonly actor: PasskeysActor;
  readonly onTurnOff: () => void;
}

/** Says why the last passkey cannot be removed. */
function PasskeyNeeded({ actor, onTurnOff }: PasskeyNeededProps) {
  const t = useMessages('passkeys').secondStep;
  const { cancel } = useMessages('components');
  const isNeeded = useSelector(actor, (snapshot) => snapshot.hasTag('needed'));
  const leave = () => actor.send({ type: 'change.cancel' });
  if (!isNeeded) return null;
  return (
    <Dialog title={t.needed} text={t.neededText} onClose={leave}>
      <div className={sheet.actions}>
        <Button onClick={leave} data-autofocus="">
          {cancel}
        </Button>
        <Button onClick={onTurnOff}>{t.turnOff}</Button>
      </div>
    </Dialog>
  );
}
