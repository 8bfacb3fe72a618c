import { useSelector } from '@xstate/react';
import { useMessages } from '../../../locales/messages.ts';
import type { RoomSettingsActor } from '../../../machines/rooms/room-settings.machine.ts';
import { ConfirmDialog } from '../../components/dialogs/confirm-dialog.tsx';

interface RoomSettingsConfirmProps {
  readonly actor: RoomSettingsActor;
  readonly mate: string;
}

/** Asks before the conversation is deleted: this host cannot restore it. */
export function RoomSettingsConfirm({ actor, mate }: RoomSettingsConfirmProps) {
  const { title, final, confirm } = useMessages('roomSettings').confirm;
  const deletion = useSelector(actor, ({ children }) => children.deleteRoom);
  if (deletion === undefined) return null;
  return <ConfirmDialog actor={deletion} title={title(mate)} text={final} confirm={confirm} />;
}
