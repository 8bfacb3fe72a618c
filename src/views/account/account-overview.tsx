import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import { useMessages } from '../../locales/messages.ts';
import type { accountOverviewMachine } from '../../machines/account/account-overview.machine.ts';
import {
  selectFailure,
  selectIsBusy,
  selectIsFailed,
  selectIsSlow,
  selectProfile,
} from '../../machines/account/account-overview.selectors.ts';
import { FailedState } from '../components/failed-state.tsx';
import { PageHead } from '../components/page-header.tsx';
import sheet from '../components/sheet.module.css';
import { SlowNote } from '../components/slow-banner.tsx';
import { MinePlace } from './account-link.tsx';
import { MineBalances, MineWho, MineWhoSkeleton } from './account-card.tsx';
import { Icon } from '../components/icon.tsx';
import styles from './account-overview.module.css';

type AccountOverviewActor = ActorRefFrom<typeof accountOverviewMachine>;

/** The user's own page: who one is, what one has left, and the ways to everything that is one's own. */
export function Mine({ actor }: { readonly actor: AccountOverviewActor }) {
  const words = useMessages('mine');
  const title = useMessages('titles').mine;
  const profile = useSelector(actor, selectProfile);
  const failure = useSelector(actor, selectFailure);
  const isBusy = useSelector(actor, selectIsBusy);
  const isSlow = useSelector(actor, selectIsSlow);
  const isFailed = useSelector(actor, selectIsFailed);
  const retry = () => actor.send({ type: 'load.retry' });
  return (
    <div className={sheet.page}>
      <PageHead title={title} back={{ to: '/', label: words.back }} />
      <p role="status" className="unseen">
        {isBusy ? words.loading : null}
      </p>
      {isSlow ? <SlowNote onRetry={retry} /> : null}
      {isFailed ? <FailedState title={words.failed} failure={failure} level={2} onRetry={retry} /> : null}
      {isBusy ? <MineWhoSkeleton /> : null}
      {profile === null ? null : <MineWho profile={profile} />}
      <MineBalances />
      <nav aria-label={words.places} className={styles.places}>
        <MinePlace to="/recent-chats" icon={<Icon name="messages-square" />} words={words.recent} />
        <MinePlace to="/follow-list" icon={<Icon name="user-round" />} words={words.following} />
        <MinePlace to="/generate" icon={<Icon name="sparkles" />} words={words.made} />
        <MinePlace to="/chat-profile" icon={<Icon name="venetian-mask" />} words={words.personas} />
        <MinePlace to="/profile" icon={<Icon name="settings" />} words={words.profile} />
      </nav>
    </div>
  );
}
