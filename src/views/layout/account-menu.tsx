import { useSelector } from '@xstate/react';
import { useMessages } from '../../locales/messages.ts';
import { selectIsLoggedIn } from '../../machines/auth.selectors.ts';
import { useAuth } from '../actors.ts';
import { closeSheet } from '../dom/popover.ts';
import { Button, ButtonLink } from '../parts/button.tsx';
import styles from './account-menu.module.css';
import { ThemeChoice } from './theme-choice.tsx';
import { Icon } from '../parts/icon.tsx';

/** A sheet under its button; the browser opens it, and closes it on Escape or a press elsewhere. */
export function AccountMenu() {
  const words = useMessages('layout');
  const titles = useMessages('titles');
  const auth = useAuth();
  const isLoggedIn = useSelector(auth, selectIsLoggedIn);
  return (
    <>
      <button
        type="button"
        className={styles.opener}
        popoverTarget="account-menu"
        aria-label={words.menu}
        title={words.menu}
      >
        <Icon name="user-round" />
      </button>
      <div id="account-menu" popover="auto" className={styles.menu} role="group" aria-label={words.menu}>
        <ThemeChoice name="menu-theme" />
        {isLoggedIn ? (
          <>
            <ButtonLink to="/mine" look="quiet" wide className={styles.entry} onClick={closeSheet}>
              <Icon name="user-round" />
              {titles.mine}
            </ButtonLink>
            <ButtonLink to="/profile" look="quiet" wide className={styles.entry} onClick={closeSheet}>
              <Icon name="settings" />
              {titles.profile}
            </ButtonLink>
            <Button
              look="quiet"
              wide
              className={styles.entry}
              onClick={(event) => {
                closeSheet(event);
                auth.send({ type: 'logout.request' });
              }}
            >
              <Icon name="log-out" />
              {words.logOut}
            </Button>
          </>
        ) : null}
      </div>
    </>
  );
}
