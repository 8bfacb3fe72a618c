import { useSelector } from '@xstate/react';
import { useMessages } from '../../locales/messages.ts';
import type { RecentChatsActor } from '../../machines/rooms/recent-chats.machine.ts';
import { selectIsActive } from '../../machines/rooms/message-search.selectors.ts';
import { ButtonLink } from '../components/button.tsx';
import { Icon } from '../components/icons/icon.tsx';
import { SupervisedPart } from '../components/status/supervised-part.tsx';
import { ChatList } from './list/chat-list.tsx';
import { MessageSearch } from './search/message-search.tsx';
import { RecentChatsDialogs } from './recent-chats-dialogs.tsx';
import { RoomImportMenu, RoomImportStatus } from './room-import.tsx';
import styles from './recent-chats.module.css';
import { usePart } from '../use-part.ts';

/** The user’s conversations, or while the user searches, the messages found in them. */
export function RecentChats({ actor }: { readonly actor: RecentChatsActor }) {
  const { recentChats: title } = useMessages('titles');
  const { newChat } = useMessages('recentChats');
  const rooms = useSelector(actor, ({ context }) => context.rooms);
  const isEmpty = useSelector(actor, (snapshot) => snapshot.hasTag('empty'));
  const supervisedSearch = useSelector(actor, ({ children }) => children.messageSearch);
  const search = usePart(actor, ({ children }) => children.messageSearch);
  const isSearching = useSelector(search, selectIsActive);
  const roomImport = useSelector(actor, ({ children }) => children.roomImport);
  const imported = usePart(actor, ({ children }) => children.roomImport);
  return (
    <div className={styles.page}>
      <div>
        <div className={styles.head}>
          <h1 tabIndex={-1}>{title}</h1>
          <div className={styles.tools}>
            <ButtonLink to="/search">
              <Icon name="plus" />
              {newChat}
            </ButtonLink>
            <SupervisedPart actor={roomImport}>{(part) => <RoomImportMenu actor={part} />}</SupervisedPart>
          </div>
        </div>
        {imported === undefined ? null : <RoomImportStatus actor={imported} />}
      </div>
      {isEmpty ? null : (
        <SupervisedPart actor={supervisedSearch}>
          {(part) => <MessageSearch search={part} rooms={rooms} />}
        </SupervisedPart>
      )}
      {isSearching ? null : <ChatList actor={actor} />}
      <RecentChatsDialogs actor={actor} />
    </div>
  );
}
