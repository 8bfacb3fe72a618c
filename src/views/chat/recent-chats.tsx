import { useSelector } from '@xstate/react';
import { useMessages } from '../../locales/messages.ts';
import { selectIsActive } from '../../machines/chat/message-search.selectors.ts';
import {
  selectIsEmpty,
  selectMessageSearch,
  selectRemoved,
  selectRoomImport,
  selectRooms,
  type RecentChatsActor,
} from '../../machines/chat/recent-chats.selectors.ts';
import { ButtonLink } from '../components/button.tsx';
import { CrashedPart } from '../components/crashed-part.tsx';
import { EmptyState } from '../components/empty-state.tsx';
import { Icon } from '../components/icon.tsx';
import { RequestStatus } from '../components/request-status.tsx';
import { keepFocusInList } from '../dom/restore-focus.ts';
import { ArchivedChats } from './archived-chats.tsx';
import { MessageSearch } from './message-search.tsx';
import { RecentChatRow, RecentChatSkeleton } from './recent-chat-row.tsx';
import { RecentChatsRemoved } from './recent-chats-removed.tsx';
import { RecentChatsConfirm } from './recent-chats-confirm.tsx';
import { RoomImportChoice, RoomImportStatus } from './room-import.tsx';
import styles from './recent-chats.module.css';

/** The user’s conversations, or while the user searches, the messages found in them. */
export function RecentChats({ actor }: { readonly actor: RecentChatsActor }) {
  const words = useMessages('recentChats');
  const rooms = useSelector(actor, selectRooms);
  const isEmpty = useSelector(actor, selectIsEmpty);
  const search = useSelector(actor, selectMessageSearch);
  const isSearching = useSelector(search, selectIsActive);
  const roomImport = useSelector(actor, selectRoomImport);
  return (
    <div ref={keepFocusInList(actor)} className={styles.page}>
      <div>
        <div className={styles.head}>
          <h1 tabIndex={-1}>{words.title}</h1>
          {roomImport === undefined ? null : <RoomImportChoice actor={roomImport} />}
        </div>
        {roomImport === undefined ? null : <RoomImportStatus actor={roomImport} />}
      </div>
      {search === undefined || isEmpty ? null : <MessageSearch search={search} rooms={rooms} />}
      <CrashedPart actor={actor} />
      {isSearching ? null : <ChatList actor={actor} />}
      <RecentChatsConfirm actor={actor} />
    </div>
  );
}

function ChatList({ actor }: { readonly actor: RecentChatsActor }) {
  const words = useMessages('recentChats');
  const rooms = useSelector(actor, selectRooms);
  const removed = useSelector(actor, selectRemoved);
  const isEmpty = useSelector(actor, selectIsEmpty);
  return (
    <>
      <RequestStatus actor={actor} words={words}>
        <ul className={styles.list}>
          {[1, 2, 3, 4].map((place) => (
            <RecentChatSkeleton key={place} />
          ))}
        </ul>
      </RequestStatus>
      {isEmpty ? (
        <EmptyState
          icon={<Icon name="messages-square" />}
          title={words.empty.title}
          text={words.empty.text}
          level={2}
        >
          <ButtonLink to="/" look="accent">
            {words.empty.action}
          </ButtonLink>
        </EmptyState>
      ) : null}
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
