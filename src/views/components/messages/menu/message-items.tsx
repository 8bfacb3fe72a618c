import { useSelector } from '@xstate/react';
import { useMessages } from '../../../../locales/messages.ts';
import { selectIsTemporary } from '../../../../machines/chat/conversation.selectors.ts';
import { MenuRule } from '../../dialogs/menu-rule.tsx';
import { MenuItem } from '../../dialogs/menu.tsx';
import { ReplyHintsItem } from './another-reply-item.tsx';
import { MessageIcons } from './message-icons.tsx';
import type { MessageItemsProps } from './message-items-props.ts';
import { MessageMenuItem } from './message-menu-item.tsx';
import { ReportItem } from './report-item.tsx';
import { ShareItems } from './share-items.tsx';
import { WhyItem } from './why-item.tsx';

/** The items of the menu of a stored message: a row of icons, and below it the others, or what an icon shows. */
export function MessageItems(shared: MessageItemsProps) {
  const hasItems = useSelector(shared.messageActions, (snapshot) =>
    snapshot.matches({ menu: { open: 'items' } }),
  );
  const isSharing = useSelector(shared.messageActions, (snapshot) =>
    snapshot.matches({ menu: { open: 'sharing' } }),
  );
  return (
    <>
      <MessageIcons {...shared} />
      <MenuRule />
      {isSharing ? null : <ReplyHintsItem {...shared} />}
      {hasItems ? <OtherItems {...shared} /> : null}
      {isSharing ? <ShareItems {...shared} /> : null}
    </>
  );
}

function OtherItems(shared: MessageItemsProps) {
  const { message, messageId, conversation, messageActions } = shared;
  const { role, replyTo, text } = message;
  const t = useMessages('messageActions');
  const roomId = useSelector(conversation, ({ context }) => context.room.roomId);
  const isTemporary = useSelector(conversation, selectIsTemporary);
  const edit = () =>
    conversation.getSnapshot().children.composer?.send({ type: 'message.edit', messageId, role, text });
  return (
    <>
      {role === 'user' || replyTo !== null ? (
        <MenuItem icon="pencil" onPick={edit}>
          {role === 'user' ? t.edit : t.editReply}
        </MenuItem>
      ) : null}
      {isTemporary ? null : (
        <MessageMenuItem
          icon="message-circle-plus"
          messageActions={messageActions}
          command={{ type: 'room.copy', roomId, messageId }}
        >
          {t.copy}
        </MessageMenuItem>
      )}
      <WhyItem {...shared} />
      <MenuRule />
      {role === 'mate' ? <ReportItem messageId={messageId} conversation={conversation} /> : null}
      <MessageMenuItem
        icon="trash"
        messageActions={messageActions}
        command={{ type: 'message.delete', messageId }}
      >
        {t.remove}
      </MessageMenuItem>
    </>
  );
}
