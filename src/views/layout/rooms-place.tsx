import { useSelector } from '@xstate/react';
import { useMessages } from '../../locales/messages.ts';
import { useNavigation, useRoomsPane } from '../app-context.ts';
import { PaneContent } from '../components/pane-content.tsx';
import { NavigationLinks } from './header/navigation-links.tsx';
import styles from './rooms-place.module.css';

/** The main places and the other conversations, next to the open one. */
export function RoomsPlace() {
  const titles = useMessages('titles');
  const isChat = useSelector(useNavigation(), ({ context }) => context.route.screen) === 'chatDetail';
  const pane = useRoomsPane();
  if (!isChat) return null;
  return (
    <nav className={styles.rooms} aria-label={titles.recentChats}>
      <div className={styles.places}>
        <NavigationLinks />
      </div>
      <div className={styles.list}>
        {pane === undefined ? null : <PaneContent pane={pane} screen="recentChats" />}
      </div>
    </nav>
  );
}
