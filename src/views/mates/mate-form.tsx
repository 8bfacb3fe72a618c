import { useSelector } from '@xstate/react';
import type { FormEvent, SubmitEvent } from 'react';
import { useMessages } from '../../locales/messages.ts';
import {
  selectFilled,
  selectForm,
  selectIsKept,
  selectIsSaving,
  selectIsSlow,
  selectMateId,
} from '../../machines/mates/mate-editor.selectors.ts';
import { Button } from '../components/button.tsx';
import { SlowNote } from '../components/slow-banner.tsx';
import { wordsIn } from './field-labels.ts';
import { GenerateIdea } from './mate-suggestion.tsx';
import { GenerateLook } from './appearance.tsx';
import { GeneratePreview } from './mate-preview.tsx';
import { GenerateWords } from './mate-fields.tsx';
import type { MateEditorActor } from './mate-editor.tsx';
import styles from './mate-editor.module.css';

const formId = 'mate-form';

/** The form, and beside it what comes of it. What is typed is told at once, so that it is kept and seen. */
export function GenerateEditor({ actor }: { readonly actor: MateEditorActor }) {
  const words = useMessages('generate');
  const form = useSelector(actor, selectForm);
  const filled = useSelector(actor, selectFilled);
  const isKept = useSelector(actor, selectIsKept);
  const isSaving = useSelector(actor, selectIsSaving);
  const isSlow = useSelector(actor, selectIsSlow);
  const isNew = useSelector(actor, selectMateId) === null;
  if (form === null) return null;
  const change = (event: FormEvent<HTMLFormElement>) =>
    actor.send({ type: 'fields.change', words: wordsIn(event.currentTarget) });
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    actor.send({ type: 'draft.submit' });
  };
  return (
    <div className={styles.columns}>
      <div className={styles.main}>
        {isKept ? (
          <p className={styles.kept} role="status">
            {words.kept}
            <Button look="quiet" onClick={() => actor.send({ type: 'draft.discard' })}>
              {words.discard}
            </Button>
          </p>
        ) : null}
        <GenerateIdea actor={actor} />
        <form id={formId} key={filled} className={styles.form} onInput={change} onSubmit={submit} noValidate>
          <GenerateLook actor={actor} form={form} />
          <GenerateWords actor={actor} words={form.words} />
        </form>
      </div>
      <aside className={styles.aside}>
        <GeneratePreview form={form} />
        <div className={styles.bar}>
          {isSaving && isSlow ? <SlowNote onRetry={() => actor.send({ type: 'load.retry' })} /> : null}
          <Button type="submit" form={formId} look="accent" wide aria-disabled={isSaving}>
            {isSaving ? words.saving : isNew ? words.create : words.save}
          </Button>
          <p className={styles.note}>{words.savedAt}</p>
        </div>
      </aside>
    </div>
  );
}
