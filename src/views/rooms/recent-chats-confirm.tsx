import { useSelector } from '@xstate/react';
import { roomName } from '../../../contract/room-name.ts';
import { useMessages } from '../../locales/messages.ts';
import type { RecentChatsActor } from '../../machines/rooms/recent-chats.machine.ts';
import { selectRoom } from '../../machines/rooms/recent-chats.selectors.ts';
import { ConfirmDialog } from '../components/dialogs/confirm-dialog.tsx';
import { usePart } from '../use-part.ts';

/** Asks before a conversation is deleted: this host cannot restore it. */
export function RecentChatsConfirm({ actor }: { readonly actor: RecentChatsActor }) {
  const { title } = useMessages('recentChats').confirm;
  const { final, confirm } = useMessages('roomSettings').confirm;
  const actions = usePart(actor, ({ children }) => children.roomActions);
  const deletion = useSelector(actions, (snapshot) => snapshot?.children.deleteRoom);
  const room = useSelector(
    actor,
    selectRoom(useSelector(actions, (snapshot) => snapshot?.context.selectedId)),
  );
  if (deletion === undefined || room === null) return null;
  return <ConfirmDialog actor={deletion} title={title(roomName(room))} text={final} confirm={confirm} />;
}
