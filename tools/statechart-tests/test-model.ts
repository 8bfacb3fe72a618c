/** The same model in the representation of `@xstate/test`. */
import { TestModel } from '@xstate/test';
import type { ActorLogic, EventObject } from 'xstate';
import { coveringTours } from './cover.ts';
import { nodeOf, type Edge, type Model, type Node } from './model.ts';
import { textOf } from './text.ts';

/** A path of the library, and the initial state of the machine that it starts from. */
export interface LibraryPath {
  readonly start: Node;
  readonly path: TestPath;
}

type LibraryModel = TestModel<LibraryState, EventObject, unknown>;
type TestPath = ReturnType<LibraryModel['getShortestPaths']>[number];

/** A state of the model in the library's representation of states. */
export class LibraryState {
  readonly status = 'active';
  readonly output = undefined;
  readonly error = undefined;
  /** Excluded from serialization: the library prints the states of its paths. */
  readonly #node: Node;

  constructor(node: Node) {
    this.#node = node;
  }

  get node(): Node {
    return this.#node;
  }
}

/**
 * Returns the paths that the library derives from the events of our tours: shortest paths omit edges back to earlier
 * states.
 */
export function touredPaths(model: Model): LibraryPath[] {
  return coveringTours(model, longest).flatMap(({ start, steps }) => {
    const events = steps.map(({ event }) => event);
    const options = optionsFor(start);
    return new TestModel(logicOf(model, start), options)
      .getPathsFromEvents(events, options)
      .map((path) => ({ start, path }));
  });
}

/** The number of steps of a path at most: without a browser a long one costs little, and a state may be far away. */
const longest = 500;

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
function logicOf(model: Model, start: Node): ActorLogic<LibraryState, EventObject, unknown> {
  return {
    getInitialSnapshot: () => new LibraryState(start),
    getPersistedSnapshot: (state) => state,
    transition: ({ node }, event) => new LibraryState(nodeOf(model, stepFrom(node, event).to)),
  };
}

/** The functions with which the library sees the same graph as our own model. */
function optionsFor(start: Node) {
  return {
    fromState: new LibraryState(start),
    serializeState: ({ node }: LibraryState) => node.key,
    serializeEvent: textOf,
    events: ({ node }: LibraryState) => node.edges.map(({ event }) => event),
    stateMatcher: ({ node }: LibraryState, key: string) => key === '*' || node.key === key,
    limit: 100_000,
  };
}
