import { useSelector } from '@xstate/react';
import { Link } from 'wouter';
import { useMessages } from '../../locales/messages.ts';
import { useAuth, useNavigation } from '../app-context.ts';
import { Icon } from '../components/icon.tsx';
import styles from './account-navigation.module.css';

/** Pages that belong to one of the user's own pages. */
const above: Readonly<Record<string, string>> = { '/single-package': '/subscription' };

/** The user's own pages, beside each of them on a wide screen. */
export function AccountNavigation() {
  const t = useMessages('layout');
  const titles = useMessages('titles');
  const { home } = useMessages('site');
  const path = useSelector(useNavigation(), ({ context }) => context.place.path);
  const isLoggedIn = useSelector(useAuth(), (snapshot) => snapshot.hasTag('loggedIn'));
  if (!isLoggedIn) return null;
  const pages = [
    { to: '/mine', label: titles.mine, icon: 'user-round' },
    { to: '/profile', label: t.profile, icon: 'settings' },
    { to: '/sessions', label: titles.sessions, icon: 'monitor-smartphone' },
    { to: '/chat-profile', label: titles.chatProfile, icon: 'venetian-mask' },
    { to: '/lorebooks', label: titles.lorebooks, icon: 'book-open' },
    { to: '/import', label: titles.imports, icon: 'download' },
    ...(home === true
      ? []
      : ([
          { to: '/subscription', label: titles.subscription, icon: 'coins' },
          { to: '/user-subscription', label: titles.userSubscription, icon: 'message-circle' },
        ] as const)),
  ] as const;
  return (
    <nav className={styles.navigation} aria-label={t.menu}>
      {pages.map(({ to, label, icon }) => (
        <Link key={to} href={to} aria-current={path === to ? 'page' : above[path] === to ? true : undefined}>
          <Icon name={icon} />
          {label}
        </Link>
      ))}
    </nav>
  );
}
