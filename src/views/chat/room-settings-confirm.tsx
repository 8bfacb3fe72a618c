import { useSelector } from '@xstate/react';
import { useMessages } from '../../locales/messages.ts';
import {
  selectCanUndo,
  selectDeletion,
  type RoomSettingsActor,
} from '../../machines/chat/room-settings.selectors.ts';
import { ConfirmDialog } from '../components/confirm-dialog.tsx';

interface RoomSettingsConfirmProps {
  readonly actor: RoomSettingsActor;
  readonly mate: string;
}

/** Asks before the conversation is deleted: it can be restored only for a limited time, if at all. */
export function RoomSettingsConfirm({ actor, mate }: RoomSettingsConfirmProps) {
  const { title, text, final, confirm } = useMessages('roomCare').confirm;
  const deletion = useSelector(actor, selectDeletion);
  const canUndo = useSelector(actor, selectCanUndo);
  if (deletion === undefined) return null;
  return (
    <ConfirmDialog actor={deletion} title={title(mate)} text={canUndo ? text : final} confirm={confirm} />
  );
}
