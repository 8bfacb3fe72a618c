import { useSelector } from '@xstate/react';
import { useMessages } from '../../../locales/messages.ts';
import {
  selectFailure,
  type PasskeySignInActor,
} from '../../../machines/auth/sign-in/passkey-sign-in.machine.ts';
import { Button } from '../../components/button.tsx';
import { Icon } from '../../components/icons/icon.tsx';
import { focusOnMount } from '../../dom/arrival.ts';
import styles from '../auth-panel.module.css';
import { usePasskeyProblem } from './passkey-text.ts';

interface PasskeyButtonProps {
  readonly actor: PasskeySignInActor;
  /** Whether it is what the dialog is for. */
  readonly isMain?: boolean;
}

/** Signs in with a passkey, where the host and the browser support it, and says why the last attempt failed. */
export function PasskeyButton({ actor, isMain = false }: PasskeyButtonProps) {
  const t = useMessages('authPanel').passkey;
  const isOffered = useSelector(actor, (snapshot) => snapshot.hasTag('offered'));
  const problem = usePasskeyProblem(useSelector(actor, selectFailure));
  const isHidden = useSelector(actor, (snapshot) => snapshot.matches('hidden'));
  const isBusy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'));
  if (isHidden) return null;
  return (
    // Its place is reserved while the support is checked, so that the panel does not grow.
    <div className={styles.passkey} data-pending={isOffered ? undefined : ''}>
      <Button
        wide
        look={isMain ? 'accent' : 'plain'}
        ref={isMain && isOffered ? focusOnMount : undefined}
        aria-disabled={isBusy}
        onClick={() => actor.send({ type: 'passkey.choose' })}
      >
        <Icon name="key-round" />
        {t.choose}
      </Button>
      {problem === null ? null : (
        <p className={styles.notice} role="status">
          {problem}
        </p>
      )}
      <PasskeyStatus actor={actor} />
    </div>
  );
}

/** Covers the panel while the user or the server answers. */
function PasskeyStatus({ actor }: Pick<PasskeyButtonProps, 'actor'>) {
  const text = useMessages('authPanel');
  const { cancel } = useMessages('components');
  const isBusy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'));
  const isPrompting = useSelector(actor, (snapshot) => snapshot.hasTag('prompting'));
  if (!isBusy) return null;
  return (
    <div className={styles.backdrop} role="status">
      <span className={styles.spinner} aria-hidden="true" />
      {isPrompting ? text.passkey.prompt : text.busy}
      <Button onClick={() => actor.send({ type: 'passkey.cancel' })}>{cancel}</Button>
    </div>
  );
}
