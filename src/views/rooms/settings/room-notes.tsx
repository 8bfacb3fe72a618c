import { useSelector } from '@xstate/react';
import { maxNotesLength } from '../../../../contract/rooms/room-actions.ts';
import { useMessages } from '../../../locales/messages.ts';
import {
  selectNotes,
  selectSaving,
  type RoomSettingsActor,
} from '../../../machines/rooms/room-settings.machine.ts';
import { selectFailure } from '../../../machines/shared/commands/command.ts';
import { selectIsUnsupported } from '../../../machines/shared/request.ts';
import { FormRefusal } from '../../components/forms/form-refusal.tsx';
import { TextArea } from '../../components/forms/text-area.tsx';
import { RequestStatus } from '../../components/status/request-status.tsx';
import { useRequest } from '../../use-request.ts';
import { SavedStatus } from './saved-status.tsx';

/** What the mate always keeps in mind in a conversation, in the user's words. It is saved by itself. */
export function RoomNotes({ actor }: { readonly actor: RoomSettingsActor }) {
  const t = useMessages('roomSettings').notes;
  const isUnsupported = useSelector(useRequest(actor), selectIsUnsupported);
  const isShown = useSelector(actor, (snapshot) => snapshot.hasTag('shown'));
  if (isUnsupported) return null;
  return isShown ? <Notes actor={actor} /> : <RequestStatus actor={actor} texts={t} />;
}

function Notes({ actor }: { readonly actor: RoomSettingsActor }) {
  const t = useMessages('roomSettings').notes;
  const notes = useSelector(actor, selectNotes);
  const failure = useSelector(useSelector(actor, selectSaving('notes.save')), selectFailure);
  return (
    <FormRefusal failure={failure} fields={['notes']}>
      <TextArea
        label={t.label}
        hint={t.hint}
        name="notes"
        rows={3}
        maxLength={maxNotesLength}
        value={notes}
        onChange={({ currentTarget }) => actor.send({ type: 'notes.change', text: currentTarget.value })}
        onBlur={() => actor.send({ type: 'notes.leave' })}
        dir="auto"
      />
      <SavedStatus actor={actor} field="notes" />
    </FormRefusal>
  );
}
