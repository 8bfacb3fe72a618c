/** The code that loads when the menu of a message is first opened. */
export { MessageMenuContent } from '../components/messages/menu/message-menu-content.tsx';
export { ReplyPrompt } from './prompt/reply-prompt.tsx';
