/** Returns the text of a message as it is shown, without marks of Markdown. */
export const shownText = (messageId: string): string => textElement(messageId)?.innerText ?? '';

/** Returns the part of a message that the user selected; without one the whole text. */
export const quotableText = (messageId: string): string => {
  const selection = getSelection();
  const element = textElement(messageId);
  const isInside =
    element !== null &&
    selection !== null &&
    element.contains(selection.anchorNode) &&
    element.contains(selection.focusNode);
  return (isInside ? selection.toString().trim() : '') || shownText(messageId);
};

const textElement = (messageId: string): HTMLElement | null =>
  document.querySelector<HTMLElement>(`[data-message="${CSS.escape(messageId)}"] [dir='auto']`);
