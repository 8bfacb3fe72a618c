import { useSelector } from '@xstate/react';
import { useId } from 'react';
import { useMessages } from '../../locales/messages.ts';
import {
  selectForm,
  selectIsDoubted,
  selectIsRefused,
  selectMinimumAge,
  selectUntil,
  type AgeGateActor,
} from '../../machines/safety/age-gate.selectors.ts';
import { AgeForm } from '../components/forms/age-form.tsx';
import { ButtonLink } from '../components/button.tsx';
import styles from './chat-age.module.css';

/** The age step in place of the composer; the thread stays visible above it. */
export function ChatAge({ age }: { readonly age: AgeGateActor }) {
  const t = useMessages('age');
  const id = useId();
  const form = useSelector(age, selectForm);
  const isRefused = useSelector(age, selectIsRefused);
  const isDoubted = useSelector(age, selectIsDoubted);
  const minimumAge = useSelector(age, selectMinimumAge);
  const until = useSelector(age, selectUntil);
  return (
    <section className={styles.step} aria-labelledby={id}>
      <div className={styles.sheet}>
        <h2 id={id}>{isRefused ? t.refused.title : t.title}</h2>
        {isRefused ? (
          <div className={styles.words} role="status">
            <p>{t.refused.text(minimumAge)}</p>
            <p>{t.refused.until(until)}</p>
            <ButtonLink to="/" look="accent">
              {t.refused.browse}
            </ButtonLink>
          </div>
        ) : (
          <>
            <p>{isDoubted ? t.again(Math.max(18, minimumAge)) : t.why(minimumAge)}</p>
            {form === undefined ? null : <AgeForm actor={form} />}
          </>
        )}
      </div>
    </section>
  );
}
