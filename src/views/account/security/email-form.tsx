import type { SubmitEvent } from 'react';
import type { Profile } from '../../../../contract/account/account.ts';
import { useMessages } from '../../../locales/messages.ts';
import type { ConfirmationActor } from '../../../machines/shared/commands/confirmation.ts';
import { useFormDraft } from '../../app-context.ts';
import { Button } from '../../components/button.tsx';
import { Field } from '../../components/forms/field.tsx';
import { FormFailure, FormRefusal } from '../../components/forms/form-refusal.tsx';
import sheet from '../../components/dialogs/sheet.module.css';
import { useConfirmation } from '../../components/dialogs/use-confirmation.ts';
import { focusOnMount } from '../../dom/arrival.ts';
import { textOf } from '../../dom/forms/field.ts';

interface EmailFormProps {
  readonly actor: ConfirmationActor;
  readonly profile: Profile;
}

/** Asks for the new address, and for the password where there is one. What is typed stays until it was accepted. */
export function EmailForm({ actor, profile: { email: current, hasPassword } }: EmailFormProps) {
  const { form: t, first } = useMessages('emailChange');
  const { old } = useMessages('profile').password;
  const parts = useMessages('components');
  const { isPending, isSlow, failure, cancel } = useConfirmation(actor);
  const draft = useFormDraft();
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const [email, password] = [textOf(form, 'new-email'), hasPassword ? textOf(form, 'email-password') : ''];
    actor.send({ type: 'action.confirm', answer: { email, password } });
  };
  return (
    <FormRefusal failure={failure} fields={hasPassword ? ['new-email', 'email-password'] : ['new-email']}>
      <form
        className={sheet.form}
        onSubmit={submit}
        aria-busy={isPending}
        ref={draft}
        data-draft="email"
        data-form="email"
        noValidate
      >
        <p className={sheet.muted}>{current === '' ? first.text : t.text}</p>
        <Field ref={focusOnMount} label={t.email} name="new-email" type="email" autoComplete="email" />
        {hasPassword ? (
          <Field label={old} name="email-password" type="password" autoComplete="current-password" />
        ) : null}
        <FormFailure failure={failure} />
        <p className="visually-hidden" role="status">
          {isPending ? parts.sending : null}
        </p>
        <div className={sheet.row}>
          <Button type="submit" look="accent" aria-disabled={isPending}>
            {isPending ? parts.sending : t.submit}
          </Button>
          {isPending && !isSlow ? null : (
            <Button onClick={cancel}>{isSlow ? parts.stopWaiting : parts.cancel}</Button>
          )}
        </div>
      </form>
    </FormRefusal>
  );
}
