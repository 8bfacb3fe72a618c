import { useSelector } from '@xstate/react';
import { Link } from 'wouter';
import { useMessages } from '../../locales/messages.ts';
import { LogoutButton } from '../auth/logout-button.tsx';
import { useAuth, useNavigation } from '../app-context.ts';
import { classNames } from '../components/class-names.ts';
import { Icon } from '../components/icons/icon.tsx';
import styles from './settings-navigation.module.css';

const pages = [
  { page: 'profile', icon: 'user-round' },
  { page: 'look', icon: 'moon-star' },
  { page: 'security', icon: 'key-round' },
  { page: 'data', icon: 'archive' },
  { page: 'app', icon: 'monitor-smartphone' },
] as const;

/** The pages that other pages belong to. */
const above: Readonly<Record<string, string>> = {
  '/mine': '/profile',
  '/chat-profile': '/profile',
  '/subscription': '/profile',
  '/single-package': '/profile',
  '/user-subscription': '/profile',
  '/sessions': '/security',
  '/import': '/data',
};

interface SettingsNavigationProps {
  /** Whether it is shown in a narrow window too, as the content of its page. */
  readonly isList?: boolean;
}

/** The pages of the settings, beside each of them on a wide screen. */
export function SettingsNavigation({ isList = false }: SettingsNavigationProps) {
  const titles = useMessages('titles');
  const path = useSelector(useNavigation(), ({ context }) => context.place.path);
  const isLoggedIn = useSelector(useAuth(), (snapshot) => snapshot.hasTag('loggedIn'));
  if (!isLoggedIn) return null;
  return (
    <nav className={classNames(styles.navigation, isList ? styles.list : undefined)} aria-label={titles.mine}>
      {pages.map(({ page, icon }) => {
        const to = `/${page}`;
        return (
          <Link
            key={to}
            href={to}
            aria-current={path === to ? 'page' : above[path] === to ? true : undefined}
          >
            <Icon name={icon} />
            <span className={styles.words}>
              {titles[page]}
              {isList ? <PageNote page={page} /> : null}
            </span>
            <Icon name="chevron-right" />
          </Link>
        );
      })}
      <LogoutButton entry={styles.entry} />
    </nav>
  );
}

/** What is on a page, where nothing of it is beside the list. */
function PageNote({ page }: { readonly page: (typeof pages)[number]['page'] }) {
  const { pages: notes } = useMessages('profile');
  return <span className={styles.note}>{notes[page]}</span>;
}
