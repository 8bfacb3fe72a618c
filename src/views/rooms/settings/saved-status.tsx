import { useSelector } from '@xstate/react';
import { useMessages } from '../../../locales/messages.ts';
import { selectSaving, type RoomSettingsActor } from '../../../machines/rooms/room-settings.machine.ts';
import { CommandStatus } from '../../components/status/command-status.tsx';
import styles from './saved-status.module.css';

interface SavedStatusProps {
  readonly actor: RoomSettingsActor;
  readonly field: 'notes' | 'replies';
}

/** Says quietly that something was saved, and clearly that it was not. */
export function SavedStatus({ actor, field }: SavedStatusProps) {
  const { saved } = useMessages('roomSettings');
  const isSaved = useSelector(actor, ({ context }) => context.savedField === field);
  const saving = useSelector(actor, selectSaving(`${field}.save`));
  return (
    <>
      <p role="status" className={styles.saved}>
        {isSaved && saving === undefined ? saved : null}
      </p>
      <CommandStatus actor={saving} />
    </>
  );
}
