import { useSelector } from '@xstate/react';
import type { SubmitEvent } from 'react';
import { aboutLimit } from '../../../contract/persona.ts';
import { useMessages } from '../../locales/messages.ts';
import { selectIsSaving, selectIsWriting, selectSubject } from '../../machines/account/personas.selectors.ts';
import { textOf } from '../dom/field.ts';
import { Button } from '../components/button.tsx';
import { Dialog } from '../components/dialog.tsx';
import { Field } from '../components/field.tsx';
import sheet from '../components/sheet.module.css';
import { TextArea } from '../components/text-area.tsx';
import type { PersonasActor } from './personas.tsx';

/** Where a persona is written. What is typed stays until it was accepted. */
export function ChatProfileForm({ actor }: { readonly actor: PersonasActor }) {
  const words = useMessages('chatProfile').form;
  const persona = useSelector(actor, selectSubject);
  const isWriting = useSelector(actor, selectIsWriting);
  const isSaving = useSelector(actor, selectIsSaving);
  if (!isWriting) return null;
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
    <Dialog title={persona === null ? words.add : words.edit} onClose={cancel}>
      <form className={sheet.form} onSubmit={submit}>
        <Field
          label={words.name}
          name="name"
          defaultValue={persona?.name}
          maxLength={60}
          autoComplete="off"
          required
          data-first-focus=""
        />
        <Field
          label={words.pronouns}
          name="pronouns"
          defaultValue={persona?.pronouns}
          maxLength={40}
          autoComplete="off"
          hint={words.pronounsHint}
        />
        <TextArea
          label={words.about}
          name="about"
          defaultValue={persona?.about}
          maxLength={aboutLimit}
          hint={words.aboutHint}
        />
        <div className={sheet.actions}>
          <Button onClick={cancel} aria-disabled={isSaving}>
            {words.cancel}
          </Button>
          <Button type="submit" look="accent" aria-disabled={isSaving}>
            {isSaving ? words.saving : words.save}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
