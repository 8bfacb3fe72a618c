import { useMessages } from '../../locales/messages.ts';
import styles from './bottom-navigation.module.css';
import { NavigationLinks } from './header/navigation-links.tsx';

/** The main places under the thumb; shown where the header has no space for them. */
export function BottomNavigation() {
  return (
    <nav className={styles.navigation} aria-label={useMessages('layout').mainNavigation}>
      <NavigationLinks />
    </nav>
  );
}
