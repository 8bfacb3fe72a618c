import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { Profile } from '../../../contract/account.ts';
import { useMessages } from '../../locales/messages.ts';
import { selectIsUnsupported, type RequestMachine } from '../../machines/shared/request.ts';
import { AccountNavigation } from './account-navigation.tsx';
import { FullPage } from '../components/full-page.tsx';
import { RequestStatus } from '../components/status/request-status.tsx';
import { AccountLink } from './account-link.tsx';
import { Balances, AccountCard, AccountCardSkeleton } from './account-card.tsx';
import { Icon } from '../components/icon.tsx';
import styles from './account-overview.module.css';

type AccountOverviewActor = ActorRefFrom<RequestMachine<Profile>>;

/** The user's own page: profile, balances and links to everything that belongs to the user. */
export function AccountOverview({ actor }: { readonly actor: AccountOverviewActor }) {
  const t = useMessages('accountOverview');
  const { home } = useMessages('site');
  const { backToDiscover } = useMessages('components');
  const { profile: profileTitle } = useMessages('layout');
  const { mine: title, lorebooks, imports } = useMessages('titles');
  const profile = useSelector(actor, ({ output }) => output);
  // A host without profiles still has everything that the page links to.
  const isUnsupported = useSelector(actor, selectIsUnsupported);
  return (
    <FullPage title={title} back={{ to: '/', label: backToDiscover }} aside={<AccountNavigation />}>
      {isUnsupported ? null : (
        <RequestStatus actor={actor} texts={t}>
          <AccountCardSkeleton />
        </RequestStatus>
      )}
      {profile === undefined ? null : <AccountCard profile={profile} />}
      {home === true ? null : <Balances />}
      <nav aria-label={t.places} className={styles.places}>
        <AccountLink to="/recent-chats" icon={<Icon name="messages-square" />} texts={t.recent} />
        <AccountLink to="/follow-list" icon={<Icon name="user-round" />} texts={t.following} />
        <AccountLink to="/generate" icon={<Icon name="sparkles" />} texts={t.made} />
        <AccountLink
          to="/lorebooks"
          icon={<Icon name="book-open" />}
          texts={{ title: lorebooks, text: t.lorebooks }}
        />
        <AccountLink
          to="/import"
          icon={<Icon name="download" />}
          texts={{ title: imports, text: t.imports }}
        />
        <AccountLink to="/chat-profile" icon={<Icon name="venetian-mask" />} texts={t.personas} />
        <AccountLink
          to="/profile"
          icon={<Icon name="settings" />}
          texts={{ title: profileTitle, text: t.profile }}
        />
      </nav>
    </FullPage>
  );
}
