import { useSelector } from '@xstate/react';
import { useFailureText } from '../../locales/failure-text.ts';
import { useMessages } from '../../locales/messages.ts';
import {
  selectFailure,
  selectNotice,
  selectProvider,
  type SignInActor,
} from '../../machines/auth/sign-in/sign-in.selectors.ts';
import { Button } from '../components/button.tsx';
import styles from './auth-panel.module.css';
import { DiscordLogo, GoogleLogo } from './provider-logos.tsx';

type Props = { readonly actor: SignInActor };

/** Google and Discord, and why the last attempt with one of them failed. */
export function ProviderButtons({ actor }: Props) {
  const text = useMessages('authPanel');
  return (
    <>
      <div className={styles.providers}>
        <Button onClick={() => actor.send({ type: 'provider.choose', provider: 'google' })}>
          <GoogleLogo />
          {text.google}
        </Button>
        <Button onClick={() => actor.send({ type: 'provider.choose', provider: 'discord' })}>
          <DiscordLogo />
          {text.discord}
        </Button>
      </div>
      <ProviderNotice actor={actor} />
    </>
  );
}

function ProviderNotice({ actor }: Props) {
  const { names, notices } = useMessages('providers');
  const failureText = useFailureText();
  const notice = useSelector(actor, selectNotice);
  const provider = useSelector(actor, selectProvider);
  const failure = useSelector(actor, selectFailure);
  if (notice === null || provider === null) return null;
  const reason = failure === null ? '' : failureText(failure);
  return (
    <p className={styles.notice} role="status">
      {notice === 'failed' ? notices.failed(names[provider], reason) : notices[notice](names[provider])}
    </p>
  );
}
