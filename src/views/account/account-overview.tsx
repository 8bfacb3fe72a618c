import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { Profile } from '../../../contract/account.ts';
import { useMessages } from '../../locales/messages.ts';
import { selectIsUnsupported, type RequestMachine } from '../../machines/shared/request.ts';
import { PageHead } from '../components/page-header.tsx';
import { RequestStatus } from '../components/request-status.tsx';
import sheet from '../components/sheet.module.css';
import { MinePlace } from './account-link.tsx';
import { MineBalances, MineWho, MineWhoSkeleton } from './account-card.tsx';
import { Icon } from '../components/icon.tsx';
import styles from './account-overview.module.css';

type AccountOverviewActor = ActorRefFrom<RequestMachine<Profile>>;

/** The user's own page: profile, balances and links to everything that belongs to the user. */
export function Mine({ actor }: { readonly actor: AccountOverviewActor }) {
  const words = useMessages('mine');
  const title = useMessages('titles').mine;
  const profile = useSelector(actor, ({ output }) => output);
  // A host without profiles still has everything that the page links to.
  const isUnsupported = useSelector(actor, selectIsUnsupported);
  return (
    <div className={sheet.page}>
      <PageHead title={title} back={{ to: '/', label: words.back }} />
      {isUnsupported ? null : (
        <RequestStatus actor={actor} words={words}>
          <MineWhoSkeleton />
        </RequestStatus>
      )}
      {profile === undefined ? null : <MineWho profile={profile} />}
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
