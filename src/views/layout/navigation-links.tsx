import { useSelector } from '@xstate/react';
import { Compass, MessagesSquare } from 'lucide-react';
import { Link } from 'wouter';
import { useMessages } from '../../locales/messages.ts';
import { selectPath } from '../../machines/navigation.selectors.ts';
import { useNavigation } from '../actors.ts';
import styles from './navigation-links.module.css';

/** The main places; the same in the header and, on a phone, at the bottom. */
export function NavigationLinks() {
  const words = useMessages('layout');
  const path = useSelector(useNavigation(), selectPath);
  const places = [
    { to: '/', label: words.discover, Icon: Compass },
    { to: '/recent-chats', label: words.recent, Icon: MessagesSquare },
  ];
  return places.map(({ to, label, Icon }) => (
    <Link key={to} href={to} className={styles.link} aria-current={path === to ? 'page' : undefined}>
      <Icon aria-hidden="true" />
      <span>{label}</span>
    </Link>
  ));
}
