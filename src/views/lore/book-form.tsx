import type { ReactNode, SubmitEvent } from 'react';
import { lorebookLimits, type Lorebook } from '../../../contract/lore/lorebook.ts';
import { useMessages } from '../../locales/messages.ts';
import { settingsIn } from '../../machines/lore/book-form.ts';
import type { ConfirmationActor } from '../../machines/shared/commands/confirmation.ts';
import { useFormDraft } from '../app-context.ts';
import { ConfirmationActions } from '../components/dialogs/confirmation-actions.tsx';
import { Dialog } from '../components/dialogs/dialog.tsx';
import { Field } from '../components/forms/field.tsx';
import { FormRefusal } from '../components/forms/form-refusal.tsx';
import sheet from '../components/dialogs/sheet.module.css';
import { useConfirmation } from '../components/dialogs/use-confirmation.ts';
import { TextArea } from '../components/forms/text-area.tsx';
import { valuesOf } from '../dom/forms/form-values.ts';
import { CheckField } from './entries/check-field.tsx';

interface BookFormProps {
  readonly title: string;
  readonly actor: ConfirmationActor;
  /** The version on which the form is based; null for a new book. */
  readonly book: Lorebook | null;
  /** Shown above the buttons. */
  readonly children?: ReactNode;
}

/** The form of the settings of a book. It keeps the draft until it is saved. */
export function BookForm({ title, actor, book, children }: BookFormProps) {
  const t = useMessages('lorebooks').form;
  const parts = useMessages('components');
  const { canCancel, failure, cancel } = useConfirmation(actor);
  const draftRef = useFormDraft();
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const settings = settingsIn(valuesOf(event.currentTarget), book);
    actor.send({ type: 'action.confirm', answer: { book, settings } });
  };
  return (
    <Dialog title={title} canClose={canCancel} onClose={cancel}>
      <FormRefusal failure={failure} fields={['name', 'description', 'scanDepth', 'tokenBudget']}>
        <form
          className={sheet.form}
          onSubmit={submit}
          ref={draftRef}
          data-draft={`lorebook/${book?.bookId ?? 'new'}`}
        >
          <Field
            label={parts.name}
            name="name"
            defaultValue={book?.name}
            maxLength={lorebookLimits.name}
            autoComplete="off"
            dir="auto"
            required
            data-autofocus=""
          />
          <TextArea
            label={t.description}
            name="description"
            defaultValue={book?.description}
            maxLength={lorebookLimits.description}
            rows={2}
            hint={t.descriptionHint}
          />
          {book === null ? null : <ScanFields book={book} />}
          {children}
          <ConfirmationActions actor={actor} look="accent" submit={parts.save} pending={parts.saving} />
        </form>
      </FormRefusal>
    </Dialog>
  );
}

function ScanFields({ book }: { readonly book: Lorebook }) {
  const t = useMessages('lorebooks').form;
  return (
    <>
      <Field
        label={t.depth}
        hint={t.depthHint}
        name="scanDepth"
        type="number"
        min={0}
        max={1000}
        defaultValue={book.scanDepth}
        required
      />
      <Field
        label={t.budget}
        hint={t.budgetHint}
        name="tokenBudget"
        type="number"
        min={1}
        max={1_000_000}
        defaultValue={book.tokenBudget ?? ''}
      />
      <CheckField label={t.recursive} name="recursive" isOn={book.recursive} />
    </>
  );
}
