import { useSelector } from '@xstate/react';
import { useId } from 'react';
import { useMessages } from '../../locales/messages.ts';
import type { AgeGateActor } from '../../machines/safety/age-gate.machine.ts';
import { AgeDoubt } from '../components/forms/age-doubt.tsx';
import { AgeForm } from '../components/forms/age-form.tsx';
import { ButtonLink } from '../components/button.tsx';
import styles from './chat-age.module.css';

/** The age step in place of the composer; the thread stays visible above it. */
export function ChatAge({ age }: { readonly age: AgeGateActor }) {
  const t = useMessages('age');
  const id = useId();
  const form = useSelector(age, ({ children }) => children.submitBirthDate);
  const isRefused = useSelector(age, (snapshot) => snapshot.hasTag('refused'));
  const doubt = useSelector(age, ({ children }) => children.confirmAdult);
  const minimumAge = useSelector(age, ({ context }) => context.minimumAge);
  const until = useSelector(age, ({ context }) => context.until);
  return (
    <section className={styles.step} aria-labelledby={id}>
      <div className={styles.sheet}>
        <h2 id={id}>{isRefused ? t.refused.title : doubt === undefined ? t.title : t.doubt.title}</h2>
        {doubt === undefined ? null : <AgeDoubt age={age} actor={doubt} />}
        {isRefused ? (
          <div className={styles.words} role="status">
            <p>{t.refused.text(minimumAge)}</p>
            <p>{t.refused.until(until)}</p>
            <ButtonLink to="/" look="accent">
              {t.refused.browse}
            </ButtonLink>
          </div>
        ) : null}
        {form === undefined ? null : (
          <>
            <p>{t.why(minimumAge)}</p>
            <AgeForm actor={form} />
          </>
        )}
      </div>
    </section>
  );
}
