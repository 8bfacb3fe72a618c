import { useMessages } from '../../locales/messages.ts';
import type { TrialActor } from '../../machines/trial/trial.machine.ts';
import styles from './trial.module.css';

/** Offers an account, in a line of text. */
export function TrialAccount({ actor }: { readonly actor: TrialActor }) {
  const { create } = useMessages('trial');
  return (
    <button type="button" className={styles.account} onClick={() => actor.send({ type: 'account.request' })}>
      {create}
    </button>
  );
}
