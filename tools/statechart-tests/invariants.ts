/** What must hold of every machine, or of one. Each function returns what offends; nothing is well. */
import type { AnyMachineSnapshot, AnyStateMachine, AnyStateNode } from 'xstate';
import { stateNodesOf } from './machine-parts.ts';
import { nodeOf, type Model } from './model.ts';
import { placeOf } from './text.ts';
import { describeStep } from './walks.ts';

/** States that are not final and that nothing leaves, each once. */
export function deadEnds(model: Model): string[] {
  const places = [...model.nodes.values()]
    .filter((node) => !model.bounded.has(node) && node.snapshot.status === 'active')
    .filter(({ key, edges }) => edges.every(({ to }) => to === key))
    .map(({ snapshot }) => placeOf(snapshot.value));
  return [...new Set(places)].toSorted();
}

/** States from which no state that fits `goal` can be reached. */
export function cannotReach(model: Model, goal: (snapshot: AnyMachineSnapshot) => boolean): string[] {
  const sources = new Map<string, string[]>();
  for (const { from, to } of model.edges) sources.set(to, [...(sources.get(to) ?? []), from]);
  const good = new Set(
    [...model.nodes.values()].filter(({ snapshot }) => goal(snapshot)).map(({ key }) => key),
  );
  // A set yields what is added while it is read.
  for (const key of good) for (const source of sources.get(key) ?? []) good.add(source);
  return [...model.nodes.keys()].filter((key) => !good.has(key));
}

/** Invokes whose failure nobody handles: it would end the machine. */
export function unhandledErrors(machine: AnyStateMachine): string[] {
  return stateNodesOf(machine).flatMap((node) =>
    node.invoke
      .filter(({ id }) => !node.transitions.has(`xstate.error.actor.${id}`))
      .map(({ id }) => `${node.id}: ${id}`),
  );
}

/** Steps that leave the machine in failure. */
export function failures(model: Model): string[] {
  return model.edges
    .filter(({ to }) => nodeOf(model, to).snapshot.status === 'error')
    .map((edge) => `${placeOf(nodeOf(model, edge.from).snapshot.value)}: ${describeStep(edge)}`);
}

/** State nodes in which no walk rests. One that an unguarded `always` leaves at once is meant to be passed through. */
export function unreachableStates(model: Model): string[] {
  const entered = new Set(
    [...model.nodes.values()].flatMap(({ snapshot }) => {
      const nodes: AnyStateNode[] = snapshot._nodes;
      return nodes.map(({ id }) => id);
    }),
  );
  return stateNodesOf(model.machine)
    .filter((node) => node.type !== 'history' && !entered.has(node.id) && !isPassage(node))
    .map(({ id }) => id);
}

function isPassage(node: AnyStateNode): boolean {
  return node.always?.some(({ guard }) => guard === undefined) ?? false;
}
