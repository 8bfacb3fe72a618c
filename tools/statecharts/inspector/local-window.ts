import { isHello, isQuestion, isRequest, type Answer, type InspectionMessage } from './protocol.ts';
import type { InspectionSource } from './inspection-source.ts';

/** Our own inspector window, and the messages that it needs when it opens. */
export interface LocalWindow {
  readonly post: (message: InspectionMessage) => void;
  /** Opens the window or focuses it. Browsers allow this only in response to a click. */
  readonly open: () => void;
}

/**
 * Stores the actors and the last `limit` events for a window that opens later. Posts only to that window, on this
 * origin, which is opened at `address`.
 */
export function createLocalWindow(
  inspected: () => InspectionSource,
  address: string,
  limit = 3000,
): LocalWindow {
  const { origin } = location;
  let inspector: Window | null = null;
  let isListening = false;
  let messages: InspectionMessage[] = [];

  const postNow = (message: InspectionMessage | Answer) => inspector?.postMessage(message, origin);

  window.addEventListener('message', ({ data, source, origin: from }: MessageEvent<unknown>) => {
    if (inspector === null || source !== inspector || from !== origin) return;
    if (isHello(data)) {
      isListening = true;
      for (const message of messages) postNow(message);
    } else if (isQuestion(data)) {
      const accepted = inspected().accepts(data.sessionId, data.events);
      postNow({ type: 'workbench.answer', number: data.number, accepted });
    } else if (isRequest(data)) inspected().send(data.sessionId, data.event);
  });

  return {
    post(message) {
      messages.push(message);
      if (messages.length > limit * 1.2) messages = thinned(messages, limit);
      if (isListening) postNow(message);
    },
    open() {
      isListening = false;
      inspector = window.open(new URL(address, location.href), 'inspector');
    },
  };
}

/** Returns the last `limit` events, preceded by every actor that they may refer to. */
function thinned(messages: readonly InspectionMessage[], limit: number): InspectionMessage[] {
  const start = messages.length - limit;
  return messages.filter(({ type }, place) => place >= start || type === '@xstate.actor');
}
