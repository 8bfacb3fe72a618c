import { MessageItems } from './message-items.tsx';
import { ReplyHints } from './reply-hints.tsx';
import { ReplyMenuItems, type MessageItemsProps } from './reply-menu-items.tsx';

/** The content of a message's menu. Its code loads when a menu is first opened. */
export const MessageMenuContent = { Items, Hints: ReplyHints };

function Items(props: MessageItemsProps) {
  return (
    <>
      {props.message.role === 'mate' ? <ReplyMenuItems {...props} /> : null}
      <MessageItems {...props} />
    </>
  );
}
