/**
 * Ways through a machine, by kind, with what they are worth. Together with model.ts, coverage.ts and invariants.ts this is
 * the generator: it knows xstate and nothing of this project, and takes any machine with samples of its events.
 * docs/paths.md shows how to point it at others.
 */
import type { AnyStateNode } from 'xstate';
import { Coverage } from './coverage.ts';
import { coveringTours } from './cover.ts';
import { livePath, modelPath } from './live.ts';
import { stateNodesOf } from './machine-parts.ts';
import type { Model, Node } from './model.ts';
import { edgeWalks, shortestWalks, simpleWalks, wayTo, type Walk } from './walks.ts';

/**
 * - shortest: one shortest walk to every state
 * - simple: every walk that visits no state twice
 * - edge: one shortest walk over every edge
 * - tour: a few long walks that together take every transition
 */
export const pathKinds = ['shortest', 'simple', 'edge', 'tour'] as const;
export type PathKind = (typeof pathKinds)[number];

/** The walks of one kind, and what the live actor did on them. */
export interface Paths {
  readonly kind: PathKind;
  readonly walks: readonly Walk[];
  /** Events sent on all walks together. */
  readonly steps: number;
  readonly coverage: Coverage;
  /** Walks on which the live actor was not where the model says: none, unless `view` leaves out what matters. */
  readonly strays: readonly Walk[];
}

/** A state was asked for that the machine does not have, or that no walk leads to. */
export class PathError extends Error {
  override readonly name = 'PathError';
}

/**
 * Finds the walks of a kind and walks them on the live actor, its services replaced by stubs and its clock by hand.
 * @throws Error when there are more than 10,000 simple walks.
 */
export function pathsOf(model: Model, kind: PathKind): Paths {
  const walks = walksOf[kind](model);
  const coverage = new Coverage(model.machine);
  const strays = walks.filter(
    (walk) => livePath(model, walk, coverage).join('\n') !== modelPath(model, walk).join('\n'),
  );
  const steps = walks.reduce((sum, walk) => sum + walk.steps.length, 0);
  return { kind, walks, steps, coverage, strays };
}

const walksOf: Readonly<Record<PathKind, (model: Model) => Walk[]>> = {
  shortest: shortestWalks,
  simple: (model) => simpleWalks(model),
  edge: edgeWalks,
  tour: (model) => coveringTours(model),
};

/**
 * A shortest walk after which a state is active.
 * @param state its path below the machine (`panel.signIn`) or its id
 * @throws PathError when there is no such state, or none of the walks rests in it.
 */
export function shortestWayTo(model: Model, state: string): Walk {
  const { machine } = model;
  const wanted = stateNodesOf(machine).find(({ id, path }) => id === state || path.join('.') === state);
  if (!wanted)
    throw new PathError(`${machine.id} has no state ${state}; it has:\n${statesOf(model).join('\n')}`);
  // The nodes of a model are found breadth first: the first that fits is a nearest.
  const found = [...model.nodes.values()].find((node) => isIn(node, wanted.id));
  if (found) return wayTo(model, found);
  throw new PathError(
    `no walk of the model rests in ${state} of ${machine.id}: it is passed through at once, cannot be reached, or the samples do not lead there`,
  );
}

/** The paths of all states, as they are asked for. */
export function statesOf({ machine }: Model): string[] {
  return stateNodesOf(machine)
    .map(({ path }) => path.join('.'))
    .filter((path) => path !== '');
}

function isIn({ snapshot }: Node, id: string): boolean {
  const nodes: AnyStateNode[] = snapshot._nodes;
  return nodes.some((node) => node.id === id);
}
