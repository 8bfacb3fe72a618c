import { useSelector } from '@xstate/react';
import type { SubmitEvent } from 'react';
import { maxAboutLength, type Persona } from '../../../../contract/rooms/persona.ts';
import { useMessages } from '../../../locales/messages.ts';
import {
  selectSelected,
  type PersonaListActor,
} from '../../../machines/account/personas/persona-list.machine.ts';
import type { ConfirmationActor } from '../../../machines/shared/commands/confirmation.ts';
import { useFormDraft } from '../../app-context.ts';
import { textOf } from '../../dom/forms/field.ts';
import { ConfirmationActions } from '../../components/dialogs/confirmation-actions.tsx';
import { Dialog } from '../../components/dialogs/dialog.tsx';
import { Field } from '../../components/forms/field.tsx';
import { FormRefusal } from '../../components/forms/form-refusal.tsx';
import sheet from '../../components/dialogs/sheet.module.css';
import { useConfirmation } from '../../components/dialogs/use-confirmation.ts';
import { TextArea } from '../../components/forms/text-area.tsx';

/** The form of a persona. It keeps the draft until it is saved. */
export function PersonaForm({ actor }: { readonly actor: PersonaListActor }) {
  const persona = useSelector(actor, selectSelected);
  const form = useSelector(actor, ({ children }) => children.savePersona);
  return form === undefined ? null : <DraftForm actor={form} persona={persona} />;
}

interface DraftFormProps {
  readonly actor: ConfirmationActor;
  /** Null for a new one. */
  readonly persona: Persona | null;
}

function DraftForm({ actor, persona }: DraftFormProps) {
  const { add, form: t } = useMessages('personas');
  const parts = useMessages('components');
  const { canCancel, failure, cancel } = useConfirmation(actor);
  const draftRef = useFormDraft();
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const answer = {
      name: textOf(form, 'name'),
      pronouns: textOf(form, 'pronouns'),
      about: textOf(form, 'about'),
    };
    actor.send({ type: 'action.confirm', answer });
  };
  return (
    <Dialog title={persona === null ? add : t.edit} canClose={canCancel} onClose={cancel}>
      <FormRefusal failure={failure} fields={['name', 'pronouns', 'about']}>
        <form
          className={sheet.form}
          onSubmit={submit}
          ref={draftRef}
          data-draft={`persona/${persona?.uuid ?? 'new'}`}
        >
          <Field
            label={parts.name}
            name="name"
            defaultValue={persona?.name}
            maxLength={60}
            autoComplete="off"
            required
            data-autofocus=""
          />
          <Field
            label={t.pronouns}
            name="pronouns"
            defaultValue={persona?.pronouns}
            maxLength={40}
            autoComplete="off"
            hint={t.pronounsHint}
          />
          <TextArea
            label={t.about}
            name="about"
            defaultValue={persona?.about}
            maxLength={maxAboutLength}
            hint={t.aboutHint}
          />
          <ConfirmationActions actor={actor} look="accent" submit={parts.save} pending={parts.saving} />
        </form>
      </FormRefusal>
    </Dialog>
  );
}
