import { useSelector } from '@xstate/react';
import { useMessages } from '../../locales/messages.ts';
import type { PasskeySignInActor } from '../../machines/auth/sign-in/passkey-sign-in.machine.ts';
import type { SignInActor } from '../../machines/auth/sign-in/sign-in.machine.ts';
import { selectIsOffered, selectMode } from '../../machines/auth/sign-in/sign-in.selectors.ts';
import { tinted } from '../components/mates/mate-theme.ts';
import { Portrait } from '../components/mates/portrait.tsx';
import { AuthForm } from './auth-form.tsx';
import { AuthStatus } from './auth-status.tsx';
import styles from './auth-panel.module.css';
import { PasskeyButton } from './second-step/passkey-button.tsx';
import { ProviderButtons } from './provider-buttons.tsx';

interface PanelActor {
  readonly actor: SignInActor;
}

interface AuthPanelProps extends PanelActor {
  /** Undefined where it has not started. */
  readonly passkey: PasskeySignInActor | undefined;
  readonly onClose: () => void;
}

/** Sign in or sign up, by email, with a passkey or with a provider. */
export const AuthPanel = { Title, Subtitle, Content };

function Title({ actor }: PanelActor) {
  const text = useMessages('authPanel');
  const product = useMessages('product');
  const mode = useSelector(actor, selectMode);
  return mode === 'signUp' ? text.signUp.title : text.signIn.title(product);
}

function Subtitle({ actor }: PanelActor) {
  return useMessages('authPanel')[useSelector(actor, selectMode)].subtitle;
}

function Content({ actor, passkey, onClose }: AuthPanelProps) {
  const text = useMessages('authPanel');
  const { signIn } = useMessages('layout');
  const { chatWith, quoted } = useMessages('components');
  const mate = useSelector(actor, ({ context }) => context.mate);
  const mode = useSelector(actor, selectMode);
  const isBusy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'));
  const isNew = mode === 'signUp';
  const { home } = useMessages('site');
  const isOffered = [
    useSelector(actor, selectIsOffered('google')),
    useSelector(actor, selectIsOffered('discord')),
  ];
  const hasProviders = home !== true || isOffered.includes(true);
  const { question } = text[mode];
  return (
    <>
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
      <AuthForm actor={actor} onLeave={onClose} />
      {isNew || passkey === undefined ? null : <PasskeyButton actor={passkey} />}
      {hasProviders ? <p className={styles.divider}>{text.or}</p> : null}
      <ProviderButtons actor={actor} />
      <p className={styles.switch}>
        {question}{' '}
        <button type="button" aria-disabled={isBusy} onClick={() => actor.send({ type: 'mode.switch' })}>
          {isNew ? signIn : text.signIn.switch}
        </button>
      </p>
      <AuthStatus actor={actor} />
    </>
  );
}
