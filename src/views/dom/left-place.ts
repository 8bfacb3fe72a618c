interface Place {
  readonly messageId: string;
  /** How far the message was below the top of the view, in pixels. */
  readonly offset: number;
}

/** Where the reader left each conversation above its end, as long as the page lives. */
const places = new Map<string, Place>();

const messagesIn = (scroller: HTMLElement) => [...scroller.querySelectorAll<HTMLElement>('[data-message]')];

const offsetIn = (scroller: HTMLElement, message: HTMLElement): number =>
  message.getBoundingClientRect().top - scroller.getBoundingClientRect().top;

/** Remembers the first message in view for when the conversation is opened again; nothing where its end is in view. */
export const saveScroll = (roomId: string, scroller: HTMLElement, isAtEnd: boolean): void => {
  const edge = scroller.getBoundingClientRect().top;
  const first = isAtEnd
    ? undefined
    : messagesIn(scroller).find((message) => message.getBoundingClientRect().bottom > edge);
  const messageId = first?.dataset['message'];
  if (first === undefined || messageId === undefined) places.delete(roomId);
  else places.set(roomId, { messageId, offset: offsetIn(scroller, first) });
};

/** Returns a function that scrolls back to where the reader was; null if that was the end, or is not loaded. */
export const restoreScroll = (roomId: string, scroller: HTMLElement): (() => void) | null => {
  const place = places.get(roomId);
  const message = messagesIn(scroller).find(({ dataset }) => dataset['message'] === place?.messageId);
  if (place === undefined || message === undefined) return null;
  return () => {
    scroller.scrollTop += offsetIn(scroller, message) - place.offset;
  };
};
