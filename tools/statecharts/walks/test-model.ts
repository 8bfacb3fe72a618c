/** The same model in the representation of `@xstate/test`. */
import { TestModel } from '@xstate/test';
import type { ActorLogic, EventObject } from 'xstate';
import { coveringWalks } from './cover.ts';
import { nodeOf, type Edge, type Model, type Node } from '../explorer/model.ts';
import { textOf } from '../explorer/text.ts';

/** A path of the library, and the initial state of the machine that it starts from. */
export interface LibraryPath {
  readonly start: Node;
  readonly path: TestPath;
}

type LibraryModel = TestModel<LibraryState<Node>, EventObject, unknown>;
type TestPath = ReturnType<LibraryModel['getShortestPaths']>[number];

/** A state of the model in the library's representation of states. */
export class LibraryState<Place> {
  readonly status = 'active';
  readonly output = undefined;
  readonly error = undefined;
  /** Excluded from serialization: the library prints the states of its paths. */
  readonly #place: Place;

  constructor(place: Place) {
    this.#place = place;
  }

  get place(): Place {
    return this.#place;
  }
}

/**
 * Returns the paths that the library derives from the events of our walks over every transition: its own shortest paths omit
 * transitions back to earlier states.
 */
export function coveringPaths(model: Model): LibraryPath[] {
  return coveringWalks(model).flatMap(({ start, steps }) => {
    const events = steps.map(({ event }) => event);
    const options = optionsFor(start, steps);
    return new TestModel(logicOf(model, start), options)
      .getPathsFromEvents(events, options)
      .map((path) => ({ start, path }));
  });
}

/** Returns the step of an event in a state of the model. */
export function stepFrom({ edges, shape }: Node, event: EventObject): Edge {
  const name = textOf(event);
  const step = edges.find((edge) => textOf(edge.event) === name);
  if (!step) throw new Error(`nothing offers ${name} in ${shape}`);
  return step;
}

/**
 * The machine as a table of its observed transitions. The library runs every transition in one actor system, in which a
 * child with a system id could not be started twice.
 */
function logicOf(model: Model, start: Node): ActorLogic<LibraryState<Node>, EventObject, unknown> {
  return {
    getInitialSnapshot: () => new LibraryState(start),
    getPersistedSnapshot: (state) => state,
    transition: ({ place: node }, event) => new LibraryState(nodeOf(model, stepFrom(node, event).to)),
  };
}

/** The functions with which the library sees the part of our own model that the walk visits: it explores all that it sees. */
function optionsFor(start: Node, steps: readonly Edge[]) {
  return {
    fromState: new LibraryState(start),
    serializeState: ({ place: node }: LibraryState<Node>) => node.key,
    serializeEvent: textOf,
    events: ({ place: node }: LibraryState<Node>) =>
      steps.filter(({ from }) => from === node.key).map(({ event }) => event),
    stateMatcher: ({ place: node }: LibraryState<Node>, key: string) => key === '*' || node.key === key,
    limit: 100_000,
  };
}

/**
 * Returns the library's path along a walk that is known step by step: the state after n steps is the number n. The name of an
 * event is what the library prints of it.
 */
export function pathAlong<Step extends EventObject & { readonly name: string }>(steps: readonly Step[]) {
  const logic: ActorLogic<LibraryState<number>, Step, unknown> = {
    getInitialSnapshot: () => new LibraryState(0),
    getPersistedSnapshot: (state) => state,
    transition: ({ place }) => new LibraryState(place + 1),
  };
  const options = {
    serializeState: ({ place }: LibraryState<number>) => String(place),
    // The library adds an event of its own at the start.
    serializeEvent: (event: Partial<Step>) => event.name ?? 'start',
    events: ({ place }: LibraryState<number>) => steps.slice(place, place + 1),
    stateMatcher: ({ place }: LibraryState<number>, key: string) => key === '*' || key === String(place),
    limit: steps.length + 1,
  };
  const [path] = new TestModel(logic, options).getPathsFromEvents([...steps], options);
  if (path === undefined) throw new Error('the library finds no path along the walk');
  return path;
}
