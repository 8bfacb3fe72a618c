import type { Mate } from '../../../../contract/mates/mate.ts';
import { useMessages } from '../../../locales/messages.ts';
import type { ChatSearchActor } from '../../../machines/chat/search/chat-search.machine.ts';
import type { PaneActor } from '../../../machines/shared/pane.machine.ts';
import { useReport } from '../../app-context.ts';
import { MenuRule } from '../../components/dialogs/menu-rule.tsx';
import { MenuLink } from '../../components/dialogs/menu-link.tsx';
import { Menu, MenuItem } from '../../components/dialogs/menu.tsx';
import { detailPath, newChatPath, temporaryChatPath } from '../../components/paths.ts';
import { AboutChatItem } from './about-chat-item.tsx';

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

/** The menu around a conversation: another one, its messages, and what is about it. */
export function ChatMenu({
  roomId,
  mate: { mateId, name, shortName },
  isTemporary,
  pane,
  search,
}: ChatMenuProps) {
  const t = useMessages('chat');
  const { report: labels } = useMessages('wellbeing');
  const report = useReport();
  return (
    <Menu id={chatMenuId} label={t.menu}>
      <MenuLink icon="message-circle-plus" to={newChatPath(mateId)}>
        {t.another(shortName)}
      </MenuLink>
      <MenuLink icon="message-circle-dashed" to={temporaryChatPath(mateId)}>
        {t.temporary.name}
      </MenuLink>
      <MenuRule />
      {search === undefined ? null : (
        <>
          <MenuItem icon="search" onPick={() => search.send({ type: 'search.open', pinned: false })}>
            {t.search}
          </MenuItem>
          <MenuItem icon="pin" onPick={() => search.send({ type: 'search.open', pinned: true })}>
            {t.pinned}
          </MenuItem>
          <MenuRule />
        </>
      )}
      {isTemporary ? (
        <MenuLink icon="user-round" to={detailPath(mateId)}>
          {t.profile(name)}
        </MenuLink>
      ) : (
        <AboutChatItem roomId={roomId} pane={pane} />
      )}
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
