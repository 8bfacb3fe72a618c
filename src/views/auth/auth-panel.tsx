import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import { useMessages } from '../../locales/messages.ts';
import type { signInMachine } from '../../machines/auth/sign-in/sign-in.machine.ts';
import type { PasskeySignInActor } from '../../machines/auth/sign-in/passkey-sign-in.selectors.ts';
import { selectIsBusy, selectMate, selectMode } from '../../machines/auth/sign-in/sign-in.selectors.ts';
import { Dialog } from '../components/dialog.tsx';
import { tinted } from '../components/mate-theme.ts';
import { Portrait } from '../components/portrait.tsx';
import { AuthForm } from './auth-form.tsx';
import { AuthStatus } from './auth-status.tsx';
import styles from './auth-panel.module.css';
import { PasskeyButton } from './passkey-button.tsx';
import { ProviderButtons } from './provider-buttons.tsx';

interface AuthPanelProps {
  readonly actor: ActorRefFrom<typeof signInMachine>;
  /** Undefined where it has not started. */
  readonly passkey: PasskeySignInActor | undefined;
  readonly onClose: () => void;
}

/** Sign in or sign up, by email, with a passkey or with a provider. */
export function AuthPanel({ actor, passkey, onClose }: AuthPanelProps) {
  const text = useMessages('authPanel');
  const { signIn } = useMessages('layout');
  const product = useMessages('product');
  const { chatWith, quoted } = useMessages('components');
  const mate = useSelector(actor, selectMate);
  const mode = useSelector(actor, selectMode);
  const isBusy = useSelector(actor, selectIsBusy);
  const isNew = mode === 'signUp';
  const title = isNew ? text.signUp.title : text.signIn.title(product);
  const { subtitle, question } = text[mode];
  return (
    <Dialog title={title} text={subtitle} onClose={onClose}>
      {mate === null ? null : (
        <figure className={styles.mate} {...tinted(mate.hue)}>
          <Portrait mate={mate} shape="round" eager />
          <div>
            <figcaption>{chatWith(mate.shortName)}</figcaption>
            <blockquote>
              <bdi>{quoted(mate.quote)}</bdi>
            </blockquote>
          </div>
        </figure>
      )}
      <ProviderButtons actor={actor} />
      <p className={styles.divider}>{text.or}</p>
      <AuthForm actor={actor} onLeave={onClose} />
      {isNew || passkey === undefined ? null : <PasskeyButton actor={passkey} />}
      <p className={styles.switch}>
        {question}{' '}
        <button type="button" aria-disabled={isBusy} onClick={() => actor.send({ type: 'mode.switch' })}>
          {isNew ? signIn : text.signIn.switch}
        </button>
      </p>
      <AuthStatus actor={actor} />
    </Dialog>
  );
}
