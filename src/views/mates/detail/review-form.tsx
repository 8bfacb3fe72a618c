import type { SyntheticEvent } from 'react';
import type { Review } from '../../../../contract/mates/review.ts';
import { useMessages } from '../../../locales/messages.ts';
import type { ConfirmationActor } from '../../../machines/shared/commands/confirmation.ts';
import { useFormDraft } from '../../app-context.ts';
import { Button } from '../../components/button.tsx';
import { FormRefusal, FormFailure } from '../../components/forms/form-refusal.tsx';
import { SlowBanner } from '../../components/status/slow-banner.tsx';
import { TextArea } from '../../components/forms/text-area.tsx';
import { useConfirmation } from '../../components/dialogs/use-confirmation.ts';
import styles from './mate-reviews.module.css';

interface ReviewFormProps {
  readonly actor: ConfirmationActor;
  readonly mateId: string;
  /** The review to be changed. */
  readonly own: Review | null;
}

/** The form of the user's review. */
export function ReviewForm({ actor, mateId, own }: ReviewFormProps) {
  const t = useMessages('reviews');
  const parts = useMessages('components');
  const { isPending, isSlow, failure, cancel } = useConfirmation(actor);
  const draft = useFormDraft();
  const submit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const text = data.get('text');
    const answer = { stars: Number(data.get('stars')), text: typeof text === 'string' ? text : '' };
    actor.send({ type: 'action.confirm', answer });
  };
  return (
    <FormRefusal failure={failure} fields={['text']}>
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
        <TextArea label={t.text} name="text" rows={4} maxLength={1000} defaultValue={own?.text ?? ''} />
        <FormFailure failure={failure} failed={t.failed} />
        {isSlow ? <SlowBanner onStop={cancel} /> : null}
        <div className={styles.actions}>
          <Button type="submit" look="accent" aria-disabled={isPending}>
            {isPending ? t.saving : t.save}
          </Button>
          <Button onClick={cancel} aria-disabled={isPending}>
            {parts.cancel}
          </Button>
        </div>
      </form>
    </FormRefusal>
  );
}
