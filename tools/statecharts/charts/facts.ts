/** Collects what the sources and the tests contain about a machine, for its page. */
import { readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { machineFileOf, modelFileOf, type Project } from '../project.ts';
import type { Model } from '../explorer/model.ts';
import { eventTypesOf } from '../explorer/machine-parts.ts';
import { noEvents } from './labels.ts';
import type { EventsOf } from './messages.ts';
import { sentBetween } from './sent.ts';
import { createdEvents, fillersOf, readSource, sendersTo, type Listener, type Source } from './senders.ts';

/** Paths are relative to the project, with forward slashes. */
export interface Facts {
  /** The file of the machine; null if it is not one of the project's. */
  readonly file: string | null;
  /** The events that functions of the machine's files create. */
  readonly eventsOf: EventsOf;
  /** The senders of each event. */
  readonly senders: ReadonlyMap<string, readonly string[]>;
  /** The files that provide each actor. */
  readonly fillers: ReadonlyMap<string, readonly string[]>;
  /** The stories of the machine, its samples, and the tours that drive a browser through it. */
  readonly stories: readonly string[];
  readonly samples: readonly string[];
  readonly tours: readonly string[];
}

/** The facts of a machine without related files. */
export const noFacts: Facts = {
  file: null,
  eventsOf: noEvents,
  senders: new Map(),
  fillers: new Map(),
  stories: [],
  samples: [],
  tours: [],
};

type FactsOfName = (name: string) => Facts;

const known = new WeakMap<ReadonlyMap<string, Model>, FactsOfName>();

/** Reads the project once and returns a lookup of facts by the name of the machine's file: `chat-stream`. */
export function readFacts(project: Project, models: ReadonlyMap<string, Model>): FactsOfName {
  const factsOf = known.get(models) ?? byName(collectFacts(project, models));
  known.set(models, factsOf);
  return factsOf;
}

/** Looks each name up once. */
function byName(lookUp: FactsOfName): FactsOfName {
  const found = new Map<string, Facts>();
  return (name) => {
    const facts = found.get(name) ?? lookUp(name);
    found.set(name, facts);
    return facts;
  };
}

function collectFacts(project: Project, models: ReadonlyMap<string, Model>): FactsOfName {
  const fileOf = (name: string): string => machineFileOf(project, name);
  const sources = read(project, project.sources);
  const tests = readTests(project);
  const listeners = new Map(
    [...models].map(([name, model]) => [name, listenerOf(fileOf(name), model)] as const),
  );
  const sent = sentBetween(models, fileOf);
  return (name) => {
    const listener = listeners.get(name);
    if (!listener) return noFacts;
    return {
      file: listener.file,
      eventsOf: (functionName) => createdEvents(functionName, listener.file, sources),
      senders: sendersTo(listener, [...listeners.values()], sources, sent.get(listener.id)),
      fillers: new Map(listener.actors.map((actor) => [actor, fillersOf(actor, listener, sources)])),
      ...coveredBy(project, name, tests),
    };
  };
}

function read({ root, roleOf }: Project, paths: readonly string[]): Source[] {
  return paths.map((path) => readSource(path, readFileSync(join(root, path), 'utf8'), roleOf(path)));
}

function listenerOf(file: string, { machine, samples }: Model): Listener {
  return {
    id: machine.id,
    file,
    events: [...new Set([...eventTypesOf(machine), ...Object.keys(samples.events)])],
    actors: Object.keys(machine.implementations.actors),
  };
}

/** The tests of the project, for `coveredBy`. */
export function readTests(project: Project): Source[] {
  return read(project, project.tests);
}

/** Returns the tests of a machine. A story may start it through another file: one in the story's folder, or one that provides its actors. */
export function coveredBy(
  project: Project,
  name: string,
  tests: readonly Source[],
): Pick<Facts, 'stories' | 'samples' | 'tours'> {
  const file = machineFileOf(project, name);
  const samples = modelFileOf(project, name);
  const harnesses = tests
    .filter(({ path, imports }) => !/\.(test|model|spec)\.ts$/.test(path) && imports.includes(file))
    .map(({ path }) => path);
  const reaches = ({ path, imports }: Source): boolean =>
    path === samples?.replace('.model.ts', '.test.ts') ||
    imports.some((from) => from === file || harnesses.includes(from));
  return {
    samples: tests.map(({ path }) => path).filter((path) => path === samples),
    stories: tests.filter((test) => test.path.endsWith('.test.ts') && reaches(test)).map(({ path }) => path),
    tours: tests
      .filter(
        ({ path, imports }) =>
          path.endsWith('.tour.spec.ts') && samples !== null && imports.includes(samples),
      )
      .map(({ path }) => path),
  };
}

/** Returns the link from a page, two folders below the root, to a file of the project. */
export function linkTo(path: string): string {
  return `[${posix.basename(path)}](../../${path})`;
}
