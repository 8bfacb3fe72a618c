/** The same model as `@xstate/test` sees it. */
import { TestModel } from '@xstate/test';
import type { ActorLogic, AnyMachineSnapshot, EventObject } from 'xstate';
import type { Edge, Model, Node } from './model.ts';
import { textOf } from './text.ts';
import { tours } from './walks.ts';

/** A path of the library, and the beginning of the machine that it starts from. */
export interface LibraryPath {
  readonly start: Node;
  readonly path: TestPath;
}

type TestPath = ReturnType<TestModel<AnyMachineSnapshot, EventObject, unknown>['getShortestPaths']>[number];

/** The library's shortest paths to every state. */
export function shortestPaths(model: Model): LibraryPath[] {
  return model.starts.flatMap((start) =>
    new TestModel(logicOf(model), optionsFor(model, start))
      .getShortestPaths()
      .map((path) => ({ start, path })),
  );
}

/** The paths that the library derives from the events of our tours: shortest paths miss what leads back. */
export function touredPaths(model: Model): LibraryPath[] {
  return tours(model).flatMap(({ start, steps }) => {
    const events = steps.map(({ event }) => event);
    const options = optionsFor(model, start);
    return new TestModel(logicOf(model), options)
      .getPathsFromEvents(events, options)
      .map((path) => ({ start, path }));
  });
}

function logicOf({ machine }: Model): ActorLogic<AnyMachineSnapshot, EventObject, unknown> {
  return machine;
}

/** What the library needs to see the graph that our own model sees. */
function optionsFor(model: Model, start: Node) {
  const edges = edgesByShape(model);
  return {
    fromState: start.snapshot,
    serializeState: model.shapeOf,
    serializeEvent: textOf,
    events: (snapshot: AnyMachineSnapshot) =>
      (edges.get(model.shapeOf(snapshot)) ?? []).map(({ event }) => event),
    stateMatcher: (snapshot: AnyMachineSnapshot, key: string) =>
      key === '*' || model.shapeOf(snapshot) === key,
    limit: 10_000,
  };
}

/** The step of the model that an event means in a state. */
export function stepFor(model: Model, snapshot: AnyMachineSnapshot, event: EventObject): Edge {
  const shape = model.shapeOf(snapshot);
  const step = model.edges.find(
    ({ from, event: known }) => model.nodes.get(from)?.shape === shape && textOf(known) === textOf(event),
  );
  if (!step) throw new Error(`${model.machine.id} offers no ${event.type} in ${shape}`);
  return step;
}

function edgesByShape({ nodes }: Model): Map<string, Edge[]> {
  const byShape = new Map<string, Edge[]>();
  for (const { shape, edges } of nodes.values()) {
    const known = byShape.get(shape) ?? [];
    const names = new Set(known.map(({ event }) => textOf(event)));
    byShape.set(shape, [...known, ...edges.filter(({ event }) => !names.has(textOf(event)))]);
  }
  return byShape;
}
