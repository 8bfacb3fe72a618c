import { drawnPart, messageIn, rememberReading, scrollWhileDrawing } from './reading-place.ts';

/** The name of the highlight in src/views/chat/chat-search.module.css. */
const highlightName = 'found';

/**
 * Marks what was found in the conversation, whose scrolling element is in the same place: each beginning of one of the words
 * in `data-words`, and the message of `data-hit-id`, to which it scrolls, by way of the parts of `data-hit-parts` while it is
 * not drawn. A ref.
 */
export const showHits = (element: HTMLElement | null): (() => void) | undefined => {
  const scroller = element?.closest('search')?.parentElement?.querySelector<HTMLElement>('section');
  if (element === null || scroller === undefined || scroller === null) return undefined;
  rememberReading(scroller);
  let scrolling = new AbortController();
  let shown = '';

  const mark = (): void => {
    markHit(scroller, element.dataset['hitId']);
    markWords(scroller, element.dataset['words'] ?? '');
  };
  const follow = (): void => {
    mark();
    const { hitId = '', hitParts = '' } = element.dataset;
    if (hitParts === '' || shown === hitId) return;
    shown = hitId;
    scrolling.abort();
    scrolling = new AbortController();
    scrollWhileDrawing(scroller, () => toMessage(scroller, hitId, hitParts.split('/')), scrolling.signal);
  };
  const asked = new MutationObserver(follow);
  asked.observe(element, { attributeFilter: ['data-hit-id', 'data-hit-parts', 'data-words'] });
  const drawn = new MutationObserver(mark);
  drawn.observe(scroller, { childList: true, subtree: true });
  follow();
  return () => {
    scrolling.abort();
    asked.disconnect();
    drawn.disconnect();
    markHit(scroller, undefined);
    markWords(scroller, '');
  };
};

const toMessage = (scroller: HTMLElement, id: string, parts: readonly string[]): void =>
  (messageIn(scroller, id) ?? drawnPart(scroller, parts))?.scrollIntoView({
    block: 'center',
    behavior: 'instant',
  });

const markHit = (scroller: HTMLElement, id: string | undefined): void => {
  const hit = id === undefined ? undefined : messageIn(scroller, id);
  for (const other of scroller.querySelectorAll('[data-hit]')) {
    if (other !== hit) other.removeAttribute('data-hit');
  }
  hit?.setAttribute('data-hit', '');
};

/** Browsers without highlights mark only the message. */
const markWords = (scroller: HTMLElement, words: string): void => {
  if (!('highlights' in CSS)) return;
  const wanted = fold(words).text.split(/\s+/u).filter(Boolean);
  if (wanted.length === 0) CSS.highlights.delete(highlightName);
  else CSS.highlights.set(highlightName, new Highlight(...rangesIn(scroller, wanted)));
};

const rangesIn = (scroller: HTMLElement, words: readonly string[]): Range[] => {
  const ranges: Range[] = [];
  for (const bubble of scroller.querySelectorAll('[data-message] > div:first-of-type')) {
    const walker = document.createTreeWalker(bubble, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      for (const [start, end] of placesOf(node.textContent ?? '', words)) {
        const range = document.createRange();
        range.setStart(node, start);
        range.setEnd(node, end);
        ranges.push(range);
      }
    }
  }
  return ranges;
};

/** As the server searches: from the beginning of a word, in scripts without spaces anywhere. */
function* placesOf(text: string, words: readonly string[]): Generator<readonly [number, number]> {
  const folded = fold(text);
  for (const word of words) {
    const isAnywhere = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}]/u.test(word);
    let at = folded.text.indexOf(word);
    for (; at !== -1; at = folded.text.indexOf(word, at + word.length)) {
      if (!isAnywhere && /[\p{L}\p{N}]/u.test(folded.text[at - 1] ?? '')) continue;
      yield [folded.places[at] ?? 0, folded.places[at + word.length] ?? text.length];
    }
  }
}

/** The text without case and accents, and where each of its letters begins in the original. */
const fold = (text: string): { readonly text: string; readonly places: readonly number[] } => {
  let plain = '';
  const places: number[] = [];
  let place = 0;
  for (const letter of text) {
    for (const one of letter
      .normalize('NFD')
      .replaceAll(/\p{Mn}/gu, '')
      .toLowerCase()) {
      plain += one;
      for (let unit = 0; unit < one.length; unit += 1) places.push(place);
    }
    place += letter.length;
  }
  return { text: plain, places };
};
