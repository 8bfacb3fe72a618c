import { useSelector } from '@xstate/react';
import type { SubmitEvent } from 'react';
import { notesLimit } from '../../../contract/room-care.ts';
import { useMessages } from '../../locales/messages.ts';
import {
  selectIsBusy,
  selectIsDeleting,
  selectIsExporting,
  selectIsFailed,
  selectIsSaving,
  selectIsShown,
  selectNotes,
  type RoomSettingsActor,
} from '../../machines/chat/room-settings.selectors.ts';
import { textOf } from '../dom/field.ts';
import { Button } from '../components/button.tsx';
import { Icon } from '../components/icon.tsx';
import sheet from '../components/sheet.module.css';
import { TextArea } from '../components/text-area.tsx';
import { RoomSearchLink } from './room-search-link.tsx';
import { RoomTitle } from './room-title.tsx';
import { RoomSettingsConfirm } from './room-settings-confirm.tsx';

interface RoomCareProps {
  readonly care: RoomSettingsActor;
  /** With whom the conversation is. */
  readonly mate: string;
}

/** The conversation that the page was opened from: its name, notes for the mate, export and deletion. */
export function RoomCare({ care, mate }: RoomCareProps) {
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
      <RoomTitle care={care} />
      <Notes care={care} mate={mate} />
      <Data care={care} />
      <RoomSettingsConfirm actor={care} mate={mate} />
    </>
  );
}

function Notes({ care, mate }: RoomCareProps) {
  const words = useMessages('roomCare').notes;
  const notes = useSelector(care, selectNotes);
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
        defaultValue={notes}
        dir="auto"
      />
      <div className={sheet.row}>
        <Button type="submit" look="accent" aria-disabled={isSaving}>
          {isSaving ? words.saving : words.save}
        </Button>
      </div>
    </form>
  );
}

function Data({ care }: { readonly care: RoomSettingsActor }) {
  const words = useMessages('roomCare').data;
  const isExporting = useSelector(care, selectIsExporting);
  const isDeleting = useSelector(care, selectIsDeleting);
  const copy = (form: 'json' | 'markdown') => () => care.send({ type: 'export.request', form });
  return (
    <section className={sheet.section}>
      <h2>{words.title}</h2>
      <p className={sheet.muted}>{words.text}</p>
      <div className={sheet.row}>
        <RoomSearchLink care={care} />
        <Button onClick={copy('markdown')} aria-disabled={isExporting}>
          {isExporting ? words.busy : words.markdown}
        </Button>
        <Button onClick={copy('json')} aria-disabled={isExporting}>
          {isExporting ? words.busy : words.json}
        </Button>
        <Button aria-disabled={isDeleting} onClick={() => care.send({ type: 'deletion.request' })}>
          <Icon name="trash" />
          {words.remove}
        </Button>
      </div>
    </section>
  );
}
