import { MessageItems } from './message-items.tsx';
import { ReplyHints } from './reply-hints.tsx';

/** The content of a message's menu. Its code loads when a menu is first opened. */
export const MessageMenuContent = { Items: MessageItems, Hints: ReplyHints };
