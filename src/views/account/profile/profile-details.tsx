import { useSelector } from '@xstate/react';
import type { SubmitEvent } from 'react';
import type { Profile } from '../../../../contract/account/account.ts';
import { useMessages } from '../../../locales/messages.ts';
import { selectFailure, selectIsBusy } from '../../../machines/shared/commands/command.ts';
import type { ProfileActor } from '../../../machines/account/profile.machine.ts';
import { useFormDraft } from '../../app-context.ts';
import { textOf } from '../../dom/forms/field.ts';
import { Avatar } from '../../components/avatar.tsx';
import { Button } from '../../components/button.tsx';
import { CommandStatus } from '../../components/status/command-status.tsx';
import { Field } from '../../components/forms/field.tsx';
import { FormRefusal } from '../../components/forms/form-refusal.tsx';
import { HueChoice } from '../../components/forms/hue-choice.tsx';
import sheet from '../../components/dialogs/sheet.module.css';
import { Skeleton } from '../../components/status/skeleton.tsx';
import { nearestHue } from '../../components/mates/mate-theme.ts';

interface ProfileDetailsProps {
  readonly actor: ProfileActor;
  readonly profile: Profile;
}

/** Name and picture. */
export function ProfileDetails({ actor, profile }: ProfileDetailsProps) {
  const texts = useMessages('profile').you;
  const parts = useMessages('components');
  const save = useSelector(actor, ({ children }) => children.saveProfile);
  const isSaving = useSelector(save, selectIsBusy);
  const failure = useSelector(save, selectFailure);
  const draft = useFormDraft();
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const chosen = Number(textOf(form, 'hue'));
    const hue = chosen === nearestHue(profile.hue) ? profile.hue : chosen;
    actor.send({ type: 'profile.save', name: textOf(form, 'name'), hue });
  };
  return (
    <section className={sheet.section}>
      <h2>{texts.title}</h2>
      <Avatar
        name={[profile.name, profile.email, parts.you].find((name) => name !== '') ?? ''}
        hue={profile.hue}
      />
      <FormRefusal failure={failure} fields={['name']}>
        <form className={sheet.form} onSubmit={submit} ref={draft} data-draft="profile">
          <Field
            label={parts.name}
            name="name"
            defaultValue={profile.name}
            maxLength={60}
            autoComplete="nickname"
            hint={texts.nameHint}
          />
          <HueChoice label={texts.colour} hue={profile.hue} />
          <div className={sheet.row}>
            <Button type="submit" aria-disabled={isSaving}>
              {isSaving ? parts.saving : parts.save}
            </Button>
          </div>
        </form>
        <CommandStatus actor={save} />
      </FormRefusal>
    </section>
  );
}

export function ProfileSkeleton() {
  return (
    <div className={sheet.section}>
      <Skeleton shape="line" width="6rem" />
      <Skeleton shape="round" />
      <Skeleton shape="chip" />
      <Skeleton shape="chip" />
    </div>
  );
}
