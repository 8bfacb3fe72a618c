import { useSelector } from '@xstate/react';
import { Link } from 'wouter';
import { useMessages } from '../../../locales/messages.ts';
import { useAuth, useNavigation } from '../../app-context.ts';
import styles from './navigation-links.module.css';
import { Icon } from '../../components/icons/icon.tsx';
import type { IconName } from '../../components/icons/icons.ts';

interface Place {
  readonly to: string;
  readonly label: string;
  readonly icon: IconName;
}

interface NavigationLinksProps {
  /** The path of the main place that the page belongs to, where it is none itself. */
  readonly above?: string | undefined;
}

/** The main places; the same in the header, in the bar of a full page, beside a chat and, on a phone, at the bottom. */
export function NavigationLinks({ above }: NavigationLinksProps) {
  const t = useMessages('layout');
  const titles = useMessages('titles');
  const path = useSelector(useNavigation(), ({ context }) => context.place.path);
  const isLoggedIn = useSelector(useAuth(), (snapshot) => snapshot.hasTag('loggedIn'));
  const places: readonly Place[] = [
    { to: '/', label: titles.discover, icon: 'compass' },
    { to: '/recent-chats', label: t.chats, icon: 'messages-square' },
    { to: '/for-you', label: titles.forYou, icon: 'sparkles' },
    { to: '/favorite', label: titles.favorite, icon: 'heart' },
    { to: '/mates', label: titles.mates, icon: 'bot-message-square' },
    { to: '/mine', label: titles.mine, icon: 'settings' },
  ];
  // Visitors have no pages of their own.
  return places.slice(0, isLoggedIn ? 6 : 4).map(({ to, label, icon }) => (
    <Link
      key={to}
      href={to}
      className={styles.link}
      title={label}
      aria-current={path === to ? 'page' : above === to || undefined}
    >
      <Icon name={icon} />
      <span>{label}</span>
    </Link>
  ));
}
