import { useMessages } from '../../locales/messages.ts';
import { useShell } from '../app-context.ts';
import { Icon } from '../components/icon.tsx';
import styles from './account-menu.module.css';

/** A sheet under its button; the browser opens it, and closes it on Escape or a press elsewhere. */
export function AccountMenu() {
  const words = useMessages('layout');
  const loading = useMessages('shell').loading;
  const { late } = useShell();
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
        {late === null ? loading : <late.views.AccountSheet />}
      </div>
    </>
  );
}
