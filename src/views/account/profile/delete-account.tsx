import { useSelector } from '@xstate/react';
import type { SubmitEvent } from 'react';
import type { Profile } from '../../../../contract/account/account.ts';
import { useMessages } from '../../../locales/messages.ts';
import type { AccountDataActor } from '../../../machines/account/account-data.machine.ts';
import type { ConfirmationActor } from '../../../machines/shared/commands/confirmation.ts';
import { textOf } from '../../dom/forms/field.ts';
import { Button } from '../../components/button.tsx';
import { ConfirmationActions } from '../../components/dialogs/confirmation-actions.tsx';
import { Dialog } from '../../components/dialogs/dialog.tsx';
import { Icon } from '../../components/icons/icon.tsx';
import { Field } from '../../components/forms/field.tsx';
import { FormRefusal } from '../../components/forms/form-refusal.tsx';
import sheet from '../../components/dialogs/sheet.module.css';
import { useConfirmation } from '../../components/dialogs/use-confirmation.ts';

interface DeleteAccountProps {
  readonly actor: AccountDataActor;
  readonly profile: Profile;
}

/** Deletes the account after the user has typed a confirmation. */
export function DeleteAccount({ actor, profile }: DeleteAccountProps) {
  const t = useMessages('profile').farewell;
  const deletion = useSelector(actor, ({ children }) => children.deleteAccount);
  return (
    <section className={sheet.section}>
      <h2>{t.title}</h2>
      <p className={sheet.muted}>{t.text}</p>
      <div className={sheet.row}>
        <Button look="warning" onClick={() => actor.send({ type: 'deletion.request' })}>
          <Icon name="trash" />
          {t.open}
        </Button>
      </div>
      {deletion === undefined ? null : <ConfirmDeletion actor={deletion} hasPassword={profile.hasPassword} />}
    </section>
  );
}

interface ConfirmDeletionProps {
  readonly actor: ConfirmationActor;
  readonly hasPassword: boolean;
}

function ConfirmDeletion({ actor, hasPassword }: ConfirmDeletionProps) {
  const t = useMessages('profile').farewell;
  const parts = useMessages('components');
  const { canCancel, failure, cancel } = useConfirmation(actor);
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const answer = { word: textOf(form, 'word'), password: textOf(form, 'password') };
    actor.send({ type: 'action.confirm', answer });
  };
  return (
    <Dialog title={t.question} text={t.text} canClose={canCancel} onClose={cancel}>
      <FormRefusal failure={failure} fields={hasPassword ? ['word', 'password'] : ['word']}>
        <form className={sheet.form} onSubmit={submit}>
          <Field label={t.word} name="word" autoComplete="off" required data-autofocus="" />
          {hasPassword ? (
            <Field
              label={t.password}
              name="password"
              type="password"
              autoComplete="current-password"
              required
            />
          ) : null}
          <ConfirmationActions actor={actor} look="danger" submit={t.yes} pending={parts.deleting} />
        </form>
      </FormRefusal>
    </Dialog>
  );
}
