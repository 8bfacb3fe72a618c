/**
 * Finds the senders of a machine's events and the providers of its actors in the sources. A file sends the events that
 * it contains as `{ type: 'noun.verb' }`. If several machines listen to the event, the file's imports tell which one is
 * the receiver.
 */
import { posix } from 'node:path';
import type { Role } from '../project.ts';
import { calledName, descend, isSyntax, nameOf, syntaxOf, type Syntax } from '../syntax.ts';

/** The relevant contents of a source file. Paths are relative to the project, with forward slashes. */
export interface Source {
  readonly path: string;
  readonly role: Role;
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
  /** The actors to which it sends by their names: `children.auth.send(…)`, `selectAuth(…).send(…)`. */
  readonly addressees: ReadonlySet<string>;
  /** Its texts. */
  readonly literals: ReadonlySet<string>;
  /** The keys of its object literals. */
  readonly keys: ReadonlySet<string>;
}

/**
 * The parts of a machine that senders depend on: `auth` in src/auth/auth.machine.ts listens to these events.
 */
export interface Listener {
  readonly id: string;
  readonly file: string;
  readonly events: readonly string[];
  readonly actors: readonly string[];
}

/** Parses a TypeScript file. */
export function readSource(path: string, code: string, role: Role): Source {
  const nodes = syntaxOf(code, path.endsWith('x') ? 'tsx' : 'ts');
  const imports = nodes.filter(({ type }) => type === 'ImportDeclaration' || type === 'ImportExpression');
  const properties = nodes.filter(({ type }) => type === 'Property');
  return {
    path,
    role,
    imports: imports
      .map(({ source }) => nameOf(source) ?? '')
      .filter((from) => from.startsWith('.'))
      .map((from) => posix.join(posix.dirname(path), from)),
    names: new Set(
      nodes.filter(({ type }) => type === 'ImportSpecifier').map(({ local }) => nameOf(local) ?? ''),
    ),
    events: new Set(
      properties.some(isTypeGiven)
        ? nodes.filter(({ type }) => type === 'Literal').flatMap((value) => eventsIn({ type: '', value }))
        : properties.filter(({ key }) => nameOf(key) === 'type').flatMap(eventsIn),
    ),
    created: new Map(
      nodes.filter((node) => isSyntax(node, 'FunctionDeclaration', 'VariableDeclarator')).map(createdBy),
    ),
    addressees: new Set(nodes.filter((node) => calledName(node) === 'send').flatMap(addresseesIn)),
    literals: new Set(nodes.filter(({ type }) => type === 'Literal').map((node) => nameOf(node) ?? '')),
    forwards: new Set(properties.filter(isForwarding).map(({ key }) => nameOf(key) ?? '')),
    keys: new Set(properties.map(({ key }) => nameOf(key) ?? '')),
  };
}

/**
 * Returns the sorted paths of the files that send each event of the machine, which is one of several listeners. `sent` has
 * what the models of other machines send to it; of other machines' files only those count that address it by its name.
 */
export function sendersTo(
  machine: Listener,
  listeners: readonly Listener[],
  sources: readonly Source[],
  sent: ReadonlyMap<string, ReadonlySet<string>> = new Map(),
): Map<string, string[]> {
  const types = machine.events.filter((type) => !type.includes('*'));
  const senders = new Map(types.map((type) => [type, sendersOf(type, machine, listeners, sources, sent)]));
  const descriptors = machine.events.filter((type) => type.includes('*'));
  for (const descriptor of descriptors) {
    const prefix = descriptor.slice(0, -1);
    const matching = types.filter((type) => prefix !== '' && type.startsWith(prefix));
    senders.set(descriptor, [...new Set(matching.flatMap((type) => senders.get(type) ?? []))].toSorted());
  }
  return senders;
}

function sendersOf(
  event: string,
  machine: Listener,
  listeners: readonly Listener[],
  sources: readonly Source[],
  sent: ReadonlyMap<string, ReadonlySet<string>>,
): string[] {
  const rivals = listeners.filter(({ events }) => events.includes(event));
  const written = sources
    .filter(({ path, events, forwards }) => (forwards.has(event) ? path !== machine.file : events.has(event)))
    .filter((source) => relatedListeners(source, rivals, sources).includes(machine));
  const outside = written.filter(
    ({ path, role, literals }) => role !== 'machine' || (literals.has(machine.id) && path !== machine.file),
  );
  const found = [...new Set([...(sent.get(event) ?? []), ...outside.map(({ path }) => path)])];
  return (found.length > 0 ? found : written.map(({ path }) => path)).toSorted();
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
  const { byPath, importersOf } = indexOf(sources);
  const users = importersOf.get(file) ?? [];
  const used = users.flatMap(({ imports }) => imports.map((path) => byPath.get(path)));
  const near = new Set([...users, ...used].filter((source) => source !== undefined));
  return [...near]
    .filter(({ role, keys }) => role !== 'machine' && keys.has(actor))
    .map(({ path }) => path)
    .toSorted();
}

interface Index {
  readonly byPath: ReadonlyMap<string, Source>;
  /** The files that import a file, by its path. */
  readonly importersOf: ReadonlyMap<string, readonly Source[]>;
}

/** Every event of every machine is looked up in all sources, so they are indexed once. */
const indexes = new WeakMap<readonly Source[], Index>();

function indexOf(sources: readonly Source[]): Index {
  const index = indexes.get(sources) ?? createIndex(sources);
  indexes.set(sources, index);
  return index;
}

function createIndex(sources: readonly Source[]): Index {
  const importersOf = new Map<string, Source[]>();
  for (const source of sources)
    for (const path of new Set(source.imports))
      importersOf.set(path, [...(importersOf.get(path) ?? []), source]);
  return { byPath: new Map(sources.map((source) => [source.path, source])), importersOf };
}

/**
 * Returns the machines that listen to an event and are related to the file; all listeners if none is related, or if the
 * file sends to actors of any kind.
 */
function relatedListeners(
  source: Source,
  rivals: readonly Listener[],
  sources: readonly Source[],
): readonly Listener[] {
  if (rivals.length < 2 || source.names.has('isMachineSnapshot')) return rivals;
  const addressed = rivals.filter(({ id }) =>
    (source.role === 'machine' ? source.literals : source.addressees).has(id),
  );
  if (addressed.length > 0) return addressed;
  const related = rivals.filter((machine) => isRelated(source, machine));
  if (related.length > 0 && source.role !== 'shared') return related;
  const users = indexOf(sources).importersOf.get(source.path) ?? [];
  const byUsers = rivals.filter((machine) =>
    users.some((user) => isRelated(user, machine) || isFiller(user, machine, sources)),
  );
  const found = [...new Set([...related, ...byUsers])];
  return found.length > 0 ? found : rivals;
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

/** Matches `send({ type })`: the type is one of the texts of the file. */
function isTypeGiven({ key, shorthand }: Syntax): boolean {
  return shorthand === true && nameOf(key) === 'type';
}

function addresseesIn({ callee }: Syntax): string[] {
  return descend(callee)
    .flatMap(({ property, callee: called }) => [nameOf(property) ?? '', nameOf(called) ?? ''])
    .map((name) => name.replace(/^select([A-Z])/, (_, first: string) => first.toLowerCase()));
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
