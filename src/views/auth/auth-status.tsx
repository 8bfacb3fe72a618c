import { useSelector } from '@xstate/react';
import { useMessages } from '../../locales/messages.ts';
import type { SignInActor } from '../../machines/auth/sign-in/sign-in.machine.ts';
import { selectRequest } from '../../machines/auth/sign-in/sign-in.selectors.ts';
import { selectIsSlow } from '../../machines/shared/commands/command.ts';
import { Button } from '../components/button.tsx';
import styles from './auth-panel.module.css';

/** Covers the panel while it waits for the server or for a provider's page. */
export function AuthStatus({ actor }: { readonly actor: SignInActor }) {
  const text = useMessages('authPanel');
  const { opening, names } = useMessages('providers');
  const parts = useMessages('components');
  const isBusy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'));
  const provider = useSelector(actor, ({ context }) => context.provider);
  const redirect = useSelector(actor, ({ children }) => children.providerRedirect);
  const redirectRequest = useSelector(redirect, (snapshot) => snapshot?.children.requestProviderRedirect);
  const request = useSelector(actor, selectRequest) ?? redirectRequest;
  const isSlow = useSelector(request, selectIsSlow);
  if (!isBusy) return null;
  return (
    <div className={styles.backdrop} role="status">
      <span className={styles.spinner} aria-hidden="true" />
      {text.busy}
      {redirect !== undefined && provider !== null ? (
        <span className={styles.target}>{opening(names[provider])}</span>
      ) : null}
      {isSlow ? (
        <Button onClick={() => request?.send({ type: 'command.cancel' })}>{parts.stopWaiting}</Button>
      ) : null}
    </div>
  );
}
