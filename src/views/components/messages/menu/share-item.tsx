import { useSelector } from '@xstate/react';
import { useMessages } from '../../../../locales/messages.ts';
import { MenuItem } from '../../dialogs/menu.tsx';
import type { MessageItemsProps } from './message-items-props.ts';
import { useShareText } from './share-items.tsx';

/** Shares a message; what a machine wrote in one of several ways, which it shows. */
export function ShareItem(shared: MessageItemsProps) {
  const { message, messageActions } = shared;
  const t = useMessages('messageActions');
  const share = useShareText(shared);
  const isExpanded = useSelector(messageActions, (snapshot) =>
    snapshot.matches({ menu: { open: 'sharing' } }),
  );
  return message.role === 'mate' && !message.isEdited ? (
    <MenuItem
      icon="share-2"
      isIcon
      isExpanded={isExpanded}
      onPick={() => messageActions.send({ type: 'sharing.toggle' })}
    >
      {t.share}
    </MenuItem>
  ) : (
    <MenuItem icon="share-2" isIcon onPick={share}>
      {t.share}
    </MenuItem>
  );
}
