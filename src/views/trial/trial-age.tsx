import { useSelector } from '@xstate/react';
import { useMessages } from '../../locales/messages.ts';
import type { TrialActor } from '../../machines/trial/trial.machine.ts';
import { useAuth } from '../app-context.ts';
import { ReadSentence } from '../components/forms/age-doubt.tsx';
import { AgeForm } from '../components/forms/age-form.tsx';
import { ButtonLink } from '../components/button.tsx';
import styles from './trial.module.css';

/** The age step before a trial chat. */
export function TrialAge({ actor }: { readonly actor: TrialActor }) {
  const t = useMessages('age');
  const { privacy } = useMessages('trial');
  const { signUp } = useMessages('authPanel');
  const { signIn } = useMessages('layout');
  const auth = useAuth();
  const form = useSelector(actor, ({ children }) => children.submitBirthDate);
  const isRefused = useSelector(actor, (snapshot) => snapshot.hasTag('refused'));
  const minimumAge = useSelector(actor, ({ context }) => context.minimumAge);
  const sentence = useSelector(actor, ({ context }) => context.failure?.sentence ?? null);
  const until = useSelector(actor, ({ context }) => context.until);
  if (isRefused) {
    return (
      <section className={styles.sheet} role="status">
        <h2>{t.refused.title}</h2>
        <p>{t.refused.text(minimumAge)}</p>
        <p>{t.refused.until(until)}</p>
        <ButtonLink to="/" look="accent">
          {t.refused.browse}
        </ButtonLink>
      </section>
    );
  }
  if (form === undefined) return null;
  return (
    <section className={styles.sheet} aria-labelledby="trial-age">
      <h2 id="trial-age">{t.title}</h2>
      {sentence === null ? null : <ReadSentence sentence={sentence} />}
      <p>{t.why(minimumAge)}</p>
      <AgeForm actor={form} privacy={privacy} />
      <p className={styles.known}>
        {signUp.question}{' '}
        <button
          type="button"
          className={styles.account}
          onClick={() => auth.send({ type: 'panel.open', mode: 'signIn' })}
        >
          {signIn}
        </button>
      </p>
    </section>
  );
}
