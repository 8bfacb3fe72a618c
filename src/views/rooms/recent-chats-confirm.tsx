import { useSelector } from '@xstate/react';
import { roomName } from '../../../contract/room-name.ts';
import { useMessages } from '../../locales/messages.ts';
import {
  selectDeletion,
  selectSelected,
  type RecentChatsActor,
} from '../../machines/rooms/recent-chats.selectors.ts';
import { ConfirmDialog } from '../components/confirm-dialog.tsx';

/** Asks before a conversation is deleted: this host cannot restore it. */
export function RecentChatsConfirm({ actor }: { readonly actor: RecentChatsActor }) {
  const { title, confirm } = useMessages('recentChats').confirm;
  const { final } = useMessages('roomSettings').confirm;
  const deletion = useSelector(actor, selectDeletion);
  const room = useSelector(actor, selectSelected);
  if (deletion === undefined || room === null) return null;
  return <ConfirmDialog actor={deletion} title={title(roomName(room))} text={final} confirm={confirm} />;
}
