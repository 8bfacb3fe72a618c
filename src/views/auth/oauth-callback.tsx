import { useSelector } from '@xstate/react';
import { useMessages } from '../../locales/messages.ts';
import type { OAuthCallbackActor } from '../../machines/auth/oauth-callback.machine.ts';
import { selectIsSlow } from '../../machines/shared/commands/command.ts';
import { Button } from '../components/button.tsx';
import note from '../components/status/slow-banner.module.css';

/** Shows that a user who returned from a provider is being signed in. */
export function OAuthCallback({ actor }: { readonly actor: OAuthCallbackActor }) {
  const { names, signingIn } = useMessages('providers');
  const parts = useMessages('components');
  const provider = useSelector(actor, ({ context }) => context.provider);
  const isBusy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'));
  const exchange = useSelector(actor, ({ children }) => children.exchangeCode);
  const isSlow = useSelector(exchange, selectIsSlow);
  if (provider === null || !isBusy) return null;
  return (
    <div className={note.note} role="status">
      <p>{signingIn(names[provider])}</p>
      {isSlow ? (
        <Button onClick={() => exchange?.send({ type: 'command.cancel' })}>{parts.stopWaiting}</Button>
      ) : null}
    </div>
  );
}
