import { useSelector } from '@xstate/react';
import { useMessages } from '../../locales/messages.ts';
import {
  selectComposer,
  selectMessages,
  selectRoomId,
  type ConversationActor,
} from '../../machines/chat/conversation.selectors.ts';
import { selectMenuFor, type MessageActionsActor } from '../../machines/chat/message-actions.selectors.ts';
import { focusComposer } from '../dom/focus-composer.ts';
import { plainText, quotableText } from '../dom/shown-text.ts';
import { Menu, MenuItem } from './menu.tsx';
import { MessageMenuItem } from './message-menu-item.tsx';
import { ReplyMenuItems, ReportItem, type MessageItemsProps } from './reply-menu-items.tsx';

/** The element that the menu button of each message opens. */
export const messageMenuId = 'message-menu';

interface MessageMenuProps {
  readonly conversation: ConversationActor;
  readonly messageActions: MessageActionsActor;
}

/** The menu of a message: one for the whole conversation, since one message at a time has it open. */
export function MessageMenu({ conversation, messageActions }: MessageMenuProps) {
  const t = useMessages('messageActions');
  const menuFor = useSelector(messageActions, selectMenuFor);
  const messages = useSelector(conversation, selectMessages);
  const message = menuFor === null ? undefined : messages.find(({ messageId }) => messageId === menuFor);
  return (
    <Menu id={messageMenuId} label={t.menu} onClose={() => messageActions.send({ type: 'menu.close' })}>
      {message === undefined || menuFor === null ? null : (
        <>
          {message.role === 'mate' ? (
            <ReplyMenuItems
              message={message}
              messageId={menuFor}
              conversation={conversation}
              messageActions={messageActions}
            />
          ) : null}
          <MessageItems
            message={message}
            messageId={menuFor}
            conversation={conversation}
            messageActions={messageActions}
          />
        </>
      )}
    </Menu>
  );
}

/** What can be done with any stored message. */
function MessageItems({ message, messageId, conversation, messageActions }: MessageItemsProps) {
  const { role, replyTo, text, isPinned, isEdited } = message;
  const t = useMessages('messageActions');
  const roomId = useSelector(conversation, selectRoomId);
  const copy = (copied: string) =>
    messageActions.send({
      type: 'text.copy',
      messageId,
      text: copied,
      isGenerated: role === 'mate' && !isEdited,
    });
  const quote = () => {
    selectComposer(conversation.getSnapshot())?.send({
      type: 'message.quote',
      text: quotableText(messageId, text),
    });
    focusComposer();
  };
  return (
    <>
      {role === 'user' || replyTo !== null ? (
        <MenuItem
          icon="pencil"
          onPick={() =>
            selectComposer(conversation.getSnapshot())?.send({ type: 'message.edit', messageId, role, text })
          }
        >
          {role === 'user' ? t.edit : t.editReply}
        </MenuItem>
      ) : null}
      <MessageMenuItem
        icon={isPinned ? 'pin-off' : 'pin'}
        messageActions={messageActions}
        command={{ type: 'message.pin', messageId, pinned: !isPinned }}
      >
        {isPinned ? t.unpin : t.pin}
      </MessageMenuItem>
      <MenuItem icon="text-quote" onPick={quote}>
        {t.quote}
      </MenuItem>
      <MenuItem icon="copy" onPick={() => copy(role === 'user' ? text : plainText(text))}>
        {t.copyText}
      </MenuItem>
      {role === 'mate' ? (
        <MenuItem icon="copy" onPick={() => copy(text)}>
          {t.copyMarkdown}
        </MenuItem>
      ) : null}
      <MessageMenuItem
        icon="message-circle-plus"
        messageActions={messageActions}
        command={{ type: 'room.copy', roomId, messageId }}
      >
        {t.copy}
      </MessageMenuItem>
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
