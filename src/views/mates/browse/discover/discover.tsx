import { shallowEqual, useSelector } from '@xstate/react';
import type { Room } from '../../../../../contract/rooms/room.ts';
import { useMessages } from '../../../../locales/messages.ts';
import type { DiscoverActor } from '../../../../machines/mates/browse/discover.machine.ts';
import { selectLatestChats } from '../../../../machines/mates/browse/discover.selectors.ts';
import { selectIsBusy, selectIsFailed, selectIsSlow } from '../../../../machines/shared/request.ts';
import { useAuth } from '../../../app-context.ts';
import { Button } from '../../../components/button.tsx';
import { EmptyState } from '../../../components/status/empty-state.tsx';
import { Icon } from '../../../components/icons/icon.tsx';
import { useViewOnDemand } from '../../../components/on-demand.tsx';
import { RequestStatus } from '../../../components/status/request-status.tsx';
import { Skeleton } from '../../../components/status/skeleton.tsx';
import { useRequest } from '../../../use-request.ts';
import styles from './discover.module.css';
import { DiscoverPick, DiscoverPickSkeleton } from './discover-pick.tsx';
import { DiscoverRecommended, DiscoverRecommendedSkeleton } from './discover-recommended.tsx';
import { DiscoverTrending } from './discover-trending.tsx';

/** The first screen: the user's chats or else tonight's pick, everybody, and who is talked with most. */
export function Discover({ actor }: { readonly actor: DiscoverActor }) {
  const t = useMessages('discover');
  const { discover: title } = useMessages('titles');
  const isVisitor = !useSelector(useAuth(), (snapshot) => snapshot.hasTag('loggedIn'));
  const request = useRequest(actor);
  const isBusy = useSelector(request, selectIsBusy);
  const isFailed = useSelector(request, selectIsFailed);
  const isEmpty = useSelector(actor, (snapshot) => snapshot.hasTag('empty'));
  const pick = useSelector(actor, ({ context }) => context.pick);
  const chats = useSelector(actor, selectLatestChats, shallowEqual);
  const areChatsAwaited = useAreChatsAwaited(actor) && chats.length === 0;
  const isPickFirst = chats.length === 0 && !areChatsAwaited;
  return (
    <div className={styles.page}>
      <h1 className="visually-hidden" tabIndex={-1}>
        {title}
      </h1>
      {isVisitor ? <p className={styles.what}>{t.what}</p> : null}
      {isPickFirst ? null : <DiscoverLatest chats={chats} />}
      <RequestStatus actor={actor} texts={t}>
        {isPickFirst ? <DiscoverPickSkeleton /> : null}
      </RequestStatus>
      {isEmpty ? (
        <EmptyState icon={<Icon name="sparkles" />} title={t.empty.title} text={t.empty.text} level={2}>
          <Button onClick={() => actor.send({ type: 'load.retry' })}>{t.empty.action}</Button>
        </EmptyState>
      ) : null}
      {pick !== null && isPickFirst ? <DiscoverPick mate={pick} /> : null}
      {isFailed || isEmpty ? null : (
        <div className={styles.columns}>
          {isBusy ? (
            <DiscoverRecommendedSkeleton />
          ) : (
            <DiscoverRecommended actor={actor} pick={isPickFirst ? null : pick} />
          )}
          <DiscoverTrending actor={actor} />
        </div>
      )}
    </div>
  );
}

/** The chats, whose code only users load; until they are there, a placeholder. */
function DiscoverLatest({ chats }: { readonly chats: readonly Room[] }) {
  const { View, status } = useViewOnDemand('latestChats');
  if (View !== undefined && chats.length > 0) return <View chats={chats} />;
  return (
    <div className={styles.latest}>
      <Skeleton shape="block" className={styles.placeholder} />
      {View === undefined ? status : null}
    </div>
  );
}

/** Whether the place of the chats is kept for them. */
function useAreChatsAwaited(actor: DiscoverActor): boolean {
  const request = useSelector(actor, ({ children }) => children.chats);
  const isBusy = useSelector(request, selectIsBusy);
  const isSlow = useSelector(request, selectIsSlow);
  return isBusy && !isSlow;
}
