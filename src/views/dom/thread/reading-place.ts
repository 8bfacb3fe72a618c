import { holdWhileDrawing } from './found-message.ts';

/** Where the reader of a conversation was. */
interface ReadingPlace {
  /** Whether it was the end, which moves on while a reply is written. */
  readonly isEnd: boolean;
  /** The first message in view; '' for none. */
  readonly messageId: string;
  /** The parts that have to be drawn for it, the outer first. */
  readonly parts: readonly string[];
  /** How far below the upper edge it begins, in pixels. */
  readonly offset: number;
}

const places = new WeakMap<HTMLElement, ReadingPlace>();

/** Remembers what the reader sees in the conversation with this scrolling element. */
export const rememberReading = (scroller: HTMLElement): void => {
  const { top } = scroller.getBoundingClientRect();
  const first = [...scroller.querySelectorAll<HTMLElement>('[data-message]')].find(
    (message) => message.getBoundingClientRect().bottom > top,
  );
  places.set(scroller, {
    isEnd: scroller.scrollHeight - scroller.scrollTop - scroller.clientHeight < 2,
    messageId: first?.dataset['message'] ?? '',
    parts: first === undefined ? [] : partsAround(first),
    offset: (first?.getBoundingClientRect().top ?? top) - top,
  });
};

/** Scrolls back to what the reader saw before the search that has this field. */
export const returnToReading = (field: HTMLElement): void => {
  const scroller = field.closest('search')?.parentElement?.querySelector<HTMLElement>('section');
  const place = scroller && places.get(scroller);
  if (!scroller || !place) return;
  scrollWhileDrawing(scroller, () => scrollTo(scroller, place), new AbortController().signal);
};

const scrollTo = (scroller: HTMLElement, { isEnd, messageId, parts, offset }: ReadingPlace): void => {
  const message = isEnd ? undefined : messageIn(scroller, messageId);
  if (isEnd) scroller.scrollTop = scroller.scrollHeight;
  else if (message === undefined) drawnPart(scroller, parts)?.scrollIntoView({ behavior: 'instant' });
  else {
    const { top } = scroller.getBoundingClientRect();
    scroller.scrollTop += message.getBoundingClientRect().top - top - offset;
  }
};

/** Scrolls in each frame until the parts around it are drawn, or the reader scrolls. */
export const scrollWhileDrawing = (scroller: HTMLElement, scroll: () => void, signal: AbortSignal): void => {
  const hold = holdWhileDrawing(scroller, scroll, signal);
  const next = (): void => {
    if (!signal.aborted && hold()) requestAnimationFrame(next);
  };
  next();
};

/** Returns the drawn message with this id. */
export const messageIn = (scroller: HTMLElement, id: string): HTMLElement | undefined =>
  [...scroller.querySelectorAll<HTMLElement>('[data-message]')].find(
    ({ dataset }) => dataset['message'] === id,
  );

/** Returns the innermost of these parts of a conversation that is drawn. */
export const drawnPart = (scroller: HTMLElement, parts: readonly string[]): HTMLElement | null | undefined =>
  parts
    .map((name) => scroller.querySelector<HTMLElement>(`[data-part="${CSS.escape(name)}"]`))
    .findLast((one) => one !== null);

/** Returns the names of the parts around an element, the outer first. */
const partsAround = (element: HTMLElement): string[] => {
  const part = element.parentElement?.closest<HTMLElement>('[data-part]');
  return part ? [...partsAround(part), part.dataset['part'] ?? ''] : [];
};
