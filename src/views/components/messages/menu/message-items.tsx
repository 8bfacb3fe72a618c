import { useSelector } from '@xstate/react';
import { useMessages } from '../../../../locales/messages.ts';
import { selectIsTemporary } from '../../../../machines/chat/conversation.selectors.ts';
import { focusComposer } from '../../../dom/focus-composer.ts';
import { quotableText } from '../../../dom/thread/shown-text.ts';
import { MenuItem } from '../../dialogs/menu.tsx';
import { MessageIcons } from './message-icons.tsx';
import type { MessageItemsProps } from './message-items-props.ts';
import { MessageMenuItem } from './message-menu-item.tsx';
import { MessagePictureItem } from './message-picture-item.tsx';
import { ReportItem } from './report-item.tsx';
import { WhyItem } from './why-item.tsx';

/** The items of the menu of a stored message: what is wanted most as a row of icons. */
export function MessageItems(shared: MessageItemsProps) {
  const { message, messageId, conversation, messageActions } = shared;
  const { role, replyTo, text, isPinned, isEdited } = message;
  const t = useMessages('messageActions');
  const roomId = useSelector(conversation, ({ context }) => context.room.roomId);
  const isTemporary = useSelector(conversation, selectIsTemporary);
  const isGenerated = role === 'mate' && !isEdited;
  const quote = () => {
    conversation.getSnapshot().children.composer?.send({
      type: 'message.quote',
      text: quotableText({ messageId, role, text }),
    });
    focusComposer();
  };
  return (
    <>
      <MessageIcons {...shared} />
      <WhyItem {...shared} />
      {role === 'user' || replyTo !== null ? (
        <MenuItem
          icon="pencil"
          onPick={() =>
            conversation
              .getSnapshot()
              .children.composer?.send({ type: 'message.edit', messageId, role, text })
          }
        >
          {role === 'user' ? t.edit : t.editReply}
        </MenuItem>
      ) : null}
      {isTemporary ? null : (
        <MessageMenuItem
          icon={isPinned ? 'pin-off' : 'pin'}
          messageActions={messageActions}
          command={{ type: 'message.pin', messageId, pinned: !isPinned }}
        >
          {isPinned ? t.unpin : t.pin}
        </MessageMenuItem>
      )}
      <MenuItem icon="text-quote" onPick={quote}>
        {t.quote}
      </MenuItem>
      {role === 'mate' ? (
        <MenuItem
          icon="copy"
          onPick={() => messageActions.send({ type: 'text.copy', messageId, text, isGenerated })}
        >
          {t.copyMarkdown}
        </MenuItem>
      ) : null}
      <MessagePictureItem {...shared} />
      {isTemporary ? null : (
        <MessageMenuItem
          icon="message-circle-plus"
          messageActions={messageActions}
          command={{ type: 'room.copy', roomId, messageId }}
        >
          {t.copy}
        </MessageMenuItem>
      )}
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
