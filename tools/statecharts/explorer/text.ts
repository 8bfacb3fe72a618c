/** Formats states and events as text: unique keys, and readable names. */
import type { EventObject, StateValue } from 'xstate';

/** Returns JSON of plain data. Errors become their messages, and actors their ids, if the machine named them. */
export function textOf(value: unknown): string {
  return JSON.stringify(value, plain) ?? 'undefined';
}

/** Returns `a.b & c.d` for a state value. */
export function placeOf(value: StateValue): string {
  if (typeof value === 'string') return value;
  return Object.entries(value)
    .map(([key, below]) => (below === undefined ? key : [key, placeOf(below)].filter(Boolean).join('.')))
    .join(' & ');
}

/** Returns an event with its payload: `credentials.submit("ann@example.org", "secret")`. */
export function wordsOf({ type, ...payload }: EventObject): string {
  const values = Object.values(payload);
  return values.length === 0 ? type : `${type}(${values.map((value) => outlineOf(value)).join(', ')})`;
}

/** Returns the name of an action, with the key of its parameters if it has one: `showToast requestFailed`. */
export function effectOf(name: string, action: unknown): string {
  const key = partOf(partOf(action, 'params'), 'key');
  return typeof key === 'string' ? `${name} ${key}` : name;
}

function partOf(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
}

/** Returns a short form of a value: `{pick: null, rows: [2]}`, where `[2]` means two items. */
export function outlineOf(value: unknown, depth = 0): string {
  if (value instanceof Error) return `${value.name}: ${value.message}`;
  if (Array.isArray(value)) return value.length === 0 ? '[]' : `[${value.length}]`;
  if (typeof value !== 'object' || value === null) return textOf(value);
  if (isActor(value)) return value.id;
  if (depth > 0) return '{…}';
  const entries = Object.entries(value).map(([key, part]) => `${key}: ${outlineOf(part, depth + 1)}`);
  return `{${[...entries.slice(0, 4), ...(entries.length > 4 ? ['…'] : [])].join(', ')}}`;
}

function plain(_key: string, value: unknown): unknown {
  if (value instanceof Error) return wordsOfFailure(value);
  if (typeof value === 'function') return undefined;
  return isActor(value) ? nameOf(value) : value;
}

/** Returns `ApiError: no answer {"kind":"unreachable"}`: the properties of an error may decide how it is handled. */
function wordsOfFailure({ name, message, ...rest }: Error): string {
  const words = `${name}: ${message}`;
  const details = textOf(rest);
  return details === '{}' ? words : `${words} ${details}`;
}

/** The names that XState gives differ between runs. */
const nameOf = ({ id }: { readonly id: string }) => (/^x:\d+$/.test(id) ? undefined : id);

/** Actors have circular references. */
export function isActor(value: unknown): value is { id: string; sessionId: string } {
  return typeof value === 'object' && value !== null && 'sessionId' in value && 'id' in value;
}
