import type { Mate } from '../../../contract/mate.ts';
import { useMessages } from '../../locales/messages.ts';
import { useReport } from '../app-context.ts';
import { Menu, MenuItem, MenuLink } from '../components/menu.tsx';
import {
  detailPath,
  memoryPath,
  roomPersonaPath,
  roomPinsPath,
  roomSearchPath,
  temporaryChatPath,
} from '../components/paths.ts';

/** The element that the menu button of the header opens. */
export const chatMenuId = 'chat-menu';

interface ChatMenuProps {
  readonly roomId: string;
  readonly mate: Pick<Mate, 'mateId' | 'name' | 'shortName'>;
  /** A temporary chat has no search, marks and settings. */
  readonly isTemporary: boolean;
}

/** What is around a conversation: its search and settings, the mate's page, and the report of the mate. */
export function ChatMenu({ roomId, mate: { mateId, name, shortName }, isTemporary }: ChatMenuProps) {
  const t = useMessages('chat');
  const parts = useMessages('components');
  const { report: labels } = useMessages('wellbeing');
  const report = useReport();
  return (
    <Menu id={chatMenuId} label={t.menu}>
      {isTemporary ? null : (
        <>
          <MenuLink icon="search" to={roomSearchPath(roomId)}>
            {t.search}
          </MenuLink>
          <MenuLink icon="pin" to={roomPinsPath(roomId)}>
            {t.pinned}
          </MenuLink>
          <MenuLink icon="venetian-mask" to={roomPersonaPath(roomId)}>
            {t.persona}
          </MenuLink>
          <MenuLink icon="brain" to={memoryPath(mateId, roomId)}>
            {parts.remembers(shortName)}
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
