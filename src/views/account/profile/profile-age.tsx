import { useSelector } from '@xstate/react';
import { useMessages } from '../../../locales/messages.ts';
import * as select from '../../../machines/safety/age-gate.selectors.ts';
import { AgeDoubt } from '../../components/forms/age-doubt.tsx';
import { AgeForm } from '../../components/forms/age-form.tsx';
import { Button } from '../../components/button.tsx';
import sheet from '../../components/dialogs/sheet.module.css';
import { SlowBanner } from '../../components/status/slow-banner.tsx';
import { MatureContent } from './mature-content.tsx';

/** The user's age status and the choice of mature content; nothing on a host without an age check. */
export function ProfileAge({ age }: { readonly age: select.AgeGateActor }) {
  const t = useMessages('age');
  const parts = useMessages('components');
  const minimumAge = useSelector(age, select.selectMinimumAge);
  const until = useSelector(age, select.selectUntil);
  const doubt = useSelector(age, select.selectDoubt);
  const form = useSelector(age, select.selectForm);
  const isRefused = useSelector(age, select.selectIsRefused);
  const isConfirmed = useSelector(age, select.selectIsConfirmed);
  const isFailed = useSelector(age, select.selectIsFailed);
  const isBusy = useSelector(age, select.selectIsBusy);
  const isSlow = useSelector(age, select.selectIsSlow);
  const isNotRequired = useSelector(age, select.selectIsNotRequired);
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
