import { useSelector } from '@xstate/react';
import { Link } from 'wouter';
import { useMessages } from '../../../locales/messages.ts';
import { useNavigation } from '../../app-context.ts';
import styles from './navigation-links.module.css';
import { Icon } from '../../components/icon.tsx';

/** The main places; the same in the header and, on a phone, at the bottom. */
export function NavigationLinks() {
  const t = useMessages('layout');
  const titles = useMessages('titles');
  const path = useSelector(useNavigation(), ({ context }) => context.place.path);
  const places = [
    { to: '/', label: titles.discover, icon: 'compass' },
    { to: '/recent-chats', label: t.chats, icon: 'messages-square' },
    { to: '/for-you', label: titles.forYou, icon: 'sparkles' },
    { to: '/favorite', label: titles.favorite, icon: 'heart' },
  ] as const;
  return places.map(({ to, label, icon }) => (
    <Link key={to} href={to} className={styles.link} aria-current={path === to ? 'page' : undefined}>
      <Icon name={icon} />
      <span>{label}</span>
    </Link>
  ));
}
