/**
 * Who sends an event to a machine and who fills its actors, read from the sources: a file sends what it writes down as
 * `{ type: 'noun.verb' }`. Where several machines know the event, the file's imports tell which of them is meant.
 */
import { posix } from 'node:path';
import {
  calledName,
  descend,
  isSyntax,
  nameOf,
  syntaxOf,
  type Syntax,
} from '../../tests/architecture/source.ts';

/** What a source file says that matters here. Paths are relative to the project, with forward slashes. */
export interface Source {
  readonly path: string;
  /** Paths of the project's files that it imports, types included. */
  readonly imports: readonly string[];
  /** Names that it imports. */
  readonly names: ReadonlySet<string>;
  /** Event types that it writes down. */
  readonly events: ReadonlySet<string>;
  /** Event types that it hands on as they come. */
  readonly forwards: ReadonlySet<string>;
  /** Keys of its object literals. */
  readonly keys: ReadonlySet<string>;
}

/** A machine as far as its correspondents matter: `auth` in src/machines/auth/auth.machine.ts listens to these events. */
export interface Listener {
  readonly id: string;
  readonly file: string;
  readonly events: readonly string[];
  readonly actors: readonly string[];
}

/** Reads a file of TypeScript. */
export function readSource(path: string, code: string): Source {
  const nodes = syntaxOf(code, path.endsWith('x') ? 'tsx' : 'ts');
  const imports = nodes.filter(({ type }) => type === 'ImportDeclaration' || type === 'ImportExpression');
  const properties = nodes.filter(({ type }) => type === 'Property');
  return {
    path,
    imports: imports
      .map(({ source }) => nameOf(source) ?? '')
      .filter((from) => from.startsWith('.'))
      .map((from) => posix.join(posix.dirname(path), from)),
    names: new Set(
      nodes.filter(({ type }) => type === 'ImportSpecifier').map(({ local }) => nameOf(local) ?? ''),
    ),
    events: new Set(properties.filter(({ key }) => nameOf(key) === 'type').flatMap(eventsIn)),
    forwards: new Set(properties.filter(isForwarding).map(({ key }) => nameOf(key) ?? '')),
    keys: new Set(properties.map(({ key }) => nameOf(key) ?? '')),
  };
}

/** For each event of the machine the paths of the files that send it, sorted; `machine` among several listeners. */
export function sendersTo(
  machine: Listener,
  listeners: readonly Listener[],
  sources: readonly Source[],
): Map<string, string[]> {
  return new Map(
    machine.events.map((event) => {
      const rivals = listeners.filter(({ events }) => events.includes(event));
      const senders = sources
        .filter(({ path, events, forwards }) =>
          forwards.has(event) ? path !== machine.file : events.has(event),
        )
        .filter((source) => meant(source, rivals, sources).includes(machine));
      return [event, senders.map(({ path }) => path).toSorted()];
    }),
  );
}

/** The paths of the files that fill an actor of the machine, sorted. */
export function fillersOf(actor: string, { file }: Listener, sources: readonly Source[]): string[] {
  const users = sources.filter(({ imports }) => imports.includes(file));
  const used = sources.filter(({ path }) => users.some(({ imports }) => imports.includes(path)));
  const near = new Set([...users, ...used].filter(({ path }) => !path.startsWith('src/machines/')));
  return [...near]
    .filter(({ keys }) => keys.has(actor))
    .map(({ path }) => path)
    .toSorted();
}

/** Of several machines that know an event those that the file has to do with; all of them where it does not tell. */
function meant(source: Source, rivals: readonly Listener[], sources: readonly Source[]): readonly Listener[] {
  if (rivals.length < 2) return rivals;
  const related = rivals.filter((machine) => isRelated(source, machine));
  if (related.length > 0) return related;
  const users = sources.filter(({ imports }) => imports.includes(source.path));
  const byUsers = rivals.filter((machine) =>
    users.some((user) => isRelated(user, machine) || isFiller(user, machine, sources)),
  );
  return byUsers.length > 0 ? byUsers : rivals;
}

/** Whether a file is the machine's own, imports one of its files or asks for its actor: `useAuth` for `auth`. */
function isRelated({ path, imports, names }: Source, { id, file }: Listener): boolean {
  const family = file.replace(/machine\.ts$/, '');
  const hook = `use${id.charAt(0).toUpperCase()}${id.slice(1)}`;
  return path === file || names.has(hook) || imports.some((from) => from.startsWith(family));
}

function isFiller({ path }: Source, machine: Listener, sources: readonly Source[]): boolean {
  return machine.actors.some((actor) => fillersOf(actor, machine, sources).includes(path));
}

/** `'reply.stop': { actions: sendTo('chatStream', ({ event }) => event) }`. */
function isForwarding({ value }: Syntax): boolean {
  return descend(value)
    .filter((node) => calledName(node) === 'sendTo')
    .flatMap(({ arguments: parts }) => (Array.isArray(parts) ? parts : []))
    .some((part) => isSyntax(part, 'ArrowFunctionExpression') && nameOf(part.body) === 'event');
}

/** `{ type: 'a.b' }` and `{ type: isThis ? 'a.b' : 'a.c' }`. Named actions have no dot in them. */
function eventsIn({ value }: Syntax): string[] {
  return descend(value)
    .filter((node) => isSyntax(node, 'Literal'))
    .map((node) => nameOf(node) ?? '')
    .filter((text) => /^[a-z]\w*\.[a-z]\w*$/i.test(text));
}
