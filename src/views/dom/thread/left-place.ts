interface Place {
  readonly messageId: string;
  /** The parts of the conversation that contain the message, the inner first. */
  readonly parts: readonly string[];
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
  else places.set(roomId, { messageId, parts: partsAround(first), offset: offsetIn(scroller, first) });
};

const partsAround = (message: HTMLElement): string[] => {
  const part = message.parentElement?.closest<HTMLElement>('[data-part]');
  return part?.dataset['part'] === undefined ? [] : [part.dataset['part'], ...partsAround(part)];
};

/**
 * Returns a function that scrolls back to where the reader was; null if that was the end, or is not loaded. The part of the
 * conversation that contains the message may not be drawn yet: it is drawn when it is in view.
 */
export const restoreScroll = (roomId: string, scroller: HTMLElement): (() => void) | null => {
  const place = places.get(roomId);
  if (place === undefined || findPlace(scroller, place) === undefined) return null;
  return () => {
    const element = findPlace(scroller, place);
    if (element !== undefined) scroller.scrollTop += offsetIn(scroller, element) - place.offset;
  };
};

/** Returns the message, or the innermost part around it that is present. */
const findPlace = (scroller: HTMLElement, { messageId, parts }: Place): HTMLElement | undefined => {
  const message = messagesIn(scroller).find(({ dataset }) => dataset['message'] === messageId);
  const elements = [...scroller.querySelectorAll<HTMLElement>('[data-part]')];
  const around = parts.map((name) => elements.find(({ dataset }) => dataset['part'] === name));
  return message ?? around.find((part) => part !== undefined);
};
