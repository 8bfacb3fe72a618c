import { useSelector } from '@xstate/react';
import { useMessages } from '../../../locales/messages.ts';
import type { RecentChatsActor } from '../../../machines/rooms/recent-chats.machine.ts';
import { ButtonLink } from '../../components/button.tsx';
import { EmptyState } from '../../components/status/empty-state.tsx';
import { Icon } from '../../components/icons/icon.tsx';
import { RequestStatus } from '../../components/status/request-status.tsx';
import { ArchivedChats } from './archived-chats.tsx';
import styles from './chat-list.module.css';
import { OrphanedTexts } from './orphaned-texts.tsx';
import { RecentChatRow, RecentChatRowSkeleton } from './recent-chat-row.tsx';
import { RecentChatsRemoved } from './recent-chats-removed.tsx';

/** The user’s conversations: those in use, those deleted a moment ago, and the archive. */
export function ChatList({ actor }: { readonly actor: RecentChatsActor }) {
  const t = useMessages('recentChats');
  const { findMate } = useMessages('components');
  const rooms = useSelector(actor, ({ context }) => context.rooms);
  const removed = useSelector(actor, ({ context }) => context.removed);
  const isEmpty = useSelector(actor, (snapshot) => snapshot.hasTag('empty'));
  return (
    <>
      <RequestStatus actor={actor} texts={t}>
        <ul className={styles.list}>
          {[1, 2, 3, 4].map((place) => (
            <RecentChatRowSkeleton key={place} />
          ))}
        </ul>
      </RequestStatus>
      {isEmpty ? (
        <EmptyState
          icon={<Icon name="messages-square" />}
          title={t.empty.title}
          text={t.empty.text}
          level={2}
        >
          <ButtonLink to="/" look="accent">
            {findMate}
          </ButtonLink>
        </EmptyState>
      ) : null}
      <OrphanedTexts actor={actor} />
      <RecentChatsRemoved rooms={removed} actor={actor} />
      <ul className={styles.list}>
        {rooms
          .filter(({ archived }) => archived !== true)
          .map((room) => (
            <RecentChatRow key={room.roomId} room={room} actor={actor} />
          ))}
      </ul>
      <ArchivedChats rooms={rooms.filter(({ archived }) => archived === true)} actor={actor} />
    </>
  );
}
