/** The inspected page: receives its messages, and sends it queries and events. */
import { createBrowserReceiver } from '@statelyai/inspect';
import type { EventObject } from 'xstate';
import { createHistory, type History } from './history.ts';
import { isAnswer, type Question, type Request } from './protocol.ts';

/** The window that opened this one; null if the user opened this URL directly. */
export const opener: Window | null = window.opener as Window | null;

export const history: History = createHistory();

let version = 0;
let isDrawing = false;
const listeners = new Set<() => void>();

/** The number of messages received so far, for `useSyncExternalStore`. */
export const readVersion = (): number => version;

export function onHeard(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

// Several events in one frame cause a single render.
createBrowserReceiver().subscribe((message) => {
  history.add(message);
  if (isDrawing) return;
  isDrawing = true;
  setTimeout(() => {
    isDrawing = false;
    version += 1;
    for (const listener of listeners) listener();
  }, 30);
});

const waiting = new Map<number, (accepted: readonly boolean[]) => void>();
let asked = 0;

window.addEventListener('message', ({ data, source, origin }: MessageEvent<unknown>) => {
  if (source !== opener || origin !== location.origin || !isAnswer(data)) return;
  waiting.get(data.number)?.(data.accepted);
  waiting.delete(data.number);
});

/**
 * Queries for each event whether the actor would take it now. The page evaluates its own guards with its own context.
 */
export function ask(sessionId: string, events: readonly EventObject[]): Promise<readonly boolean[]> {
  asked += 1;
  const question: Question = { type: 'workbench.ask', number: asked, sessionId, events };
  return new Promise((resolve) => {
    waiting.set(question.number, resolve);
    opener?.postMessage(question, location.origin);
  });
}

export function send(sessionId: string, event: EventObject): void {
  const request: Request = { type: 'workbench.send', sessionId, event };
  opener?.postMessage(request, location.origin);
}
