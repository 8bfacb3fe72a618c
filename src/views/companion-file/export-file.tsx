import type { SubmitEvent } from 'react';
import { useMessages } from '../../locales/messages.ts';
import type { ConfirmationActor } from '../../machines/shared/commands/confirmation.ts';
import { ConfirmationActions } from '../components/dialogs/confirmation-actions.tsx';
import { Dialog } from '../components/dialogs/dialog.tsx';
import sheet from '../components/dialogs/sheet.module.css';
import { useConfirmation } from '../components/dialogs/use-confirmation.ts';
import { FormRefusal } from '../components/forms/form-refusal.tsx';
import { Field } from '../components/forms/field.tsx';
import { textOf } from '../dom/forms/field.ts';

interface ExportFileProps {
  readonly actor: ConfirmationActor;
  readonly title: string;
}

/** Downloads everything, or a mate with all its chats, as one file, which a passphrase can lock. */
export function ExportFile({ actor, title }: ExportFileProps) {
  const t = useMessages('companionFile');
  const { preparing } = useMessages('components');
  const { canCancel, failure, cancel } = useConfirmation(actor);
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    actor.send({ type: 'action.confirm', answer: { passphrase: textOf(event.currentTarget, 'passphrase') } });
  };
  return (
    <Dialog title={title} text={t.text} canClose={canCancel} onClose={cancel}>
      <FormRefusal failure={failure} fields={[]}>
        <form className={sheet.form} onSubmit={submit}>
          <Field
            label={t.passphrase}
            name="passphrase"
            hint={t.hint}
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            data-autofocus=""
          />
          <ConfirmationActions actor={actor} look="accent" submit={t.save} pending={preparing} />
        </form>
      </FormRefusal>
    </Dialog>
  );
}
