/** The same model as `@xstate/test` sees it. */
import { TestModel } from '@xstate/test';
import type { ActorLogic, AnyMachineSnapshot, EventObject } from 'xstate';
import type { Edge, Model, Node } from './model.ts';
import { textOf } from './text.ts';

/** The library's model of a machine from one of its beginnings, offering the events that our own model offers. */
export function testModelFrom(
  model: Model,
  start: Node,
): TestModel<AnyMachineSnapshot, EventObject, unknown> {
  const edges = edgesByShape(model);
  const options = {
    input: start.input,
    serializeState: model.shapeOf,
    serializeEvent: textOf,
    events: (snapshot: AnyMachineSnapshot) =>
      (edges.get(model.shapeOf(snapshot)) ?? []).map(({ event }) => event),
    stateMatcher: (snapshot: AnyMachineSnapshot, key: string) =>
      key === '*' || model.shapeOf(snapshot) === key,
    limit: 10_000,
  };
  const logic: ActorLogic<AnyMachineSnapshot, EventObject, unknown> = model.machine;
  return new TestModel(logic, options);
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
