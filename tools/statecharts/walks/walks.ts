/** Finds walks through a model. */
import { nodeOf, type Edge, type Model, type Node } from '../explorer/model.ts';
import { outlineOf, textOf, wordsOf } from '../explorer/text.ts';

/** Steps from one initial state of the machine. */
export interface Walk {
  readonly start: Node;
  readonly steps: readonly Edge[];
}

/** Returns one shortest walk to every state. */
export function shortestWalks(model: Model): Walk[] {
  return withoutPrefixes([...model.nodes.values()].map((node) => wayTo(model, node)));
}

/**
 * Returns one shortest walk over every edge, so that each failure has one name; and one for an initial state without
 * edges. Longer walks come first, and none is a prefix of another.
 */
export function edgeWalks(model: Model): Walk[] {
  // The first steps to a state that has steps are the beginning of the walks over those.
  const last = model.edges.filter((edge) => {
    const { arrival, edges } = nodeOf(model, edge.to);
    return arrival !== edge || edges.length === 0;
  });
  const walks = last.map((edge) => wayOver(model, edge));
  const beginnings = model.starts.filter(({ edges }) => edges.length === 0);
  return [
    ...walks.toSorted((one, other) => other.steps.length - one.steps.length),
    ...beginnings.map((start) => ({ start, steps: [] })),
  ];
}

/**
 * Returns every walk that visits no state twice.
 * @throws when there are more than `limit`.
 */
export function simpleWalks(model: Model, limit = 10_000): Walk[] {
  const walks: Walk[] = [];
  const extend = (start: Node, at: Node, steps: readonly Edge[], visited: ReadonlySet<string>): void => {
    if (walks.length >= limit) throw new Error(`${model.machine.id} has more than ${limit} simple walks`);
    const onward = at.edges.filter(({ to }) => !visited.has(to));
    if (onward.length === 0) walks.push({ start, steps });
    for (const edge of onward) {
      extend(start, nodeOf(model, edge.to), [...steps, edge], new Set([...visited, edge.to]));
    }
  };
  for (const start of model.starts) extend(start, start, [], new Set([start.key]));
  return withoutPrefixes(walks);
}

/**
 * Returns a few long walks that together take every edge (or every requested one): the cheapest way through a browser.
 */
export function tours(model: Model, maxSteps = 60, wanted: readonly Edge[] = model.edges): Walk[] {
  const open = new Set(wanted);
  const walks: Walk[] = [];
  while (open.size > 0) {
    const walk = longestTour(model, open, maxSteps);
    if (walk.steps.length === 0)
      throw new Error(`${open.size} edges cannot be reached within ${maxSteps} steps`);
    walks.push(walk);
  }
  return walks;
}

/**
 * Returns a walk chosen by hand: from the initial state, each time over the first edge that matches.
 * @throws when there is none.
 */
export function chosenWalk(model: Model, choices: ReadonlyArray<(edge: Edge) => boolean>): Walk {
  const start = firstOf(model);
  const steps: Edge[] = [];
  let at = start;
  for (const [index, isMeant] of choices.entries()) {
    const edge = at.edges.find(isMeant);
    if (!edge) throw new Error(`${model.machine.id} has no step ${index + 1} after ${describeSteps(steps)}`);
    steps.push(edge);
    at = nodeOf(model, edge.to);
  }
  return { start, steps };
}

/** Returns a readable name of a walk. */
export function describeWalk({ start, steps }: Walk): string {
  const words = describeSteps(steps);
  return start.input === undefined ? words : `${outlineOf(start.input)}: ${words}`;
}

/** Returns only the steps. */
export function describeSteps(steps: readonly Edge[]): string {
  return steps.length === 0 ? '(stays where it begins)' : steps.map(describeStep).join(' › ');
}

/** Returns a readable name of a step: `done signIn({...})`, `after slowAfter (15000 ms)`, `panel.close`. */
export function describeStep({ event, cause }: Pick<Edge, 'event' | 'cause'>): string {
  if (cause.kind === 'event') return wordsOf(event);
  if (cause.kind === 'timer') return `${timerName(event.type)} (${cause.delay} ms)`;
  const name = `${cause.kind} ${cause.child}`;
  return cause.result === undefined ? name : `${name}(${outlineOf(cause.result)})`;
}

function timerName(type: string): string {
  const [, delay] = /^xstate\.after\.([^.]+)\./.exec(type) ?? [];
  return delay === undefined ? type : /^\d+$/.test(delay) ? 'after' : `after ${delay}`;
}

/** Greedy: proceeds to the nearest edge in `open` until the step limit. Removes the edges that it takes from `open`. */
function longestTour(model: Model, open: Set<Edge>, maxSteps: number): Walk {
  for (const start of model.starts) {
    const steps: Edge[] = [];
    let at = start;
    for (;;) {
      const leg = nearest(model, at, open);
      if (leg === null || steps.length + leg.length > maxSteps) break;
      for (const edge of leg) open.delete(edge);
      steps.push(...leg);
      at = nodeOf(model, leg.at(-1)?.to ?? at.key);
    }
    if (steps.length > 0) return { start, steps };
  }
  return { start: firstOf(model), steps: [] };
}

function nearest(model: Model, start: Node, open: ReadonlySet<Edge>): Edge[] | null {
  const ways = new Map<string, Edge[]>([[start.key, []]]);
  for (const [key, way] of ways) {
    for (const edge of nodeOf(model, key).edges) {
      if (open.has(edge)) return [...way, edge];
      if (!ways.has(edge.to)) ways.set(edge.to, [...way, edge]);
    }
  }
  return null;
}

function firstOf(model: Model): Node {
  const [start] = model.starts;
  if (!start) throw new Error(`${model.machine.id} has no beginning`);
  return start;
}

/** Returns a shortest walk to a state of the model. */
export function wayTo(model: Model, node: Node): Walk {
  const steps: Edge[] = [];
  let at = node;
  while (at.arrival) {
    steps.unshift(at.arrival);
    at = nodeOf(model, at.arrival.from);
  }
  return { start: at, steps };
}

/** Returns a shortest walk that ends with this step. */
export function wayOver(model: Model, edge: Edge): Walk {
  const { start, steps } = wayTo(model, nodeOf(model, edge.from));
  return { start, steps: [...steps, edge] };
}

/** Drops every walk that is a prefix of another. */
export function withoutPrefixes(walks: readonly Walk[]): Walk[] {
  const beginnings = new Set<string>();
  return walks
    .toSorted((one, other) => other.steps.length - one.steps.length)
    .filter(({ start, steps }) => {
      const names = beginningsOf(start, steps);
      const whole = names.at(-1) ?? start.key;
      if (beginnings.has(whole)) return false;
      for (const name of names) beginnings.add(name);
      beginnings.add(start.key);
      return true;
    });
}

function beginningsOf(start: Node, steps: readonly Edge[]): string[] {
  let name = start.key;
  return steps.map(({ event }) => (name = `${name}\n${textOf(event)}`));
}
