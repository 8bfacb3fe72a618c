import { useSelector } from '@xstate/react';
import { useMessages } from '../../locales/messages.ts';
import { selectAskedRoom, selectIsDeleting } from '../../machines/recent-chats.selectors.ts';
import { DeletionQuestion } from '../parts/deletion-question.tsx';
import type { RecentChatsActor } from './recent-chats.tsx';

/** Asked before a conversation is deleted, for that can be undone for a moment only. */
export function RecentChatsQuestion({ actor }: { readonly actor: RecentChatsActor }) {
  const words = useMessages('recentChats').confirm;
  const { text } = useMessages('roomCare').confirm;
  const room = useSelector(actor, selectAskedRoom);
  const isDeleting = useSelector(actor, selectIsDeleting);
  if (room === null) return null;
  return (
    <DeletionQuestion
      title={words.title(room.mate.name)}
      text={text}
      words={words}
      isDeleting={isDeleting}
      actor={actor}
    />
  );
}
