import { useSelector } from '@xstate/react';
import { useMessages } from '../../locales/messages.ts';
import { selectIsActive } from '../../machines/rooms/message-search.selectors.ts';
import {
  selectIsEmpty,
  selectMessageSearch,
  selectRooms,
  type RecentChatsActor,
} from '../../machines/rooms/recent-chats.selectors.ts';
import { CrashedPart } from '../components/crashed-part.tsx';
import { keepFocusInList } from '../dom/restore-focus.ts';
import { ChatList } from './chat-list.tsx';
import { MessageSearch } from './message-search.tsx';
import styles from './rooms-pane.module.css';

/** The user’s conversations beside the open one, or what the search finds in them. */
export function RoomsPane({ actor }: { readonly actor: RecentChatsActor }) {
  const t = useMessages('recentChats');
  const rooms = useSelector(actor, selectRooms);
  const isEmpty = useSelector(actor, selectIsEmpty);
  const search = useSelector(actor, selectMessageSearch);
  const isSearching = useSelector(search, selectIsActive);
  return (
    <div ref={keepFocusInList(actor)} className={styles.pane}>
      <h2>{t.title}</h2>
      {search === undefined || isEmpty ? null : <MessageSearch search={search} rooms={rooms} />}
      <CrashedPart actor={actor} />
      {isSearching ? null : <ChatList actor={actor} />}
    </div>
  );
}
