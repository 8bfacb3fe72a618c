import { useSelector } from '@xstate/react';
import { roomName } from '../../../../contract/room-name.ts';
import type { Room } from '../../../../contract/room.ts';
import { useMessages } from '../../../locales/messages.ts';
import type { RecentChatsActor } from '../../../machines/rooms/recent-chats.machine.ts';
import { toCommandId } from '../../../machines/rooms/room-actions.reducers.ts';
import { selectCommand } from '../../../machines/shared/commands/row-commands.ts';
import { selectIsBusy } from '../../../machines/shared/commands/command.ts';
import { classNames } from '../../components/class-names.ts';
import { CommandStatus } from '../../components/status/command-status.tsx';
import { IconButton } from '../../components/icon-button.tsx';
import { Icon } from '../../components/icon.tsx';
import { Menu, MenuButton, MenuItem } from '../../components/dialogs/menu.tsx';
import { usePart } from '../../use-part.ts';
import styles from './recent-chat-row.module.css';

/** The actions for a listed conversation, with their status. On a phone it is in a menu: the name needs the width. */
export function RecentChatTools({ room, actor }: { readonly room: Room; readonly actor: RecentChatsActor }) {
  const t = useMessages('recentChats');
  const { failed } = useMessages('roomSettings');
  const { roomId } = room;
  const actions = usePart(actor, ({ children }) => children.roomActions);
  const deletion = useSelector(actions, selectCommand(toCommandId({ type: 'room.delete', roomId })));
  const archiving = useSelector(actions, selectCommand(toCommandId({ type: 'room.archive', roomId })));
  const isDeleting = useSelector(deletion, selectIsBusy);
  const isArchiving = useSelector(archiving, selectIsBusy);
  const hasArchive = useSelector(actor, ({ context }) => context.canUndo);
  const isArchived = room.archived === true;
  const name = roomName(room);
  const archive = {
    label: isArchived ? t.archive.leave(name) : t.archive.add(name),
    icon: isArchived ? 'archive-restore' : 'archive',
    press: () => actions?.send({ type: 'room.archive', roomId, archived: !isArchived }),
  } as const;
  const remove = { label: t.remove(name), press: () => actions?.send({ type: 'room.delete', roomId }) };
  const menu = `chat-${roomId}`;
  return (
    <>
      <div className={styles.tools}>
        {hasArchive ? (
          <IconButton
            label={archive.label}
            className={styles.tool}
            aria-disabled={isArchiving}
            data-focus-fallback="summary"
            onClick={archive.press}
          >
            <Icon name={archive.icon} />
          </IconButton>
        ) : null}
        <IconButton
          label={remove.label}
          className={classNames(styles.tool, styles.remove)}
          aria-disabled={isDeleting}
          data-focus-fallback="[data-removed] button"
          onClick={remove.press}
        >
          <Icon name="trash" />
        </IconButton>
      </div>
      <MenuButton
        label={t.options(name)}
        menu={menu}
        className={classNames(styles.tool, styles.more)}
        data-focus-fallback="[data-removed] button, summary"
      >
        <Icon name="ellipsis" />
      </MenuButton>
      <Menu id={menu} label={t.options(name)}>
        {hasArchive ? (
          <MenuItem icon={archive.icon} disabled={isArchiving} onPick={archive.press}>
            {archive.label}
          </MenuItem>
        ) : null}
        <MenuItem icon="trash" disabled={isDeleting} onPick={remove.press}>
          {remove.label}
        </MenuItem>
      </Menu>
      <div className={styles.status}>
        <CommandStatus actor={deletion} failed={failed} />
        <CommandStatus actor={archiving} failed={failed} />
      </div>
    </>
  );
}
