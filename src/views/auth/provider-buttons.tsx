import { useSelector } from '@xstate/react';
import type { ComponentType } from 'react';
import { useFailureText } from '../../locales/failure-text.ts';
import { useMessages } from '../../locales/messages.ts';
import type { ProviderName } from '../../machines/auth/sign-in/sign-in.reducers.ts';
import type { SignInActor } from '../../machines/auth/sign-in/sign-in.machine.ts';
import { selectIsMissing, selectIsOffered } from '../../machines/auth/sign-in/sign-in.selectors.ts';
import { Button } from '../components/button.tsx';
import styles from './auth-panel.module.css';
import { DiscordLogo, GoogleLogo } from './provider-logos.tsx';

type Props = { readonly actor: SignInActor };

/** Google and Discord, and why the last attempt with one of them failed. */
export function ProviderButtons({ actor }: Props) {
  return (
    <>
      <div className={styles.providers}>
        <ProviderButton actor={actor} provider="google" Logo={GoogleLogo} />
        <ProviderButton actor={actor} provider="discord" Logo={DiscordLogo} />
      </div>
      <ProviderNotice actor={actor} />
    </>
  );
}

interface ProviderButtonProps extends Props {
  readonly provider: ProviderName;
  readonly Logo: ComponentType;
}

/** A small one where the host does not offer the provider, and says so when it is pressed. At home there is none then. */
function ProviderButton({ actor, provider, Logo }: ProviderButtonProps) {
  const text = useMessages('authPanel');
  const isMissing = useSelector(actor, selectIsMissing(provider));
  const isOffered = useSelector(actor, selectIsOffered(provider));
  const isBusy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'));
  const { home } = useMessages('site');
  if (home === true && !isOffered) return null;
  return (
    <Button
      look={isMissing ? 'quiet' : 'plain'}
      aria-disabled={isBusy}
      data-missing={isMissing ? '' : undefined}
      onClick={() => actor.send({ type: 'provider.choose', provider })}
    >
      <Logo />
      {text[provider]}
    </Button>
  );
}

function ProviderNotice({ actor }: Props) {
  const { names, notices } = useMessages('providers');
  const failureText = useFailureText();
  const notice = useSelector(actor, ({ context }) => context.notice);
  const provider = useSelector(actor, ({ context }) => context.provider);
  const failure = useSelector(actor, ({ context }) => context.failure);
  if (notice === null || provider === null) return null;
  const reason = failure === null ? '' : failureText(failure);
  return (
    <p className={styles.notice} role="status">
      {notice === 'failed'
        ? notices.failed({ provider: names[provider], reason })
        : notices[notice](names[provider])}
    </p>
  );
}
