import { useSelector } from '@xstate/react';
import { useMessages } from '../../locales/messages.ts';
import { selectIsActive } from '../../machines/rooms/message-search.selectors.ts';
import {
  selectIsEmpty,
  selectMessageSearch,
  selectRoomImport,
  selectRooms,
  type RecentChatsActor,
} from '../../machines/rooms/recent-chats.selectors.ts';
import { SupervisedPart } from '../components/status/supervised-part.tsx';
import { ChatList } from './list/chat-list.tsx';
import { MessageSearch } from './search/message-search.tsx';
import { RecentChatsConfirm } from './recent-chats-confirm.tsx';
import { RoomImportMenu, RoomImportStatus } from './room-import.tsx';
import styles from './recent-chats.module.css';
import { usePart } from '../use-part.ts';

/** The user’s conversations, or while the user searches, the messages found in them. */
export function RecentChats({ actor }: { readonly actor: RecentChatsActor }) {
  const { recentChats: title } = useMessages('titles');
  const rooms = useSelector(actor, selectRooms);
  const isEmpty = useSelector(actor, selectIsEmpty);
  const supervisedSearch = useSelector(actor, selectMessageSearch);
  const search = usePart(actor, selectMessageSearch);
  const isSearching = useSelector(search, selectIsActive);
  const roomImport = useSelector(actor, selectRoomImport);
  const imported = usePart(actor, selectRoomImport);
  return (
    <div className={styles.page}>
      <div>
        <div className={styles.head}>
          <h1 tabIndex={-1}>{title}</h1>
          <SupervisedPart actor={roomImport}>{(part) => <RoomImportMenu actor={part} />}</SupervisedPart>
        </div>
        {imported === undefined ? null : <RoomImportStatus actor={imported} />}
      </div>
      {isEmpty ? null : (
        <SupervisedPart actor={supervisedSearch}>
          {(part) => <MessageSearch search={part} rooms={rooms} />}
        </SupervisedPart>
      )}
      {isSearching ? null : <ChatList actor={actor} />}
      <RecentChatsConfirm actor={actor} />
    </div>
  );
}
