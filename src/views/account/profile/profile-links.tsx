import { useSelector } from '@xstate/react';
import { useMessages } from '../../../locales/messages.ts';
import { useAuth } from '../../app-context.ts';
import { Icon } from '../../components/icons/icon.tsx';
import { balancePath, packagesPath } from '../../components/paths.ts';
import { AccountLink } from '../account-link.tsx';
import styles from './profile-links.module.css';

/** What else belongs to the user: personas, followed creators, and the balance where something is sold. */
export function ProfileLinks() {
  const { links: t } = useMessages('profile');
  const { chatProfile, followList } = useMessages('titles');
  const { home } = useMessages('site');
  return (
    <div className={styles.links}>
      <AccountLink
        to="/chat-profile"
        icon={<Icon name="venetian-mask" />}
        texts={{ title: chatProfile, text: t.personas }}
      />
      <AccountLink
        to="/follow-list"
        icon={<Icon name="user-round" />}
        texts={{ title: followList, text: t.following }}
      />
      {home === true ? null : <BalanceLinks />}
    </div>
  );
}

function BalanceLinks() {
  const { links: t } = useMessages('profile');
  const { subscription, userSubscription } = useMessages('titles');
  const { allowance } = useMessages('layout');
  const { chats } = useSelector(useAuth(), ({ context }) => context.benefits);
  return (
    <>
      <AccountLink
        to={packagesPath(null)}
        icon={<Icon name="coins" />}
        texts={{ title: subscription, text: t.plans }}
      />
      <AccountLink
        to={balancePath(null)}
        icon={<Icon name="message-circle" />}
        texts={{ title: userSubscription, text: allowance(chats) }}
      />
    </>
  );
}
