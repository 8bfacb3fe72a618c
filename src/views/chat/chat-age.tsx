import { useSelector } from '@xstate/react';
import { useId } from 'react';
import { useMessages } from '../../locales/messages.ts';
import {
  selectDoubt,
  selectForm,
  selectIsRefused,
  selectMinimumAge,
  selectUntil,
  type AgeGateActor,
} from '../../machines/safety/age-gate.selectors.ts';
import { AgeDoubt } from '../components/forms/age-doubt.tsx';
import { AgeForm } from '../components/forms/age-form.tsx';
import { ButtonLink } from '../components/button.tsx';
import styles from './chat-age.module.css';

/** The age step in place of the composer; the thread stays visible above it. */
export function ChatAge({ age }: { readonly age: AgeGateActor }) {
  const t = useMessages('age');
  const id = useId();
  const form = useSelector(age, selectForm);
  const isRefused = useSelector(age, selectIsRefused);
  const doubt = useSelector(age, selectDoubt);
  const minimumAge = useSelector(age, selectMinimumAge);
  const until = useSelector(age, selectUntil);
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
