import { useSelector } from '@xstate/react';
import type { SubmitEvent } from 'react';
import { useMessages } from '../../../locales/messages.ts';
import { selectIsIdle, type MateFormActor } from '../../../machines/mates/editor/mate-form.machine.ts';
import { Button } from '../../components/button.tsx';
import { SlowCommand } from '../../components/status/slow-banner.tsx';
import { Appearance } from './appearance/appearance.tsx';
import { PictureCrop } from './appearance/picture-crop.tsx';
import { Summary } from '../../components/summary.tsx';
import { MateBasics } from './mate-basics.tsx';
import { MateCraft } from './mate-craft.tsx';
import { MateFields } from './mate-fields.tsx';
import { MatePreview } from './mate-preview.tsx';
import { MateSuggestion } from './mate-suggestion.tsx';
import { ScriptedNote } from './scripted-note.tsx';
import { usePart } from '../../use-part.ts';
import styles from './mate-editor.module.css';

const formId = 'mate-form';

interface MateFormProps {
  readonly actor: MateFormActor;
  /** Whether no language model writes what the mate says. */
  readonly isScripted: boolean;
}

/** The form, with a preview. What a new mate does not need is folded. */
export function MateForm({ actor, isScripted }: MateFormProps) {
  const t = useMessages('mateEditor');
  const { save, saving } = useMessages('components');
  const form = useSelector(actor, ({ context }) => context.form);
  const isRestored = useSelector(actor, ({ context }) => context.isRestored);
  const command = useSelector(actor, ({ children }) => children.saveMate);
  const pictureChoice = usePart(actor, ({ children }) => children.pictureChoice);
  const isSaving = command !== undefined;
  const isIdle = useSelector(actor, selectIsIdle);
  const isNew = useSelector(actor, ({ context }) => context.mateId === null);
  // A card fills what is folded too, and its picture is cropped there.
  const isFilled = useSelector(actor, ({ context }) => context.mateId !== null || context.card !== null);
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    actor.send({ type: 'draft.submit' });
  };
  return (
    <div className={styles.columns}>
      <div className={styles.main}>
        {isRestored ? (
          <p className={styles.restored} role="status">
            {t.restored}
            <Button onClick={() => actor.send({ type: 'draft.discard' })}>{t.discard}</Button>
          </p>
        ) : null}
        <MateSuggestion actor={actor} />
        <form id={formId} className={styles.form} onSubmit={submit} noValidate>
          <MateBasics actor={actor} values={form.words} />
          {isScripted ? <ScriptedNote name={form.words.name} /> : null}
          <details className={styles.more} open={isFilled}>
            <Summary>
              <h2>{t.more}</h2>
            </Summary>
            <Appearance actor={actor} form={form} />
            <MateFields actor={actor} values={form.words} />
            <MateCraft actor={actor} form={form} />
          </details>
        </form>
      </div>
      {pictureChoice === undefined ? null : <PictureCrop actor={pictureChoice} />}
      <aside className={styles.aside}>
        <MatePreview form={form} />
        <div className={styles.bar}>
          <SlowCommand actor={command} />
          <Button type="submit" form={formId} look="accent" wide aria-disabled={!isIdle}>
            {isSaving ? saving : isNew ? t.create : save}
          </Button>
          <p className={styles.note}>{t.savedAt}</p>
        </div>
      </aside>
    </div>
  );
}
