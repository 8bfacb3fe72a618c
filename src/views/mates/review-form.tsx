import { useSelector } from '@xstate/react';
import { type SyntheticEvent, useId } from 'react';
import type { Review } from '../../../contract/review.ts';
import { useFailureText } from '../../locales/failure-text.ts';
import { useMessages } from '../../locales/messages.ts';
import {
  selectMateId,
  selectIsSaveSlow,
  selectIsSaving,
  selectReviewFailure,
  type ReviewsActor,
} from '../../machines/mates/reviews.selectors.ts';
import { useFormDraft } from '../app-context.ts';
import { Button } from '../components/button.tsx';
import { SlowBanner } from '../components/slow-banner.tsx';
import styles from './mate-reviews.module.css';

interface ReviewFormProps {
  readonly actor: ReviewsActor;
  /** What is there to be changed. */
  readonly own: Review | null;
}

/** The form of the user's review. */
export function ReviewForm({ actor, own }: ReviewFormProps) {
  const t = useMessages('reviews');
  const parts = useMessages('components');
  const failureText = useFailureText();
  const failure = useSelector(actor, selectReviewFailure);
  const isSaving = useSelector(actor, selectIsSaving);
  const isSlow = useSelector(actor, selectIsSaveSlow);
  const mateId = useSelector(actor, selectMateId);
  const draft = useFormDraft();
  const id = useId();
  const cancel = () => actor.send({ type: 'review.cancel' });
  const submit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const text = data.get('text');
    actor.send({
      type: 'review.submit',
      stars: Number(data.get('stars')),
      text: typeof text === 'string' ? text : '',
    });
  };
  return (
    <form className={styles.form} onSubmit={submit} ref={draft} data-draft={`review/${mateId}`}>
      <fieldset className={styles.rating}>
        <legend>{t.rating}</legend>
        {[1, 2, 3, 4, 5].map((stars) => (
          <label key={stars}>
            <input type="radio" name="stars" value={stars} defaultChecked={own?.stars === stars} required />
            {t.stars(stars)}
          </label>
        ))}
      </fieldset>
      <label htmlFor={id}>{t.text}</label>
      <textarea id={id} name="text" rows={4} maxLength={1000} defaultValue={own?.text ?? ''} />
      {failure === null ? null : <p role="alert">{t.failed(failureText(failure))}</p>}
      {isSlow ? <SlowBanner onStop={cancel} /> : null}
      <div className={styles.actions}>
        <Button type="submit" look="accent" aria-disabled={isSaving}>
          {isSaving ? t.saving : t.save}
        </Button>
        <Button onClick={cancel} aria-disabled={isSaving}>
          {parts.cancel}
        </Button>
      </div>
    </form>
  );
}
