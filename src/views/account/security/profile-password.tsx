import type { SubmitEvent } from 'react';
import type { Profile } from '../../../../contract/account/account.ts';
import { useMessages } from '../../../locales/messages.ts';
import type { ConfirmationActor } from '../../../machines/shared/commands/confirmation.ts';
import { textOf } from '../../dom/forms/field.ts';
import { Button } from '../../components/button.tsx';
import { Field } from '../../components/forms/field.tsx';
import { FormFailure, FormRefusal } from '../../components/forms/form-refusal.tsx';
import sheet from '../../components/dialogs/sheet.module.css';
import { useConfirmation } from '../../components/dialogs/use-confirmation.ts';

interface ProfilePasswordProps {
  readonly actor: ConfirmationActor;
  readonly profile: Profile;
}

/** Changes the password, or sets the first one. What is typed stays in the inputs until it was accepted. */
export function ProfilePassword({ actor, profile }: ProfilePasswordProps) {
  const t = useMessages('profile').password;
  const panel = useMessages('authPanel');
  const parts = useMessages('components');
  const { isPending: isChanging, isSlow, failure, cancel } = useConfirmation(actor);
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const answer = { oldPassword: textOf(form, 'old-password'), newPassword: textOf(form, 'new-password') };
    actor.send({ type: 'action.confirm', answer });
  };
  return (
    <section className={sheet.section}>
      <h2>{panel.password}</h2>
      <FormRefusal
        failure={failure}
        fields={profile.hasPassword ? ['old-password', 'new-password'] : ['new-password']}
      >
        <form className={sheet.form} onSubmit={submit} data-form="password" noValidate>
          <p className={sheet.muted}>{profile.hasPassword ? t.note : t.none}</p>
          {profile.hasPassword ? (
            <Field label={t.old} name="old-password" type="password" autoComplete="current-password" />
          ) : null}
          <Field
            label={parts.newPassword}
            name="new-password"
            type="password"
            autoComplete="new-password"
            hint={panel.passwordHint}
          />
          <FormFailure failure={failure} />
          {isSlow ? <p role="status">{parts.slow}</p> : null}
          <div className={sheet.row}>
            <Button type="submit" aria-disabled={isChanging}>
              {isChanging ? t.changing : profile.hasPassword ? t.change : t.set}
            </Button>
            {isSlow ? (
              <Button look="quiet" onClick={cancel}>
                {parts.stopWaiting}
              </Button>
            ) : null}
          </div>
        </form>
      </FormRefusal>
    </section>
  );
}
