import { useSelector } from '@xstate/react';
import type { SubmitEvent } from 'react';
import { useMessages } from '../../../locales/messages.ts';
import type { CardBatchActor } from '../../../machines/mates/imports/card-batch.machine.ts';
import { maxFiles, selectIsAge } from '../../../machines/mates/imports/card-batch.selectors.ts';
import { Button } from '../../components/button.tsx';
import { Field } from '../../components/forms/field.tsx';
import sheet from '../../components/dialogs/sheet.module.css';
import { focusOnMount } from '../../dom/arrival.ts';
import styles from './card-batch.module.css';

/** How many files were chosen, and what an import needs to know. */
export function CardBatchStart({ actor }: { readonly actor: CardBatchActor }) {
  const t = useMessages('mateEditor').batch;
  const { problems } = useMessages('mateEditor');
  const { cancel } = useMessages('components');
  const count = useSelector(actor, ({ context }) => context.files).length;
  const surplus = useSelector(actor, ({ context }) => context.surplus);
  const age = useSelector(actor, ({ context }) => context.age);
  const usesPictures = useSelector(actor, ({ context }) => context.usesPictures);
  const isAge = useSelector(actor, selectIsAge);
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    actor.send({ type: 'import.start' });
  };
  // Shared files lead here; chosen ones are shown where they were chosen.
  const focus = useSelector(actor, (snapshot) => snapshot.hasTag('received')) ? focusOnMount : undefined;
  return (
    <form className={styles.start} onSubmit={submit} noValidate tabIndex={-1} ref={focus}>
      <p role="status">
        {t.chosen(count)}
        {surplus === 0 ? null : ` ${t.surplus({ count: surplus, most: maxFiles })}`}
      </p>
      <Field
        label={t.age}
        hint={t.ageHint}
        name="card-age"
        inputMode="numeric"
        autoComplete="off"
        maxLength={3}
        value={age}
        problem={age === '' || isAge ? undefined : problems.young}
        onChange={(event) => actor.send({ type: 'age.change', age: event.currentTarget.value })}
      />
      <label className={styles.confirmation}>
        <input
          type="checkbox"
          name="card-pictures"
          checked={usesPictures}
          onChange={({ currentTarget }) =>
            actor.send({ type: 'pictures.change', usesPictures: currentTarget.checked })
          }
        />
        {t.pictures}
      </label>
      <div className={sheet.row}>
        <Button type="submit" look="accent" aria-disabled={!isAge}>
          {t.start}
        </Button>
        <Button look="quiet" onClick={() => actor.send({ type: 'import.close' })}>
          {cancel}
        </Button>
      </div>
    </form>
  );
}
