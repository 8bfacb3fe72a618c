import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import { useMessages } from '../../locales/messages.ts';
import type { signInMachine } from '../../machines/auth/sign-in.machine.ts';
import { selectFailure, selectNote, selectProvider } from '../../machines/auth/sign-in.selectors.ts';
import { Button } from '../components/button.tsx';
import styles from './auth-panel.module.css';
import { DiscordMark, GoogleMark } from './provider-logos.tsx';

type Props = { readonly actor: ActorRefFrom<typeof signInMachine> };

/** Google and Discord, and how the last try with one of them ended. */
export function ProviderButtons({ actor }: Props) {
  const words = useMessages('authPanel');
  return (
    <>
      <div className={styles.providers}>
        <Button onClick={() => actor.send({ type: 'provider.choose', provider: 'google' })}>
          <GoogleMark />
          {words.google}
        </Button>
        <Button onClick={() => actor.send({ type: 'provider.choose', provider: 'discord' })}>
          <DiscordMark />
          {words.discord}
        </Button>
      </div>
      <ProviderNote actor={actor} />
    </>
  );
}

function ProviderNote({ actor }: Props) {
  const { names, notes } = useMessages('providers');
  const { failure: kinds } = useMessages('shell');
  const note = useSelector(actor, selectNote);
  const provider = useSelector(actor, selectProvider);
  const failure = useSelector(actor, selectFailure);
  if (note === null || provider === null) return null;
  const reason = failure === null ? '' : failure.message || kinds[failure.kind];
  return (
    <p className={styles.note} role="status">
      {note === 'refused' ? notes.refused(names[provider], reason) : notes[note](names[provider])}
    </p>
  );
}
