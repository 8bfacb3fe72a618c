import { useSelector } from '@xstate/react';
import type { SubmitEvent } from 'react';
import { loreEntryLimits, type OwnLoreEntry } from '../../../../contract/lore/lore-entry.ts';
import { useMessages } from '../../../locales/messages.ts';
import { toForm } from '../../../machines/lore/entries/entry-form.ts';
import { toDraftName } from '../../../machines/lore/entries/lore-entries.reducers.ts';
import type { LoreEntriesActor } from '../../../machines/lore/entries/lore-entries.machine.ts';
import type { ConfirmationActor } from '../../../machines/shared/commands/confirmation.ts';
import { useFormDraft } from '../../app-context.ts';
import { ConfirmationActions } from '../../components/dialogs/confirmation-actions.tsx';
import { Dialog } from '../../components/dialogs/dialog.tsx';
import { FormRefusal } from '../../components/forms/form-refusal.tsx';
import sheet from '../../components/dialogs/sheet.module.css';
import { useConfirmation } from '../../components/dialogs/use-confirmation.ts';
import { valuesOf } from '../../dom/forms/form-values.ts';
import { ConflictNotice } from '../conflict-notice.tsx';
import { AdvancedFields } from './advanced-fields.tsx';
import { EntryFields } from './entry-fields.tsx';

/** The form of an entry; nothing while it is closed. It keeps the draft until it is saved. */
export function LoreEntryForm({ actor }: { readonly actor: LoreEntriesActor }) {
  const form = useSelector(actor, ({ children }) => children.saveEntry);
  const entry = useSelector(actor, ({ context }) => context.edited);
  return form === undefined ? null : <DraftForm actor={actor} form={form} entry={entry} />;
}

interface DraftFormProps {
  readonly actor: LoreEntriesActor;
  readonly form: ConfirmationActor;
  /** The version on which the form is based; null for a new entry. */
  readonly entry: OwnLoreEntry | null;
}

function DraftForm({ actor, form, entry }: DraftFormProps) {
  const t = useMessages('lorebooks');
  const parts = useMessages('components');
  const { canCancel, failure, cancel } = useConfirmation(form);
  const bookId = useSelector(actor, ({ context }) => context.bookId);
  const isReloaded = useSelector(actor, (snapshot) => snapshot.hasTag('reloaded'));
  const refresh = useSelector(actor, ({ children }) => children.request);
  const draftRef = useFormDraft();
  const values = toForm(entry?.fields);
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    form.send({ type: 'action.confirm', answer: { entry, form: valuesOf(event.currentTarget) } });
  };
  return (
    <Dialog title={entry === null ? t.book.add : t.entry.edit} canClose={canCancel} onClose={cancel}>
      <FormRefusal failure={failure} fields={[...Object.keys(loreEntryLimits), 'secondaryKeys', 'order']}>
        <form className={sheet.form} onSubmit={submit} ref={draftRef} data-draft={toDraftName(bookId, entry)}>
          <EntryFields actor={actor} values={values} unusableKeys={entry?.unusableKeys ?? []} />
          <AdvancedFields values={values} />
          <ConflictNotice
            form={form}
            refresh={refresh}
            isReloaded={isReloaded}
            onReload={() => actor.send({ type: 'entries.reload' })}
          >
            <p dir="auto">{entry?.fields.keys.join(', ')}</p>
            <p dir="auto">{values['content']}</p>
          </ConflictNotice>
          <ConfirmationActions actor={form} look="accent" submit={parts.save} pending={parts.saving} />
        </form>
      </FormRefusal>
    </Dialog>
  );
}
