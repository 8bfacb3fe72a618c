/** Returns what an action sends, raises, spawns or stops, as text. It is read from the definition; nothing is run. */
import type { AnyStateMachine } from 'xstate';
import { effectOf } from '../explorer/text.ts';

/** The types of the events that a function of the sources creates, by its name; undefined if it creates none. */
export type EventsOf = (functionName: string) => readonly string[] | undefined;

/** The machine that defines the actions, and what is known about functions outside of it. */
export interface Reader {
  readonly implementations: AnyStateMachine['implementations'];
  readonly eventsOf: EventsOf;
}

/** The event of a message that forwards the event it was caused by. */
const sameEvent = '(same event)';

/**
 * Returns the text of an action: its name; for built-in actions what they do, such as `-> outbox: message.move`. Empty
 * for an inline `assign`, which has no name.
 */
export function actionText(action: unknown, eventType: string, reader: Reader): string {
  const type = typeOf(action);
  if (isTimer(action)) return '';
  if (type.startsWith('xstate.')) return builtInText(action, reader).replace(sameEvent, eventType);
  const implementation: unknown = reader.implementations.actions[type];
  const name = effectOf(type, action);
  const text = builtInText(implementation, reader).replace(sameEvent, eventType);
  if (text === '') return name;
  return /^xstate\.(enqueueActions|assign)$/.test(typeOf(implementation)) ? `${name} (${text})` : text;
}

/** Returns whether an action starts or stops the timer of an `after`, which the chart shows as a transition. */
function isTimer(action: unknown): boolean {
  return [partOf(action, 'sendId'), partOf(action, 'id')].some((id) =>
    String(id).startsWith('xstate.after.'),
  );
}

function builtInText(action: unknown, reader: Reader): string {
  switch (typeOf(action)) {
    case 'xstate.sendTo':
      return `-> ${addresseeText(partOf(action, 'to'))}: ${eventText(partOf(action, 'event'), reader.eventsOf)}`;
    case 'xstate.raise':
      return `raise ${eventText(partOf(action, 'event'), reader.eventsOf)}`;
    case 'xstate.emit':
      return `emit ${eventText(partOf(action, 'event'), reader.eventsOf)}`;
    case 'xstate.spawnChild':
      return `spawn ${nameText(partOf(action, 'src'))}`;
    case 'xstate.stopChild':
      return `stop ${addresseeText(partOf(action, 'actorRef'))}`;
    case 'xstate.cancel':
      return `cancel ${nameText(partOf(action, 'sendId'))}`;
    case 'xstate.enqueueActions':
    case 'xstate.assign':
      return textsIn(partOf(action, 'collect') ?? partOf(action, 'assignment'), reader.eventsOf);
    default:
      return '';
  }
}

/** Returns the messages that the source of a function contains: `enqueue.sendTo(ref, …)` and `spawn('name')`. */
function textsIn(written: unknown, eventsOf: EventsOf): string {
  if (typeof written === 'string') return written;
  const source = typeof written === 'function' ? sourceOf(written) : '';
  const sent = [...source.matchAll(/\bsendTo\(([\w$.]+),\s*(\{[^}]*\}|[^)]*)/g)].map(
    ([, to = '', event = '']) =>
      `-> ${lastNameOf(to)}: ${typesIn(event) || createdBy(event, eventsOf) || '…'}`,
  );
  const spawned = [...source.matchAll(/\bspawn(?:Child)?\(\s*(["'`])([\w$]+)\1/g)].map(
    ([, , name]) => `spawn ${name}`,
  );
  return [...new Set([...sent, ...spawned])].join(', ');
}

/** Returns the addressee: an id as it is written; of a function what it returns, `parent` for the parent. */
export function addresseeText(to: unknown): string {
  if (typeof to !== 'function') return nameText(to);
  const returned = returnedBy(to);
  return returned.includes('(') ? returned : lastNameOf(returned);
}

/** Returns the event's type; of a function the types that its source contains. */
export function eventText(event: unknown, eventsOf: EventsOf): string {
  if (typeof event === 'string') return event;
  if (typeof event !== 'function') return nameText(partOf(event, 'type'));
  const returned = returnedBy(event);
  if (returned === 'event') return sameEvent;
  return typesIn(sourceOf(event)) || createdBy(returned, eventsOf) || event.name || returned;
}

function typesIn(source: string): string {
  const types = [...source.matchAll(/\btype:\s*([^,}]*)/g)].flatMap(([, value = '']) =>
    [...value.matchAll(/["'`]([\w.]+)["'`]/g)].map(([, type = '']) => type),
  );
  return [...new Set(types)].join(' | ');
}

function createdBy(expression: string, eventsOf: EventsOf): string {
  const [, name] = /^(?:[\w$]+\.)*([\w$]+)\(/.exec(expression.trim()) ?? [];
  if (name === undefined) return '';
  return eventsOf(name)?.join(' | ') ?? `${name}()`;
}

/** Returns what an arrow function returns, or the whole source of another function. */
function returnedBy(written: object): string {
  const source = sourceOf(written);
  const [, body = source] = /^[^=]*?\)?\s*=>\s*([^]*)$/.exec(source) ?? [];
  return body.trim();
}

/** Returns the source as its author wrote it: a bundler adds a prefix to what is imported. */
function sourceOf(written: object): string {
  return Function.prototype.toString
    .call(written)
    .replaceAll(/\(0,\s*([\w$.]+)\)/g, '$1')
    .replaceAll(/\b__\w*import_\d+__\./g, '');
}

function lastNameOf(chain: string): string {
  const name = chain.split('.').at(-1) ?? chain;
  return name === 'parentRef' ? 'parent' : name;
}

function nameText(name: unknown): string {
  return typeof name === 'string' ? name : typeof name === 'function' ? returnedBy(name) : '…';
}

function typeOf(part: unknown): string {
  if (typeof part === 'string') return part;
  return isHolder(part) && 'type' in part ? String(part.type) : '';
}

/** Reads a part of a built-in action, or of its form in JSON. */
function partOf(action: unknown, name: string): unknown {
  if (!isHolder(action)) return undefined;
  const own: unknown = Reflect.get(action, name);
  return own ?? (name === 'params' ? undefined : partOf(Reflect.get(action, 'params'), name));
}

function isHolder(value: unknown): value is object {
  return (typeof value === 'object' && value !== null) || typeof value === 'function';
}
