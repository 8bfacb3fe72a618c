import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import { useMessages } from '../../locales/messages.ts';
import type { signInMachine } from '../../machines/auth/sign-in.machine.ts';
import { selectIsSlow, selectProvider, selectWait } from '../../machines/auth/sign-in.selectors.ts';
import { Button } from '../components/button.tsx';
import styles from './auth-panel.module.css';

/** Lies over the panel while it waits for the server or for a provider's page. */
export function AuthWait({ actor }: { readonly actor: ActorRefFrom<typeof signInMachine> }) {
  const words = useMessages('authPanel');
  const { opening, names } = useMessages('providers');
  const parts = useMessages('parts');
  const wait = useSelector(actor, selectWait);
  const provider = useSelector(actor, selectProvider);
  const isSlow = useSelector(actor, selectIsSlow);
  if (wait === null) return null;
  return (
    <div className={styles.veil} role="status">
      <span className={styles.wheel} aria-hidden="true" />
      {words.busy}
      {wait === 'answer' || provider === null ? null : (
        <span className={styles.whither}>{opening(names[provider])}</span>
      )}
      {isSlow ? (
        <Button onClick={() => actor.send({ type: 'load.cancel' })}>{parts.stopWaiting}</Button>
      ) : null}
    </div>
  );
}
