import { useSelector } from '@xstate/react';
import type { SubmitEvent } from 'react';
import { maxTitleLength } from '../../../../contract/room-actions.ts';
import { useMessages } from '../../../locales/messages.ts';
import {
  selectCommand,
  selectTitle,
  type RoomSettingsActor,
} from '../../../machines/rooms/room-settings.machine.ts';
import { selectFailure, selectIsBusy } from '../../../machines/shared/commands/command.ts';
import { Button } from '../../components/button.tsx';
import { CommandStatus } from '../../components/status/command-status.tsx';
import { Field } from '../../components/forms/field.tsx';
import { FormRefusal } from '../../components/forms/form-refusal.tsx';
import sheet from '../../components/dialogs/sheet.module.css';
import { textOf } from '../../dom/forms/field.ts';

/** The name that the user gives the conversation. */
export function RoomTitle({ actor }: { readonly actor: RoomSettingsActor }) {
  const { title: texts, notes } = useMessages('roomSettings');
  const { saving } = useMessages('components');
  const title = useSelector(actor, selectTitle);
  const hasUnsaved = useSelector(actor, ({ context }) => context.unsaved.title !== null);
  const renaming = useSelector(actor, selectCommand('room.save.title'));
  const isRenaming = useSelector(renaming, selectIsBusy);
  const failure = useSelector(renaming, selectFailure);
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    actor.send({ type: 'room.save', field: 'title', text: textOf(event.currentTarget, 'title') });
  };
  return (
    <FormRefusal failure={failure} fields={['title']}>
      <form className={sheet.section} onSubmit={submit}>
        <h2>{texts.title}</h2>
        <Field
          label={texts.label}
          isLabelHidden
          hint={texts.hint}
          name="title"
          maxLength={maxTitleLength}
          value={title}
          onChange={(event) =>
            actor.send({ type: 'text.change', field: 'title', text: event.currentTarget.value })
          }
          autoComplete="off"
          dir="auto"
        />
        <div className={sheet.row}>
          <Button type="submit" look={hasUnsaved ? 'accent' : 'plain'} aria-disabled={isRenaming}>
            {isRenaming ? saving : texts.save}
          </Button>
          {hasUnsaved ? <p className={sheet.muted}>{notes.unsaved}</p> : null}
        </div>
        <CommandStatus actor={renaming} />
      </form>
    </FormRefusal>
  );
}
