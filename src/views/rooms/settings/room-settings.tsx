import { useSelector } from '@xstate/react';
import type { SubmitEvent } from 'react';
import { maxNotesLength } from '../../../../contract/room-actions.ts';
import type { Room } from '../../../../contract/room.ts';
import { useMessages } from '../../../locales/messages.ts';
import {
  selectCommand,
  selectNotes,
  type RoomSettingsActor,
} from '../../../machines/rooms/room-settings.machine.ts';
import { selectFailure, selectIsBusy } from '../../../machines/shared/commands/command.ts';
import { selectIsUnsupported } from '../../../machines/shared/request.ts';
import { textOf } from '../../dom/forms/field.ts';
import { Button } from '../../components/button.tsx';
import { CommandStatus } from '../../components/status/command-status.tsx';
import { FormRefusal } from '../../components/forms/form-refusal.tsx';
import { RequestStatus } from '../../components/status/request-status.tsx';
import sheet from '../../components/dialogs/sheet.module.css';
import { TextArea } from '../../components/forms/text-area.tsx';
import { RoomTitle } from './room-title.tsx';
import { useRequest } from '../../use-request.ts';

interface RoomSettingsProps {
  readonly actor: RoomSettingsActor;
  readonly room: Room;
}

/** The title of the conversation, and the notes for its mate. */
export function RoomSettings({ actor, room: { mate } }: RoomSettingsProps) {
  const t = useMessages('roomSettings');
  const isUnsupported = useSelector(useRequest(actor), selectIsUnsupported);
  const isShown = useSelector(actor, (snapshot) => snapshot.hasTag('shown'));
  if (isUnsupported) return null;
  if (!isShown) return <RequestStatus actor={actor} texts={t.notes} />;
  return (
    <>
      <RoomTitle actor={actor} />
      <Notes actor={actor} mate={mate.shortName} />
    </>
  );
}

function Notes({ actor, mate }: { readonly actor: RoomSettingsActor; readonly mate: string }) {
  const t = useMessages('roomSettings').notes;
  const parts = useMessages('components');
  const notes = useSelector(actor, selectNotes);
  const hasUnsaved = useSelector(actor, ({ context }) => context.unsaved.notes !== null);
  const saving = useSelector(actor, selectCommand('room.save.notes'));
  const isSaving = useSelector(saving, selectIsBusy);
  const failure = useSelector(saving, selectFailure);
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    actor.send({ type: 'room.save', field: 'notes', text: textOf(event.currentTarget, 'notes') });
  };
  return (
    <FormRefusal failure={failure} fields={['notes']}>
      <form className={sheet.section} onSubmit={submit}>
        <h2>{t.title(mate)}</h2>
        <TextArea
          label={t.label}
          isLabelHidden
          hint={t.hint}
          name="notes"
          rows={4}
          maxLength={maxNotesLength}
          value={notes}
          onChange={(event) =>
            actor.send({ type: 'text.change', field: 'notes', text: event.currentTarget.value })
          }
          dir="auto"
        />
        <div className={sheet.row}>
          <Button type="submit" look={hasUnsaved ? 'accent' : 'plain'} aria-disabled={isSaving}>
            {isSaving ? parts.saving : t.save}
          </Button>
          {hasUnsaved ? <p className={sheet.muted}>{t.unsaved}</p> : null}
        </div>
        <CommandStatus actor={saving} />
      </form>
    </FormRefusal>
  );
}
