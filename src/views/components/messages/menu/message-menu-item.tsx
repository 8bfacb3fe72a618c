import { useSelector } from '@xstate/react';
import { selectCommand } from '../../../../machines/chat/message-actions.selectors.ts';
import type {
  MessageCommand,
  MessageActionsActor,
} from '../../../../machines/chat/message-actions.machine.ts';
import { selectIsBusy } from '../../../../machines/shared/commands/command.ts';
import type { IconName } from '../../icons/icons.ts';
import { MenuItem } from '../../dialogs/menu.tsx';

interface MessageMenuItemProps {
  readonly icon: IconName;
  readonly isIcon?: boolean;
  readonly messageActions: MessageActionsActor;
  readonly command: Extract<MessageCommand, { readonly messageId: string }>;
  readonly children: string;
}

/** An action on a message: not available again while it is under way. */
export function MessageMenuItem({ messageActions, command, ...item }: MessageMenuItemProps) {
  const running = useSelector(messageActions, selectCommand(command.type, command.messageId));
  const isBusy = useSelector(running, selectIsBusy);
  return <MenuItem {...item} disabled={isBusy} onPick={() => messageActions.send(command)} />;
}
