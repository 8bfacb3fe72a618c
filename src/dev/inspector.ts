/** The inspector's window: every actor with its state and context, and the events as they come. */
import { createBrowserReceiver } from '@statelyai/inspect';

const actors = new Map<string, HTMLElement>();

createBrowserReceiver().subscribe((event) => {
  if (event.type === '@xstate.actor') addActor(event.sessionId, event.name, event.snapshot);
  else if (event.type === '@xstate.snapshot') draw(event.sessionId, event.snapshot);
  else if (event.type === '@xstate.event') addEvent(event.sessionId, event.event);
});

function addActor(sessionId: string, name: string, snapshot: unknown): void {
  const section = document.createElement('section');
  const title = document.createElement('h2');
  title.textContent = `${name} (${sessionId})`;
  section.append(title, document.createElement('pre'));
  actors.set(sessionId, section);
  document.querySelector('#actors')?.append(section);
  draw(sessionId, snapshot);
}

function draw(sessionId: string, snapshot: unknown): void {
  const text = actors.get(sessionId)?.querySelector('pre');
  if (text === null || text === undefined) return;
  const { status, value, context } = partsOf(snapshot);
  text.textContent = JSON.stringify({ status, value, context }, null, 1);
}

function addEvent(sessionId: string, event: unknown): void {
  const line = document.createElement('li');
  line.textContent = `${actors.get(sessionId)?.querySelector('h2')?.textContent ?? sessionId} ← ${JSON.stringify(event)}`;
  document.querySelector('#events')?.prepend(line);
}

const partsOf = (snapshot: unknown): { status?: unknown; value?: unknown; context?: unknown } =>
  typeof snapshot === 'object' && snapshot !== null ? snapshot : {};
