import { useSelector } from '@xstate/react';
import { useMessages } from '../../../locales/messages.ts';
import { selectIsPaneShown, type PaneActor } from '../../../machines/shared/pane.machine.ts';
import { MenuLink } from '../../components/dialogs/menu-link.tsx';
import { MenuItem } from '../../components/dialogs/menu.tsx';
import { aboutChatPath } from '../../components/paths.ts';
import styles from './chat-header.module.css';

interface AboutChatItemProps {
  readonly roomId: string;
  /** The settings beside the conversation; undefined after a crash. */
  readonly pane: PaneActor | undefined;
}

/** Opens what is about the conversation: beside it in a wide window, else as a page. */
export function AboutChatItem({ roomId, pane }: AboutChatItemProps) {
  const t = useMessages('chat');
  const isShown = useSelector(pane, (snapshot) => snapshot !== undefined && selectIsPaneShown(snapshot));
  return (
    <>
      <div className={pane === undefined ? undefined : styles.narrow}>
        <MenuLink icon="settings" to={aboutChatPath(roomId)}>
          {t.pane}
        </MenuLink>
      </div>
      {pane === undefined || isShown ? null : (
        <div className={styles.wide}>
          <MenuItem icon="settings" onPick={() => pane.send({ type: 'pane.show' })}>
            {t.pane}
          </MenuItem>
        </div>
      )}
    </>
  );
}
