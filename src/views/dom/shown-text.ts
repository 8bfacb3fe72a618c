import { renderRichText } from '../../services/rich-text/rich-text.ts';

/** Returns a message as it is shown, without marks of Markdown, in the words that are stored: the page may be translated. */
export const plainText = (text: string): string => {
  const element = document.createElement('div');
  element.className = 'off-screen';
  element.translate = false;
  renderRichText(element, text);
  document.body.append(element);
  // The line breaks between blocks depend on how they are displayed.
  const plain = element.innerText;
  element.remove();
  return plain;
};

/** Returns the part of a message that the user selected; without one the complete text. */
export const quotableText = (messageId: string, text: string): string => {
  const selection = getSelection();
  const element = textElement(messageId);
  const isInside =
    element !== null &&
    selection !== null &&
    element.contains(selection.anchorNode) &&
    element.contains(selection.focusNode);
  return (isInside ? selection.toString().trim() : '') || plainText(text);
};

const textElement = (messageId: string): HTMLElement | null =>
  document.querySelector<HTMLElement>(`[data-message="${CSS.escape(messageId)}"] [dir='auto']`);
