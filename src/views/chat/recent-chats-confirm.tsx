import { useSelector } from '@xstate/react';
import { useMessages } from '../../locales/messages.ts';
import {
  selectCanUndo,
  selectDeletion,
  selectSelected,
  type RecentChatsActor,
} from '../../machines/chat/recent-chats.selectors.ts';
import { ConfirmDialog } from '../components/confirm-dialog.tsx';

/** Asks before a conversation is deleted: it can be restored only for a limited time, if at all. */
export function RecentChatsConfirm({ actor }: { readonly actor: RecentChatsActor }) {
  const { title, confirm } = useMessages('recentChats').confirm;
  const { text, final } = useMessages('roomCare').confirm;
  const deletion = useSelector(actor, selectDeletion);
  const canUndo = useSelector(actor, selectCanUndo);
  const room = useSelector(actor, selectSelected);
  if (deletion === undefined || room === null) return null;
  return (
    <ConfirmDialog
      actor={deletion}
      title={title(room.mate.name)}
      text={canUndo ? text : final}
      confirm={confirm}
    />
  );
}
