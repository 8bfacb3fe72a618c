import { useSelector } from '@xstate/react';
import { useMessages } from '../../locales/messages.ts';
import {
  selectExchange,
  selectIsBusy,
  selectProvider,
} from '../../machines/auth/oauth-callback.selectors.ts';
import type { OAuthCallbackActor } from '../../machines/auth/oauth-callback.selectors.ts';
import { selectIsSlow } from '../../machines/shared/commands/command.ts';
import { Button } from '../components/button.tsx';
import note from '../components/status/slow-banner.module.css';

/** Shows that a user who returned from a provider is being signed in. */
export function OAuthCallback({ actor }: { readonly actor: OAuthCallbackActor }) {
  const { names, signingIn } = useMessages('providers');
  const parts = useMessages('components');
  const provider = useSelector(actor, selectProvider);
  const isBusy = useSelector(actor, selectIsBusy);
  const exchange = useSelector(actor, selectExchange);
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
