import { useSelector } from '@xstate/react';
import { useMessages } from '../../../locales/messages.ts';
import type { PasskeySignInActor } from '../../../machines/auth/sign-in/passkey-sign-in.machine.ts';
import { selectView, type SecondStepActor } from '../../../machines/auth/sign-in/second-step.machine.ts';
import { Button } from '../../components/button.tsx';
import { focusOnMount } from '../../dom/arrival.ts';
import styles from '../auth-panel.module.css';
import { PasskeyButton } from './passkey-button.tsx';
import { RecoveryCode } from './recovery-code.tsx';

interface StepActor {
  readonly actor: SecondStepActor;
}

interface SecondStepProps extends StepActor {
  /** Opens the sign-in panel. */
  readonly onRestart: () => void;
}

/** Asks for a passkey after the password, or for a recovery code instead. */
export const SecondStep = { Title, Subtitle, Content };

function Title({ actor }: StepActor) {
  const t = useMessages('authPanel').secondStep;
  return useSelector(actor, selectView) === 'expired' ? t.expired : t.title;
}

function Subtitle({ actor }: StepActor) {
  const t = useMessages('authPanel').secondStep;
  return { expired: t.expiredText, recoveryCode: t.codeText, passkey: t.text }[
    useSelector(actor, selectView)
  ];
}

function Content({ actor, onRestart }: SecondStepProps) {
  const t = useMessages('authPanel').secondStep;
  const view = useSelector(actor, selectView);
  const passkey = useSelector(actor, ({ children }) => children.passkeySignIn);
  const isBusy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'));
  const switchMethod = () => actor.send({ type: 'method.switch' });
  if (view === 'expired') {
    return (
      <Button look="accent" wide ref={focusOnMount} onClick={onRestart}>
        {t.again}
      </Button>
    );
  }
  const isCode = view === 'recoveryCode';
  return (
    <>
      {isCode ? <RecoveryCode actor={actor} /> : null}
      {passkey === undefined ? null : <ConfirmWithPasskey actor={passkey} />}
      <p className={styles.switch}>
        <button type="button" aria-disabled={isBusy} onClick={switchMethod}>
          {isCode ? t.usePasskey : t.useCode}
        </button>
      </p>
    </>
  );
}

function ConfirmWithPasskey({ actor }: { readonly actor: PasskeySignInActor }) {
  const t = useMessages('authPanel').secondStep;
  const isHidden = useSelector(actor, (snapshot) => snapshot.matches('hidden'));
  return isHidden ? <p className={styles.notice}>{t.hidden}</p> : <PasskeyButton actor={actor} isMain />;
}
