import { useSelector } from '@xstate/react';
import type { Mate } from '../../../../contract/mate.ts';
import { useMessages } from '../../../locales/messages.ts';
import type { BehindChatActor } from '../../../machines/chat/behind/behind-chat.machine.ts';
import type { OlderMessagesActor } from '../../../machines/chat/history/older-messages.machine.ts';
import type { ChatSearchActor } from '../../../machines/chat/search/chat-search.machine.ts';
import type { PaneActor } from '../../../machines/shared/pane.machine.ts';
import { useReport } from '../../app-context.ts';
import { Menu, MenuItem, MenuLink } from '../../components/dialogs/menu.tsx';
import { detailPath, memoryPath, newChatPath, temporaryChatPath } from '../../components/paths.ts';
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
  /** The record of the newest message; undefined after a crash. */
  readonly behind: BehindChatActor | undefined;
  /** The actor that loads and prints all messages; undefined after a crash. */
  readonly olderMessages: OlderMessagesActor | undefined;
}

/** The menu around a conversation: its search, settings and print, the mate's page, and the report of the mate. */
export function ChatMenu({
  roomId,
  mate: { mateId, name, shortName },
  isTemporary,
  pane,
  search,
  behind,
  olderMessages,
}: ChatMenuProps) {
  const t = useMessages('chat');
  const parts = useMessages('components');
  const { report: labels } = useMessages('wellbeing');
  const report = useReport();
  const isRecorded = useSelector(behind, (snapshot) => snapshot?.hasTag('recorded') === true);
  return (
    <Menu id={chatMenuId} label={t.menu}>
      {isTemporary ? null : (
        <>
          <AboutChatItem roomId={roomId} pane={pane} />
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
      {olderMessages === undefined ? null : (
        <MenuItem icon="printer" onPick={() => olderMessages.send({ type: 'print.request' })}>
          {t.print.open}
        </MenuItem>
      )}
      {behind === undefined || !isRecorded ? null : (
        <MenuItem icon="workflow" onPick={() => behind.send({ type: 'charts.open' })}>
          {t.behind}
        </MenuItem>
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
