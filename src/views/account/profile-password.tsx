import { useSelector } from '@xstate/react';
import type { SubmitEvent } from 'react';
import type { Profile } from '../../../contract/account.ts';
import { useMessages } from '../../locales/messages.ts';
import { selectIsChangingPassword, type ProfileActor } from '../../machines/account/profile.selectors.ts';
import { textOf } from '../dom/field.ts';
import { Button } from '../components/button.tsx';
import { Field } from '../components/field.tsx';
import sheet from '../components/sheet.module.css';

interface ProfilePasswordProps {
  readonly actor: ProfileActor;
  readonly profile: Profile;
}

/** Changes the password, or sets the first one. What is typed stays in the inputs until it was accepted. */
export function ProfilePassword({ actor, profile }: ProfilePasswordProps) {
  const t = useMessages('profile').password;
  const panel = useMessages('authPanel');
  const { stopWaiting } = useMessages('components');
  const isChanging = useSelector(actor, selectIsChangingPassword);
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const [oldPassword, newPassword] = [textOf(form, 'old-password'), textOf(form, 'new-password')];
    actor.send({ type: 'password.change', oldPassword, newPassword });
  };
  return (
    <section className={sheet.section}>
      <h2>{panel.password}</h2>
      <form className={sheet.form} onSubmit={submit} data-form="password" noValidate>
        <p className={sheet.muted}>{profile.hasPassword ? t.note : t.none}</p>
        {profile.hasPassword ? (
          <Field label={t.old} name="old-password" type="password" autoComplete="current-password" />
        ) : null}
        <Field
          label={t.fresh}
          name="new-password"
          type="password"
          autoComplete="new-password"
          hint={panel.passwordHint}
        />
        <div className={sheet.row}>
          <Button type="submit" aria-disabled={isChanging}>
            {isChanging ? t.changing : profile.hasPassword ? t.change : t.set}
          </Button>
          {isChanging ? (
            <Button look="quiet" onClick={() => actor.send({ type: 'password.cancel' })}>
              {stopWaiting}
            </Button>
          ) : null}
        </div>
      </form>
    </section>
  );
}
