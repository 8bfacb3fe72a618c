import { useSelector } from '@xstate/react';
import type { SubmitEvent } from 'react';
import { notesLimit } from '../../../contract/room-actions.ts';
import type { Room } from '../../../contract/room.ts';
import { useMessages } from '../../locales/messages.ts';
import {
  selectCommand,
  selectHasUnsavedNotes,
  selectIsShown,
  selectNotes,
  selectScene,
  type RoomSettingsActor,
} from '../../machines/rooms/room-settings.selectors.ts';
import { selectFailure, selectIsBusy } from '../../machines/shared/commands/command.ts';
import { selectIsUnsupported } from '../../machines/shared/request.ts';
import { textOf } from '../dom/field.ts';
import { Button } from '../components/button.tsx';
import { CommandStatus } from '../components/command-status.tsx';
import { FormRefusal } from '../components/form-refusal.tsx';
import { RequestStatus } from '../components/request-status.tsx';
import sheet from '../components/sheet.module.css';
import { TextArea } from '../components/text-area.tsx';
import { RoomData } from './room-data.tsx';
import { RoomLinks } from './room-links.tsx';
import { RoomReplies } from './room-replies.tsx';
import { RoomTitle } from './room-title.tsx';
import { useRequest } from '../use-request.ts';
import { RoomSettingsConfirm } from './room-settings-confirm.tsx';

interface RoomSettingsProps {
  readonly actor: RoomSettingsActor;
  readonly room: Room;
}

/** The conversation that the page was opened from: its name, notes for the mate, export and deletion. */
export function RoomSettings({ actor, room }: RoomSettingsProps) {
  const mate = room.mate.shortName;
  const t = useMessages('roomSettings');
  const isUnsupported = useSelector(useRequest(actor), selectIsUnsupported);
  const isShown = useSelector(actor, selectIsShown);
  if (isUnsupported) return null;
  if (!isShown) return <RequestStatus actor={actor} texts={t.notes} />;
  return (
    <>
      <Scene actor={actor} />
      <RoomTitle actor={actor} />
      <Notes actor={actor} mate={mate} />
      <RoomReplies actor={actor} mate={mate} />
      <RoomLinks actor={actor} room={room} />
      <RoomData actor={actor} />
      <RoomSettingsConfirm actor={actor} mate={mate} />
    </>
  );
}

function Scene({ actor }: { readonly actor: RoomSettingsActor }) {
  const t = useMessages('roomSettings');
  const scene = useSelector(actor, selectScene);
  if (scene === '') return null;
  return (
    <section className={sheet.section}>
      <h2>{t.scene}</h2>
      <p dir="auto">{scene}</p>
    </section>
  );
}

function Notes({ actor, mate }: { readonly actor: RoomSettingsActor; readonly mate: string }) {
  const t = useMessages('roomSettings').notes;
  const parts = useMessages('components');
  const notes = useSelector(actor, selectNotes);
  const hasUnsaved = useSelector(actor, selectHasUnsavedNotes);
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
          hint={t.hint}
          name="notes"
          rows={4}
          maxLength={notesLimit}
          value={notes}
          onChange={(event) =>
            actor.send({ type: 'text.change', field: 'notes', text: event.currentTarget.value })
          }
          dir="auto"
        />
        <div className={sheet.row}>
          <Button type="submit" look="accent" aria-disabled={isSaving}>
            {isSaving ? parts.saving : t.save}
          </Button>
          {hasUnsaved ? <p className={sheet.muted}>{t.unsaved}</p> : null}
        </div>
        <CommandStatus actor={saving} />
      </form>
    </FormRefusal>
  );
}
