/** Selects steps of a model that take every transition of its machine. */
import { transitionsOf } from '../explorer/machine-parts.ts';
import type { Edge, Model, Node } from '../explorer/model.ts';
import { edgeWalks, tours, wayOver, withoutPrefixes, type Walk } from './walks.ts';

/** Returns a few walks that together take every transition: far fewer steps than taking every edge. */
export const coveringTours = (model: Model, maxSteps = 60): Walk[] =>
  withOtherStarts(model, tours(model, maxSteps, coveringEdges(model)));

/** Returns short walks that together take every transition, each a shortest one to its last step. */
export const coveringWalks = (model: Model): Walk[] =>
  withOtherStarts(model, withoutPrefixes(coveringEdges(model).map((edge) => wayOver(model, edge))));

/** Adds the initial states that take other transitions before any event. */
function withOtherStarts(model: Model, walks: readonly Walk[]): Walk[] {
  const covered = new Set(walks.flatMap(({ start }) => beginningOf(model, start)));
  const others = model.starts.filter((start) => beginningOf(model, start).some((name) => !covered.has(name)));
  return [...walks, ...others.map((start) => ({ start, steps: [] }))];
}

/**
 * Returns for each transition the first edge that takes it, shortest walks first. Omits redundant edges, and
 * transitions that an initial state takes by itself.
 */
function coveringEdges(model: Model): Edge[] {
  const total = transitionsOf(model.machine).length;
  const covered = new Set(model.starts.flatMap((start) => beginningOf(model, start)));
  const chosen: Edge[] = [];
  for (const walk of edgeWalks(model).toSorted((one, other) => one.steps.length - other.steps.length)) {
    if (covered.size === total) break;
    for (const edge of walk.steps) {
      if (edge.transitions.every((name) => covered.has(name))) continue;
      for (const name of edge.transitions) covered.add(name);
      chosen.push(edge);
    }
  }
  return chosen;
}

/** Returns the names of the transitions that the machine takes when it starts. */
const beginningOf = ({ transitionsAtStart }: Model, start: Node): readonly string[] =>
  transitionsAtStart.get(start) ?? [];
