import { shallowEqual, useSelector } from '@xstate/react';
import { roomName } from '../../../../contract/rooms/room-name.ts';
import type { Room } from '../../../../contract/rooms/room.ts';
import { useMessages } from '../../../locales/messages.ts';
import type { RecentChatsActor } from '../../../machines/rooms/recent-chats.machine.ts';
import { toCommandId, type RoomCommand } from '../../../machines/rooms/room-actions.reducers.ts';
import { selectCommand } from '../../../machines/shared/commands/row-commands.ts';
import { selectIsBusy } from '../../../machines/shared/commands/command.ts';
import { CommandStatus } from '../../components/status/command-status.tsx';
import { Icon } from '../../components/icons/icon.tsx';
import type { IconName } from '../../components/icons/icons.ts';
import { MenuRule } from '../../components/dialogs/menu-rule.tsx';
import { Menu, MenuButton, MenuItem } from '../../components/dialogs/menu.tsx';
import { usePart } from '../../use-part.ts';
import styles from './recent-chat-row.module.css';

interface RecentChatToolsProps {
  readonly room: Room;
  readonly actor: RecentChatsActor;
}

/** The menu of a listed conversation, with the status of what was picked. */
export function RecentChatTools({ room, actor }: RecentChatToolsProps) {
  const t = useMessages('recentChats');
  const { failed, data } = useMessages('roomSettings');
  const { roomId } = room;
  const actions = usePart(actor, ({ children }) => children.roomActions);
  const commands = useSelector(
    actions,
    (snapshot) => snapshot?.context.commands.filter(({ id }) => id.endsWith(`.${roomId}`)) ?? [],
    shallowEqual,
  );
  const hasArchive = useSelector(actor, ({ context }) => context.canUndo);
  const isArchived = room.archived === true;
  const name = roomName(room);
  const menu = `chat-${roomId}`;
  const item = (icon: IconName, label: string, command: RoomCommand) => (
    <CommandItem {...{ actor, icon, command }}>{label}</CommandItem>
  );
  return (
    <>
      <MenuButton
        label={t.options(name)}
        menu={menu}
        className={styles.more}
        data-focus-fallback="[data-removed] button, summary"
      >
        <Icon name="ellipsis" />
      </MenuButton>
      <Menu id={menu} label={t.options(name)}>
        <MenuItem icon="pencil" onPick={() => actions?.send({ type: 'name.edit', roomId })}>
          {t.rename.open(name)}
        </MenuItem>
        {hasArchive
          ? item(
              isArchived ? 'archive-restore' : 'archive',
              isArchived ? t.archive.leave(name) : t.archive.add(name),
              { type: 'room.archive', roomId, archived: !isArchived },
            )
          : null}
        {item('download', data.markdown, { type: 'room.export', roomId, form: 'markdown' })}
        {item('download', data.json, { type: 'room.export', roomId, form: 'json' })}
        {item('download', data.mates, { type: 'room.export', roomId, form: 'mates' })}
        <MenuRule />
        {item('trash', t.remove(name), { type: 'room.delete', roomId })}
      </Menu>
      <div className={styles.status}>
        {commands.map((command) => (
          <CommandStatus key={command.id} actor={command} failed={failed} />
        ))}
      </div>
    </>
  );
}

interface CommandItemProps {
  readonly actor: RecentChatsActor;
  readonly icon: IconName;
  readonly command: RoomCommand;
  readonly children: string;
}

/** Not available again while it is under way. */
function CommandItem({ actor, icon, command, children }: CommandItemProps) {
  const actions = usePart(actor, ({ children: parts }) => parts.roomActions);
  const running = useSelector(actions, selectCommand(toCommandId(command)));
  const isBusy = useSelector(running, selectIsBusy);
  return (
    <MenuItem icon={icon} disabled={isBusy} onPick={() => actions?.send(command)}>
      {children}
    </MenuItem>
  );
}
