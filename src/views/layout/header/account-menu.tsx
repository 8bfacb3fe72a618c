import { useMessages } from '../../../locales/messages.ts';
import { focusFirstControl } from '../../dom/keys/menu-keys.ts';
import { Popover } from '../../components/dialogs/popover.tsx';
import { Icon } from '../../components/icons/icon.tsx';
import styles from './account-menu.module.css';
import { AccountSheet } from './account-sheet.tsx';

/** A sheet under its button; the browser opens it, and closes it on Escape or a press elsewhere. */
export function AccountMenu() {
  const t = useMessages('layout');
  return (
    <>
      <button
        type="button"
        className={styles.trigger}
        popoverTarget="account-menu"
        aria-haspopup="dialog"
        aria-label={t.menu}
        title={t.menu}
      >
        <Icon name="user-round" />
      </button>
      <Popover
        id="account-menu"
        className={styles.menu}
        role="dialog"
        aria-label={t.menu}
        onToggle={focusFirstControl}
      >
        <AccountSheet />
      </Popover>
    </>
  );
}
