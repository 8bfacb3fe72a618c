import type { ChatMessage } from '../../../machines/chat/conversation.types.ts';
import { renderRichText } from '../../../services/rich-text/rich-text.ts';

/** Returns a message as it is shown, without marks of Markdown, in the words that are stored: the page may be translated. */
export const plainText = (text: string): string => {
  const element = rendered(text);
  element.className = 'off-screen';
  document.body.append(element);
  // The line breaks between blocks depend on how they are displayed.
  const plain = element.innerText;
  element.remove();
  return plain;
};

const rendered = (text: string): HTMLElement => {
  const element = document.createElement('div');
  element.translate = false;
  renderRichText(element, text);
  return element;
};

/** Returns the text of a message to copy, as it is written; of a reply also as it is shown. */
export const copyableText = ({ role, text }: Pick<Quoted, 'role' | 'text'>) =>
  role === 'user' ? { text } : { text, html: rendered(text).innerHTML };

/** Returns the part of a message that the user selected; without one the complete text, one's own as it was typed. */
export const quotableText = ({ messageId, role, text }: Quoted): string => {
  const selection = getSelection();
  const element = textElement(messageId);
  const isInside =
    element !== null &&
    selection !== null &&
    element.contains(selection.anchorNode) &&
    element.contains(selection.focusNode);
  return (isInside ? selection.toString().trim() : '') || wholeText({ role, text });
};

/** Returns the text of a message to quote: a reply as it is shown, and one's own as it was typed. */
export const wholeText = ({ role, text }: Pick<Quoted, 'role' | 'text'>): string =>
  role === 'user' ? text : plainText(text);

interface Quoted extends Pick<ChatMessage, 'role' | 'text'> {
  readonly messageId: string;
}

const textElement = (messageId: string): HTMLElement | null =>
  document.querySelector<HTMLElement>(`[data-message="${CSS.escape(messageId)}"] [dir='auto']`);
