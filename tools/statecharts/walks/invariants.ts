/** Invariants of every machine, or of one. Each function returns the violations; an empty list means success. */
import type { AnyMachineSnapshot, AnyStateMachine, AnyStateNode } from 'xstate';
import { stateNodesOf } from '../explorer/machine-parts.ts';
import { handlesFailure } from '../explorer/supervision.ts';
import { nodeOf, type Model } from '../explorer/model.ts';
import { placeOf } from '../explorer/text.ts';
import { describeStep } from './walks.ts';

/** Returns the non-final states without any outgoing edge, each once. */
export function deadEnds(model: Model): string[] {
  const places = [...model.nodes.values()]
    .filter((node) => !model.bounded.has(node) && node.snapshot.status === 'active')
    .filter(({ key, edges }) => edges.every(({ to }) => to === key))
    .map(({ snapshot }) => placeOf(snapshot.value));
  return [...new Set(places)].toSorted();
}

/** Returns the states from which no state that matches `goal` is reachable. */
export function cannotReach(model: Model, goal: (snapshot: AnyMachineSnapshot) => boolean): string[] {
  const sources = new Map<string, string[]>();
  for (const { from, to } of model.edges) sources.set(to, [...(sources.get(to) ?? []), from]);
  const good = new Set(
    [...model.nodes.values()].filter(({ snapshot }) => goal(snapshot)).map(({ key }) => key),
  );
  // A set also yields items that are added during iteration.
  for (const key of good) for (const source of sources.get(key) ?? []) good.add(source);
  return [...model.nodes.keys()].filter((key) => !good.has(key));
}

/** Returns the invokes whose failure has no handler: it would stop the machine. */
export function unhandledErrors(machine: AnyStateMachine): string[] {
  return stateNodesOf(machine).flatMap((node) =>
    node.invoke.filter((invoke) => !handlesFailure(node, invoke)).map(({ id }) => `${node.id}: ${id}`),
  );
}

/** Returns the steps after which the machine has failed. */
export function failures(model: Model): string[] {
  return model.edges
    .filter(({ to }) => nodeOf(model, to).snapshot.status === 'error')
    .map((edge) => `${placeOf(nodeOf(model, edge.from).snapshot.value)}: ${describeStep(edge)}`);
}

/**
 * Returns the state nodes in which no walk pauses. A node that an unguarded `always` leaves at once is expected to be
 * transient.
 */
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
