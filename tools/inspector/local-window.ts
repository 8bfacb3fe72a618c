import { isHello, isQuestion, isRequest, type Answer, type Told } from './protocol.ts';
import type { Teller } from './teller.ts';

/** Our own inspector window, and the messages that it needs when it opens. */
export interface LocalWindow {
  readonly tell: (told: Told) => void;
  /** Opens the window or focuses it. Browsers allow this only in response to a click. */
  readonly open: () => void;
}

/**
 * Stores the actors and the last `limit` events for a window that opens later. Posts only to that window, on this
 * origin.
 */
export function createLocalWindow(teller: () => Teller, limit = 3000): LocalWindow {
  const { origin } = location;
  let inspector: Window | null = null;
  let isListening = false;
  let kept: Told[] = [];

  const tellNow = (message: Told | Answer) => inspector?.postMessage(message, origin);

  window.addEventListener('message', ({ data, source, origin: from }: MessageEvent<unknown>) => {
    if (inspector === null || source !== inspector || from !== origin) return;
    if (isHello(data)) {
      isListening = true;
      for (const told of kept) tellNow(told);
    } else if (isQuestion(data)) {
      const accepted = teller().accepts(data.sessionId, data.events);
      tellNow({ type: 'workbench.answer', number: data.number, accepted });
    } else if (isRequest(data)) teller().send(data.sessionId, data.event);
  });

  return {
    tell(told) {
      kept.push(told);
      if (kept.length > limit * 1.2) kept = thinned(kept, limit);
      if (isListening) tellNow(told);
    },
    open() {
      isListening = false;
      inspector = window.open(new URL('/tools/inspector/', location.href), 'inspector');
    },
  };
}

/** Returns the last `limit` events, preceded by every actor that they may refer to. */
function thinned(kept: readonly Told[], limit: number): Told[] {
  const start = kept.length - limit;
  return kept.filter(({ type }, place) => place >= start || type === '@xstate.actor');
}
