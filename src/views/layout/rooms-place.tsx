import { useSelector } from '@xstate/react';
import { useMessages } from '../../locales/messages.ts';
import { useNavigation, useRoomsPane } from '../app-context.ts';
import { PaneContent } from '../components/page/pane-content.tsx';
import { NavigationLinks } from './header/navigation-links.tsx';
import styles from './rooms-place.module.css';

/** The main places and the other conversations, next to the open one. */
export function RoomsPlace() {
  const { mainNavigation } = useMessages('layout');
  const titles = useMessages('titles');
  const isChat = useSelector(useNavigation(), ({ context }) => context.route.screen) === 'chatDetail';
  const pane = useRoomsPane();
  if (!isChat) return null;
  return (
    <div className={styles.rooms}>
      <nav className={styles.places} aria-label={mainNavigation}>
        <NavigationLinks />
      </nav>
      <nav className={styles.list} aria-label={titles.recentChats}>
        {pane === undefined ? null : <PaneContent pane={pane} screen="recentChats" />}
      </nav>
    </div>
  );
}
