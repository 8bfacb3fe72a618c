/**
 * Finds the senders of a machine's events and the providers of its actors in the sources. A file sends the events that
 * it contains as `{ type: 'noun.verb' }`. If several machines listen to the event, the file's imports tell which one is
 * the receiver.
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

/** The relevant contents of a source file. Paths are relative to the project, with forward slashes. */
export interface Source {
  readonly path: string;
  /** Paths of the project's files that it imports, including type imports. */
  readonly imports: readonly string[];
  /** The names that it imports. */
  readonly names: ReadonlySet<string>;
  /** The event types that it contains. */
  readonly events: ReadonlySet<string>;
  /** The event types that it forwards unchanged. */
  readonly forwards: ReadonlySet<string>;
  /** The types of the events that each of its functions creates. */
  readonly created: ReadonlyMap<string, readonly string[]>;
  /** The keys of its object literals. */
  readonly keys: ReadonlySet<string>;
}

/**
 * The parts of a machine that senders depend on: `auth` in src/machines/auth/auth.machine.ts listens to these events.
 */
export interface Listener {
  readonly id: string;
  readonly file: string;
  readonly events: readonly string[];
  readonly actors: readonly string[];
}

/** Parses a TypeScript file. */
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
    created: new Map(
      nodes.filter((node) => isSyntax(node, 'FunctionDeclaration', 'VariableDeclarator')).map(createdBy),
    ),
    forwards: new Set(properties.filter(isForwarding).map(({ key }) => nameOf(key) ?? '')),
    keys: new Set(properties.map(({ key }) => nameOf(key) ?? '')),
  };
}

/** Returns the sorted paths of the files that send each event of the machine, which is one of several listeners. */
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
        .filter((source) => relatedListeners(source, rivals, sources).includes(machine));
      return [event, senders.map(({ path }) => path).toSorted()];
    }),
  );
}

/** Returns the types of the events that a function creates which a file imports; undefined if it creates none. */
export function createdEvents(
  functionName: string,
  file: string,
  sources: readonly Source[],
): readonly string[] | undefined {
  const importer = sources.find(({ path }) => path === file);
  const types = sources
    .filter(({ path }) => path === file || importer?.imports.includes(path))
    .flatMap(({ created }) => created.get(functionName) ?? []);
  return types.length === 0 ? undefined : [...new Set(types)];
}

/** Returns the sorted paths of the files that provide an actor of the machine. */
export function fillersOf(actor: string, { file }: Listener, sources: readonly Source[]): string[] {
  const users = sources.filter(({ imports }) => imports.includes(file));
  const used = sources.filter(({ path }) => users.some(({ imports }) => imports.includes(path)));
  const near = new Set([...users, ...used].filter(({ path }) => !path.startsWith('src/machines/')));
  return [...near]
    .filter(({ keys }) => keys.has(actor))
    .map(({ path }) => path)
    .toSorted();
}

/** Returns the machines that listen to an event and are related to the file; all listeners if none is related. */
function relatedListeners(
  source: Source,
  rivals: readonly Listener[],
  sources: readonly Source[],
): readonly Listener[] {
  if (rivals.length < 2) return rivals;
  const related = rivals.filter((machine) => isRelated(source, machine));
  if (related.length > 0) return related;
  const users = sources.filter(({ imports }) => imports.includes(source.path));
  const byUsers = rivals.filter((machine) =>
    users.some((user) => isRelated(user, machine) || isFiller(user, machine, sources)),
  );
  return byUsers.length > 0 ? byUsers : rivals;
}

/** Returns whether a file is the machine's own, imports one of its files or uses its hook: `useAuth` for `auth`. */
function isRelated({ path, imports, names }: Source, { id, file }: Listener): boolean {
  const family = file.replace(/machine\.ts$/, '');
  const hook = `use${id.charAt(0).toUpperCase()}${id.slice(1)}`;
  return path === file || names.has(hook) || imports.some((from) => from.startsWith(family));
}

function isFiller({ path }: Source, machine: Listener, sources: readonly Source[]): boolean {
  return machine.actors.some((actor) => fillersOf(actor, machine, sources).includes(path));
}

/** Matches `'reply.stop': { actions: sendTo('chatStream', ({ event }) => event) }`. */
function isForwarding({ value }: Syntax): boolean {
  return descend(value)
    .filter((node) => calledName(node) === 'sendTo')
    .flatMap(({ arguments: parts }) => (Array.isArray(parts) ? parts : []))
    .some((part) => isSyntax(part, 'ArrowFunctionExpression') && nameOf(part.body) === 'event');
}

function createdBy(node: Syntax): [string, string[]] {
  const properties = descend(node).filter(({ type }) => type === 'Property');
  return [nameOf(node.id) ?? '', properties.filter(({ key }) => nameOf(key) === 'type').flatMap(eventsIn)];
}

/** Matches `{ type: 'a.b' }` and `{ type: isThis ? 'a.b' : 'a.c' }`. Names of actions contain no dot. */
function eventsIn({ value }: Syntax): string[] {
  return descend(value)
    .filter((node) => isSyntax(node, 'Literal'))
    .map((node) => nameOf(node) ?? '')
    .filter((text) => /^[a-z]\w*\.[a-z]\w*$/i.test(text));
}
