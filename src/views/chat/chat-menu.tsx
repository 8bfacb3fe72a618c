import { useSelector } from '@xstate/react';
import type { Mate } from '../../../contract/mate.ts';
import { useMessages } from '../../locales/messages.ts';
import type { ChatSearchActor } from '../../machines/chat/search/chat-search.selectors.ts';
import { selectIsPaneShown, type PaneActor } from '../../machines/shared/pane.selectors.ts';
import { useReport } from '../app-context.ts';
import { Menu, MenuItem, MenuLink } from '../components/menu.tsx';
import {
  detailPath,
  memoryPath,
  newChatPath,
  aboutChatPath,
  temporaryChatPath,
} from '../components/paths.ts';
import styles from './chat-header.module.css';

/** The element that the menu button of the header opens. */
export const chatMenuId = 'chat-menu';

interface ChatMenuProps {
  readonly roomId: string;
  readonly mate: Pick<Mate, 'mateId' | 'name' | 'shortName'>;
  /** A temporary chat has no search, marks and settings. */
  readonly isTemporary: boolean;
  /** The settings beside the conversation; undefined after a crash. */
  readonly pane: PaneActor | undefined;
  /** The search in the conversation; undefined after a crash. */
  readonly search: ChatSearchActor | undefined;
}

/** What is around a conversation: its search and settings, the mate's page, and the report of the mate. */
export function ChatMenu({
  roomId,
  mate: { mateId, name, shortName },
  isTemporary,
  pane,
  search,
}: ChatMenuProps) {
  const t = useMessages('chat');
  const parts = useMessages('components');
  const { report: labels } = useMessages('wellbeing');
  const report = useReport();
  return (
    <Menu id={chatMenuId} label={t.menu}>
      {isTemporary ? null : (
        <>
          <AboutChat roomId={roomId} pane={pane} />
          {search === undefined ? null : (
            <>
              <MenuItem icon="search" onPick={() => search.send({ type: 'search.open', pinned: false })}>
                {t.search}
              </MenuItem>
              <MenuItem icon="pin" onPick={() => search.send({ type: 'search.open', pinned: true })}>
                {t.pinned}
              </MenuItem>
            </>
          )}
          <MenuLink icon="brain" to={memoryPath(mateId, roomId)}>
            {parts.remembers(shortName)}
          </MenuLink>
          <MenuLink icon="message-circle-plus" to={newChatPath(mateId)}>
            {t.another(shortName)}
          </MenuLink>
          <MenuLink icon="message-circle-dashed" to={temporaryChatPath(mateId)}>
            {t.temporary.name}
          </MenuLink>
        </>
      )}
      <MenuLink icon="user-round" to={detailPath(mateId)}>
        {t.profile(name)}
      </MenuLink>
      {report === undefined ? null : (
        <MenuItem
          icon="flag"
          onPick={() => report.send({ type: 'report.open', subject: { mateId, name, messageId: null } })}
        >
          {labels.open}
        </MenuItem>
      )}
    </Menu>
  );
}

interface AboutChatProps {
  readonly roomId: string;
  readonly pane: PaneActor | undefined;
}

/** Opens what is about the conversation: beside it in a wide window, else as a page. */
function AboutChat({ roomId, pane }: AboutChatProps) {
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
