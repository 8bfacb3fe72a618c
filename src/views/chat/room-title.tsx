import { useSelector } from '@xstate/react';
import type { SubmitEvent } from 'react';
import { titleLimit } from '../../../contract/room-care.ts';
import { useMessages } from '../../locales/messages.ts';
import {
  selectIsRenaming,
  selectTitle,
  type RoomSettingsActor,
} from '../../machines/chat/room-settings.selectors.ts';
import { Button } from '../components/button.tsx';
import { Field } from '../components/field.tsx';
import sheet from '../components/sheet.module.css';
import { textOf } from '../dom/field.ts';

/** The name that the user gives the conversation. */
export function RoomTitle({ care }: { readonly care: RoomSettingsActor }) {
  const { title: words, notes } = useMessages('roomCare');
  const title = useSelector(care, selectTitle);
  const isRenaming = useSelector(care, selectIsRenaming);
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    care.send({ type: 'title.submit', title: textOf(event.currentTarget, 'title') });
  };
  return (
    <form className={sheet.section} onSubmit={submit}>
      <h2>{words.title}</h2>
      <Field
        // The server trims it: what is stored is shown.
        key={title}
        label={words.label}
        hint={words.hint}
        name="title"
        maxLength={titleLimit}
        defaultValue={title}
        autoComplete="off"
        dir="auto"
      />
      <div className={sheet.row}>
        <Button type="submit" look="accent" aria-disabled={isRenaming}>
          {isRenaming ? notes.saving : words.save}
        </Button>
      </div>
    </form>
  );
}
