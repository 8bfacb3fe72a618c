import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import { useMessages } from '../../locales/messages.ts';
import type { recentChatsMachine } from '../../machines/chat/recent-chats.machine.ts';
import {
  selectFailure,
  selectIsBusy,
  selectIsEmpty,
  selectIsFailed,
  selectIsSlow,
  selectRemoved,
  selectRooms,
} from '../../machines/chat/recent-chats.selectors.ts';
import { ButtonLink } from '../components/button.tsx';
import { EmptyState } from '../components/empty-state.tsx';
import { FailedState } from '../components/failed-state.tsx';
import { Icon } from '../components/icon.tsx';
import { SlowNote } from '../components/slow-banner.tsx';
import { RecentChatRow, RecentChatSkeleton } from './recent-chat-row.tsx';
import { RecentChatsRemoved } from './recent-chats-removed.tsx';
import { RecentChatsConfirm } from './recent-chats-confirm.tsx';
import styles from './recent-chats.module.css';

export type RecentChatsActor = ActorRefFrom<typeof recentChatsMachine>;

/** The conversations one has. */
export function RecentChats({ actor }: { readonly actor: RecentChatsActor }) {
  const words = useMessages('recentChats');
  const rooms = useSelector(actor, selectRooms);
  const removed = useSelector(actor, selectRemoved);
  const failure = useSelector(actor, selectFailure);
  const isBusy = useSelector(actor, selectIsBusy);
  const isSlow = useSelector(actor, selectIsSlow);
  const isEmpty = useSelector(actor, selectIsEmpty);
  const isFailed = useSelector(actor, selectIsFailed);
  const retry = () => actor.send({ type: 'load.retry' });
  return (
    <div className={styles.page}>
      <h1 tabIndex={-1}>{words.title}</h1>
      <p role="status" className="unseen">
        {isBusy ? words.loading : null}
      </p>
      {isSlow ? <SlowNote onRetry={retry} /> : null}
      {isFailed ? <FailedState title={words.failed} failure={failure} level={2} onRetry={retry} /> : null}
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
        {isBusy ? [1, 2, 3, 4].map((place) => <RecentChatSkeleton key={place} />) : null}
        {rooms.map((room) => (
          <RecentChatRow key={room.roomId} room={room} actor={actor} />
        ))}
      </ul>
      <RecentChatsConfirm actor={actor} />
    </div>
  );
}
