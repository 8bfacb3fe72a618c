import { useSelector } from '@xstate/react';
import type { SubmitEvent } from 'react';
import { aboutLimit } from '../../../contract/persona.ts';
import { useMessages } from '../../locales/messages.ts';
import {
  selectIsEditing,
  selectIsSaving,
  selectSelected,
  type PersonaListActor,
} from '../../machines/account/personas/persona-list.selectors.ts';
import { useFormDraft } from '../app-context.ts';
import { textOf } from '../dom/field.ts';
import { Button } from '../components/button.tsx';
import { Dialog } from '../components/dialog.tsx';
import { Field } from '../components/field.tsx';
import sheet from '../components/sheet.module.css';
import { TextArea } from '../components/text-area.tsx';

/** The form of a persona. It keeps the draft until it is saved. */
export function PersonaForm({ actor }: { readonly actor: PersonaListActor }) {
  const { add, form: t } = useMessages('personas');
  const parts = useMessages('components');
  const persona = useSelector(actor, selectSelected);
  const isEditing = useSelector(actor, selectIsEditing);
  const isSaving = useSelector(actor, selectIsSaving);
  const draftRef = useFormDraft();
  if (!isEditing) return null;
  const cancel = () => actor.send({ type: 'draft.cancel' });
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const draft = {
      name: textOf(form, 'name'),
      pronouns: textOf(form, 'pronouns'),
      about: textOf(form, 'about'),
    };
    actor.send({ type: 'draft.submit', draft });
  };
  return (
    <Dialog title={persona === null ? add : t.edit} onClose={cancel}>
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
          maxLength={aboutLimit}
          hint={t.aboutHint}
        />
        <div className={sheet.actions}>
          <Button onClick={cancel}>{isSaving ? parts.stopWaiting : parts.cancel}</Button>
          <Button type="submit" look="accent" aria-disabled={isSaving}>
            {isSaving ? parts.saving : parts.save}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
