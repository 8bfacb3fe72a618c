import { useSelector } from '@xstate/react';
import { useMessages } from '../../../locales/messages.ts';
import type { AgeGateActor } from '../../../machines/safety/age-gate.machine.ts';
import { AgeDoubt } from '../../components/forms/age-doubt.tsx';
import { AgeForm } from '../../components/forms/age-form.tsx';
import { Button } from '../../components/button.tsx';
import sheet from '../../components/dialogs/sheet.module.css';
import { SlowBanner } from '../../components/status/slow-banner.tsx';
import { MatureContent } from './mature-content.tsx';

/** The user's age status and the choice of mature content; nothing on a host without an age check. */
export function ProfileAge({ age }: { readonly age: AgeGateActor }) {
  const t = useMessages('age');
  const parts = useMessages('components');
  const minimumAge = useSelector(age, ({ context }) => context.minimumAge);
  const until = useSelector(age, ({ context }) => context.until);
  const doubt = useSelector(age, ({ children }) => children.confirmAdult);
  const form = useSelector(age, ({ children }) => children.submitBirthDate);
  const isRefused = useSelector(age, (snapshot) => snapshot.hasTag('refused'));
  const isConfirmed = useSelector(age, (snapshot) => snapshot.hasTag('confirmed'));
  const isFailed = useSelector(age, (snapshot) => snapshot.hasTag('failed'));
  const isBusy = useSelector(age, (snapshot) => snapshot.hasTag('busy'));
  const isSlow = useSelector(age, (snapshot) => snapshot.hasTag('slow'));
  const isNotRequired = useSelector(age, (snapshot) => snapshot.matches('notRequired'));
  if (isNotRequired) return null;
  return (
    <section className={sheet.section} aria-busy={isBusy}>
      <h2>{t.section.title}</h2>
      {isBusy ? <p className={sheet.muted}>{parts.loading}</p> : null}
      {isSlow ? (
        <SlowBanner
          onRetry={() => age.send({ type: 'load.retry' })}
          onStop={() => age.send({ type: 'load.cancel' })}
        />
      ) : null}
      {isFailed ? (
        <div className={sheet.row} role="status">
          <p>{t.section.unreached}</p>
          <Button onClick={() => age.send({ type: 'load.retry' })}>{parts.retry}</Button>
        </div>
      ) : null}
      {doubt === undefined ? null : <AgeDoubt age={age} actor={doubt} />}
      {form === undefined ? null : (
        <>
          <p>{t.section.unknown}</p>
          <AgeForm actor={form} />
        </>
      )}
      {isRefused ? (
        <p>
          {t.section.refused} {t.refused.until(until)}
        </p>
      ) : null}
      {isConfirmed ? (
        <>
          <p>{t.section.confirmed}</p>
          <MatureContent age={age} minimumAge={minimumAge} />
        </>
      ) : null}
    </section>
  );
}
