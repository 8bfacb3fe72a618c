import { useSelector } from '@xstate/react';
import { useMessages } from '../../locales/messages.ts';
import type { RecentChatsActor } from '../../machines/rooms/recent-chats.machine.ts';
import { selectIsActive } from '../../machines/rooms/message-search.selectors.ts';
import { IconLink } from '../components/icons/icon-link.tsx';
import { Icon } from '../components/icons/icon.tsx';
import { SupervisedPart } from '../components/status/supervised-part.tsx';
import { ChatList } from './list/chat-list.tsx';
import { MessageSearch } from './search/message-search.tsx';
import { RecentChatsDialogs } from './recent-chats-dialogs.tsx';
import styles from './rooms-pane.module.css';
import { usePart } from '../use-part.ts';

/** The user’s conversations beside the open one, or what the search finds in them. */
export function RoomsPane({ actor }: { readonly actor: RecentChatsActor }) {
  const { recentChats: title } = useMessages('titles');
  const { newChat } = useMessages('recentChats');
  const rooms = useSelector(actor, ({ context }) => context.rooms);
  const isEmpty = useSelector(actor, (snapshot) => snapshot.hasTag('empty'));
  const supervisedSearch = useSelector(actor, ({ children }) => children.messageSearch);
  const search = usePart(actor, ({ children }) => children.messageSearch);
  const isSearching = useSelector(search, selectIsActive);
  return (
    <div className={styles.pane}>
      <div className={styles.head}>
        <h2>{title}</h2>
        <IconLink to="/search" label={newChat} className={styles.tool}>
          <Icon name="plus" />
        </IconLink>
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
