import { useSelector } from '@xstate/react';
import type { SubmitEvent } from 'react';
import { notesLimit } from '../../../contract/room-care.ts';
import type { Room } from '../../../contract/room.ts';
import { useMessages } from '../../locales/messages.ts';
import {
  selectHasUnsavedNotes,
  selectIsBusy,
  selectIsFailed,
  selectIsSaving,
  selectIsShown,
  selectNotes,
  selectScene,
  type RoomSettingsActor,
} from '../../machines/rooms/room-settings.selectors.ts';
import { textOf } from '../dom/field.ts';
import { Button } from '../components/button.tsx';
import sheet from '../components/sheet.module.css';
import { TextArea } from '../components/text-area.tsx';
import { RoomData } from './room-data.tsx';
import { RoomLinks } from './room-links.tsx';
import { RoomTitle } from './room-title.tsx';
import { RoomSettingsConfirm } from './room-settings-confirm.tsx';

interface RoomCareProps {
  readonly care: RoomSettingsActor;
  readonly room: Room;
}

/** The conversation that the page was opened from: its name, notes for the mate, export and deletion. */
export function RoomCare({ care, room }: RoomCareProps) {
  const mate = room.mate.shortName;
  const words = useMessages('roomCare');
  const isBusy = useSelector(care, selectIsBusy);
  const isFailed = useSelector(care, selectIsFailed);
  const isShown = useSelector(care, selectIsShown);
  if (isBusy) return <p role="status">{words.notes.loading}</p>;
  if (isFailed) {
    return (
      <div className={sheet.row} role="status">
        <p>{words.notes.failed}</p>
        <Button onClick={() => care.send({ type: 'load.retry' })}>{words.notes.again}</Button>
      </div>
    );
  }
  if (!isShown) return null;
  return (
    <>
      <Scene care={care} />
      <RoomTitle care={care} />
      <Notes care={care} mate={mate} />
      <RoomLinks care={care} room={room} />
      <RoomData care={care} />
      <RoomSettingsConfirm actor={care} mate={mate} />
    </>
  );
}

function Scene({ care }: { readonly care: RoomSettingsActor }) {
  const words = useMessages('roomCare');
  const scene = useSelector(care, selectScene);
  if (scene === '') return null;
  return (
    <section className={sheet.section}>
      <h2>{words.scene}</h2>
      <p dir="auto">{scene}</p>
    </section>
  );
}

function Notes({ care, mate }: { readonly care: RoomSettingsActor; readonly mate: string }) {
  const words = useMessages('roomCare').notes;
  const notes = useSelector(care, selectNotes);
  const hasUnsaved = useSelector(care, selectHasUnsavedNotes);
  const isSaving = useSelector(care, selectIsSaving);
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    care.send({ type: 'notes.submit', notes: textOf(event.currentTarget, 'notes') });
  };
  return (
    <form className={sheet.section} onSubmit={submit}>
      <h2>{words.title(mate)}</h2>
      <TextArea
        label={words.label}
        hint={words.hint}
        name="notes"
        rows={4}
        maxLength={notesLimit}
        value={notes}
        onChange={(event) =>
          care.send({ type: 'text.change', field: 'notes', text: event.currentTarget.value })
        }
        dir="auto"
      />
      <div className={sheet.row}>
        <Button type="submit" look="accent" aria-disabled={isSaving}>
          {isSaving ? words.saving : words.save}
        </Button>
        {hasUnsaved ? <p className={sheet.muted}>{words.unsaved}</p> : null}
      </div>
    </form>
  );
}
