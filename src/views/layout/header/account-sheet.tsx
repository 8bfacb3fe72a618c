import { useSelector } from '@xstate/react';
import { useMessages } from '../../../locales/messages.ts';
import { useAuth, useNotifications } from '../../app-context.ts';
import { closeSheet } from '../../dom/popover.ts';
import { ButtonLink } from '../../components/button.tsx';
import { Icon } from '../../components/icons/icon.tsx';
import { OnDemand } from '../../components/on-demand.tsx';
import styles from './account-sheet.module.css';
import { InstallEntry } from './install-entry.tsx';
import { LanguageChoice } from './language-choice.tsx';
import { LogoutButton } from '../../auth/logout-button.tsx';
import { ThemeChoice } from './theme-choice.tsx';

/** The menu of the account: theme and language, and the user's own pages when signed in. */
export function AccountSheet() {
  const { mates, mine } = useMessages('titles');
  const isLoggedIn = useSelector(useAuth(), (snapshot) => snapshot.hasTag('loggedIn'));
  const hasPast = useSelector(useNotifications(), (snapshot) => snapshot.context.past.length > 0);
  return (
    <>
      <ThemeChoice name="menu-theme" />
      <LanguageChoice />
      {hasPast ? <OnDemand view="notificationHistory">{(History) => <History />}</OnDemand> : null}
      {isLoggedIn ? (
        <>
          <ButtonLink to="/mates" look="quiet" wide className={styles.entry} onClick={closeSheet}>
            <Icon name="bot-message-square" />
            {mates}
          </ButtonLink>
          <ButtonLink to="/mine" look="quiet" wide className={styles.entry} onClick={closeSheet}>
            <Icon name="settings" />
            {mine}
          </ButtonLink>
        </>
      ) : null}
      <InstallEntry className={styles.entry} />
      {isLoggedIn ? <LogoutButton entry={styles.entry} onPress={closeSheet} /> : null}
    </>
  );
}
