import { useSelector } from '@xstate/react';
import { useMessages } from '../../locales/messages.ts';
import {
  selectCanReturn,
  selectAskedRoom,
  selectIsDeleting,
} from '../../machines/chat/recent-chats.selectors.ts';
import { DeletionQuestion } from '../components/delete-confirm.tsx';
import type { RecentChatsActor } from './recent-chats.tsx';

/** Asked before a conversation is deleted, for that can be undone for a moment only, if at all. */
export function RecentChatsQuestion({ actor }: { readonly actor: RecentChatsActor }) {
  const words = useMessages('recentChats').confirm;
  const { text, final } = useMessages('roomCare').confirm;
  const canReturn = useSelector(actor, selectCanReturn);
  const room = useSelector(actor, selectAskedRoom);
  const isDeleting = useSelector(actor, selectIsDeleting);
  if (room === null) return null;
  return (
    <DeletionQuestion
      title={words.title(room.mate.name)}
      text={canReturn ? text : final}
      words={words}
      isDeleting={isDeleting}
      actor={actor}
    />
  );
}
