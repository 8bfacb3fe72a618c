import { trimmed } from '../../../../contract/blank-text.ts';
import { useSelector } from '@xstate/react';
import type { SubmitEvent } from 'react';
import { textLimits } from '../../../../contract/mates/own-mate.ts';
import { useMessages } from '../../../locales/messages.ts';
import { selectIsIdle, type MateFormActor } from '../../../machines/mates/editor/mate-form.machine.ts';
import { useFormDraft } from '../../app-context.ts';
import { textOf } from '../../dom/forms/field.ts';
import { Button } from '../../components/button.tsx';
import { Field } from '../../components/forms/field.tsx';
import { FormFailure, FormRefusal } from '../../components/forms/form-refusal.tsx';
import { Icon } from '../../components/icons/icon.tsx';
import sheet from '../../components/dialogs/sheet.module.css';
import { SlowCommand } from '../../components/status/slow-banner.tsx';
import { MateEditorCard } from './mate-editor-card.tsx';
import styles from './mate-editor.module.css';

/** Requests a draft from the companion, with or without a prompt. */
export function MateSuggestion({ actor }: { readonly actor: MateFormActor }) {
  const t = useMessages('mateEditor').idea;
  const parts = useMessages('components');
  const suggestion = useSelector(actor, ({ children }) => children.suggestDraft);
  const failure = useSelector(actor, ({ context }) => context.suggestionFailure);
  const isSuggesting = suggestion !== undefined;
  const isIdle = useSelector(actor, selectIsIdle);
  const hasPreviousForm = useSelector(actor, ({ context }) => context.previousForm !== null);
  const { name } = useSelector(actor, ({ context }) => context.form).words;
  const draft = useFormDraft();
  const stop = () => actor.send({ type: 'load.cancel' });
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    actor.send({ type: 'suggestion.request', prompt: trimmed(textOf(event.currentTarget, 'wish')) });
  };
  return (
    <section className={styles.idea}>
      <h2>
        <Icon name="sparkles" />
        {t.title}
      </h2>
      <p className={sheet.muted}>{t.text}</p>
      <form className={styles.prompt} onSubmit={submit} ref={draft} data-draft="mate-suggestion">
        <FormRefusal failure={failure} fields={['wish']}>
          <Field label={t.label} name="wish" maxLength={textLimits.prompt} autoComplete="off" />
          <FormFailure failure={failure} />
        </FormRefusal>
        <div className={sheet.row}>
          <Button type="submit" aria-disabled={!isIdle}>
            {isSuggesting ? (
              t.busy
            ) : (
              <>
                <span className={styles.ask}>{t.ask}</span>
                <span className={styles.surprise}>{t.surprise}</span>
              </>
            )}
          </Button>
          {isSuggesting ? (
            <Button look="quiet" onClick={stop}>
              {parts.stop}
            </Button>
          ) : null}
          {hasPreviousForm && !isSuggesting ? (
            <Button look="quiet" onClick={() => actor.send({ type: 'suggestion.undo' })}>
              {t.undo}
            </Button>
          ) : null}
        </div>
      </form>
      <SlowCommand actor={suggestion} />
      <p role="status" className={hasPreviousForm ? styles.received : 'visually-hidden'}>
        {hasPreviousForm && !isSuggesting ? (name === '' ? t.unnamed : t.came(name)) : null}
      </p>
      <MateEditorCard actor={actor} />
    </section>
  );
}
