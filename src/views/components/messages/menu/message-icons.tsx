import { useSelector } from '@xstate/react';
import { useMessages } from '../../../../locales/messages.ts';
import { selectIsTemporary } from '../../../../machines/chat/conversation.selectors.ts';
import { focusComposer } from '../../../dom/focus-composer.ts';
import { copyableText, quotableText } from '../../../dom/thread/shown-text.ts';
import { MenuIcons } from '../../dialogs/menu-icons.tsx';
import { MenuItem } from '../../dialogs/menu.tsx';
import type { MessageItemsProps } from './message-items-props.ts';
import { MessageMenuItem } from './message-menu-item.tsx';
import { AnotherReplyItem } from './another-reply-item.tsx';
import { ReadAloudItem } from './read-aloud-item.tsx';
import { ShareItem } from './share-item.tsx';

/** What is wanted most of a message's menu, in a row. */
export function MessageIcons(shared: MessageItemsProps) {
  const { message, messageId, conversation, messageActions } = shared;
  const { role, text, isLiked, isPinned, isEdited } = message;
  const t = useMessages('messageActions');
  const isTemporary = useSelector(conversation, selectIsTemporary);
  const command = { isIcon: true, messageActions };
  const quote = () => {
    conversation.getSnapshot().children.composer?.send({
      type: 'message.quote',
      text: quotableText({ messageId, role, text }),
    });
    focusComposer();
  };
  const copy = () =>
    messageActions.send({
      type: 'text.copy',
      messageId,
      isGenerated: role === 'mate' && !isEdited,
      ...copyableText(message),
    });
  return (
    <MenuIcons>
      {role === 'mate' ? (
        <MessageMenuItem
          {...command}
          icon="heart"
          command={{ type: 'message.like', messageId, liked: !isLiked }}
        >
          {isLiked ? t.unlike : t.like}
        </MessageMenuItem>
      ) : null}
      {isTemporary ? null : (
        <MessageMenuItem
          {...command}
          icon={isPinned ? 'pin-off' : 'pin'}
          command={{ type: 'message.pin', messageId, pinned: !isPinned }}
        >
          {isPinned ? t.unpin : t.pin}
        </MessageMenuItem>
      )}
      {role === 'mate' && text !== '' ? <ReadAloudItem {...shared} /> : null}
      <AnotherReplyItem {...shared} />
      <MenuItem icon="text-quote" isIcon onPick={quote}>
        {t.quote}
      </MenuItem>
      <MenuItem icon="copy" isIcon onPick={copy}>
        {t.copyText}
      </MenuItem>
      {text === '' ? null : <ShareItem {...shared} />}
    </MenuIcons>
  );
}
