/** The same model as `@xstate/test` sees it. */
import { TestModel } from '@xstate/test';
import type { ActorLogic, AnyMachineSnapshot, EventObject } from 'xstate';
import { coveringTours } from './cover.ts';
import { nodeOf, type Edge, type Model, type Node } from './model.ts';
import { textOf } from './text.ts';

/** A path of the library, and the beginning of the machine that it starts from. */
export interface LibraryPath {
  readonly start: Node;
  readonly path: TestPath;
}

type TestPath = ReturnType<TestModel<AnyMachineSnapshot, EventObject, unknown>['getShortestPaths']>[number];

/** The library's shortest paths to every state. */
export function shortestPaths(model: Model): LibraryPath[] {
  const steps = stepsOf(model);
  return model.starts.flatMap((start) =>
    new TestModel(logicOf(start, steps), optionsFor(model, start, steps))
      .getShortestPaths()
      .map((path) => ({ start, path })),
  );
}

/** The paths that the library derives from the events of our tours: shortest paths miss what leads back. */
export function touredPaths(model: Model): LibraryPath[] {
  const known = stepsOf(model);
  return coveringTours(model).flatMap(({ start, steps }) => {
    const events = steps.map(({ event }) => event);
    const options = optionsFor(model, start, known);
    return new TestModel(logicOf(start, known), options)
      .getPathsFromEvents(events, options)
      .map((path) => ({ start, path }));
  });
}

/** The step of the model that an event means in a state. */
export function stepFor(model: Model, snapshot: AnyMachineSnapshot, event: EventObject): Edge {
  const step = stepsOf(model).stepIn(snapshot, event);
  if (!step) throw new Error(`${model.machine.id} offers no ${event.type} in ${model.shapeOf(snapshot)}`);
  return step.edge;
}

interface Step {
  readonly edge: Edge;
  readonly next: AnyMachineSnapshot;
}

/** The steps of a model by what a snapshot shows. */
interface Steps {
  readonly in: (snapshot: AnyMachineSnapshot) => readonly Step[];
  readonly stepIn: (snapshot: AnyMachineSnapshot, event: EventObject) => Step | undefined;
}

const known = new WeakMap<Model, Steps>();

function stepsOf(model: Model): Steps {
  const steps = known.get(model) ?? collectSteps(model);
  known.set(model, steps);
  return steps;
}

function collectSteps(model: Model): Steps {
  const byShape = new Map<string, Map<string, Step>>();
  for (const { shape, edges } of model.nodes.values()) {
    const steps = byShape.get(shape) ?? new Map<string, Step>();
    for (const edge of edges) {
      const name = textOf(edge.event);
      if (!steps.has(name)) steps.set(name, { edge, next: nodeOf(model, edge.to).snapshot });
    }
    byShape.set(shape, steps);
  }
  const inShape = (snapshot: AnyMachineSnapshot): ReadonlyMap<string, Step> =>
    byShape.get(model.shapeOf(snapshot)) ?? new Map();
  return {
    in: (snapshot) => [...inShape(snapshot).values()],
    stepIn: (snapshot, event) => inShape(snapshot).get(textOf(event)),
  };
}

/**
 * The machine as a table of what it was seen to do. The library runs every transition in one actor system, in which no
 * child with a name of its own could be started twice.
 */
function logicOf(start: Node, steps: Steps): ActorLogic<AnyMachineSnapshot, EventObject, unknown> {
  return {
    getInitialSnapshot: () => start.snapshot,
    getPersistedSnapshot: (snapshot) => snapshot,
    transition: (snapshot, event) => steps.stepIn(snapshot, event)?.next ?? snapshot,
  };
}

/** What the library needs to see the graph that our own model sees. */
function optionsFor(model: Model, start: Node, steps: Steps) {
  return {
    fromState: start.snapshot,
    serializeState: model.shapeOf,
    serializeEvent: textOf,
    events: (snapshot: AnyMachineSnapshot) => steps.in(snapshot).map(({ edge }) => edge.event),
    stateMatcher: (snapshot: AnyMachineSnapshot, key: string) =>
      key === '*' || model.shapeOf(snapshot) === key,
    limit: 10_000,
  };
}
