/**
 * Paths through a machine, by kind, with their coverage. Together with model.ts, coverage.ts and invariants.ts this is
 * the generator: it depends on xstate only, and supports any machine with samples of its events.
 */
import type { AnyStateNode } from 'xstate';
import { Coverage } from './coverage.ts';
import { coveringTours } from './cover.ts';
import { livePath, modelPath } from './live.ts';
import { stateNodesOf } from '../explorer/machine-parts.ts';
import type { Model, Node } from '../explorer/model.ts';
import { edgeWalks, shortestWalks, simpleWalks, wayTo, type Walk } from './walks.ts';

/**
 * - shortest: one shortest walk to every state
 * - simple: every walk that visits no state twice
 * - edge: one shortest walk over every edge
 * - tour: a few long walks that together take every transition
 */
export const pathKinds = ['shortest', 'simple', 'edge', 'tour'] as const;
export type PathKind = (typeof pathKinds)[number];

/** The walks of one kind, and their results on the live actor. */
export interface Paths {
  readonly kind: PathKind;
  readonly walks: readonly Walk[];
  /** The number of events sent on all walks together. */
  readonly steps: number;
  readonly coverage: Coverage;
  /** Walks on which the live actor differs from the model: none, unless `view` omits relevant parts of the context. */
  readonly strays: readonly Walk[];
}

/** Thrown for a state that the machine does not have, or that no walk reaches. */
export class PathError extends Error {
  override readonly name = 'PathError';
}

/**
 * Finds the walks of a kind and runs them on the live actor, with stubs for its services and a manual clock.
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
 * Returns a shortest walk after which a state is active.
 * @param state its path below the machine (`panel.signIn`) or its id
 * @throws PathError when there is no such state, or no walk ends in it.
 */
export function shortestWayTo(model: Model, state: string): Walk {
  const { machine } = model;
  const wanted = stateNodesOf(machine).find(({ id, path }) => id === state || path.join('.') === state);
  if (!wanted)
    throw new PathError(`${machine.id} has no state ${state}; it has:\n${statesOf(model).join('\n')}`);
  // The nodes of a model are in breadth-first order: the first match is a nearest one.
  const found = [...model.nodes.values()].find((node) => isIn(node, wanted.id));
  if (found) return wayTo(model, found);
  throw new PathError(
    `no walk of the model rests in ${state} of ${machine.id}: it is passed through at once, cannot be reached, or the samples do not lead there`,
  );
}

/** Returns the paths of all states, as `--to` accepts them. */
export function statesOf({ machine }: Model): string[] {
  return stateNodesOf(machine)
    .map(({ path }) => path.join('.'))
    .filter((path) => path !== '');
}

function isIn({ snapshot }: Node, id: string): boolean {
  const nodes: AnyStateNode[] = snapshot._nodes;
  return nodes.some((node) => node.id === id);
}
