/**
 * The finite graph of a machine, explored on the production machine.
 *
 * In each state the model tries every handled event with its sample payloads, every result of every running actor, and
 * every pending timer. Time has no duration here: any pending timer may be the next to fire.
 */
import type { AnyMachineSnapshot, AnyStateMachine, AnyStateNode, EventObject } from 'xstate';
import { begin, follow, type AskedAction, type Bookkeeping, type Cause } from './bookkeeping.ts';
import { choicesIn } from './choices.ts';
import { transitionWithEchoes, withEchoedActions, type Echoes } from './echoes.ts';
import { effectsOf } from './effects.ts';
import { withObservedActions } from './performed.ts';
import { initialStep } from './pure-step.ts';
import { forgetTypes } from './widening.ts';
import type { AnySamples, Samples } from './samples.ts';
import { textOf } from './text.ts';

/** A step of the machine. */
export interface Edge {
  readonly from: string;
  readonly to: string;
  readonly event: EventObject;
  readonly cause: Cause;
  /** The names of the effects that the machine requests in this step, in order. */
  readonly effects: readonly string[];
  /** The same effects as XState returns them, with their parameters. */
  readonly actions: readonly AskedAction[];
  /** The names of the machine's actions that are performed in this step, those that change the context included. */
  readonly performed: readonly string[];
  /** The names of the transitions that the machine takes in this step, in order. */
  readonly transitions: readonly string[];
  /** The snapshot after this step. That of the node differs from it in what the view omits. */
  readonly after: AnyMachineSnapshot;
  /** Whether a transition was taken: a guard may have rejected the event. */
  readonly taken: boolean;
}

/** A state of the model. */
export interface Node extends Bookkeeping {
  /** Identifies this state. */
  readonly key: string;
  /** The part of the key that a live actor's snapshot also has. */
  readonly shape: string;
  readonly snapshot: AnyMachineSnapshot;
  readonly edges: Edge[];
  /** The last step of a shortest walk to this state; null for an initial state. */
  readonly arrival: Edge | null;
  /** The input with which that walk starts. */
  readonly input: unknown;
}

export interface Model extends Graph {
  readonly machine: AnyStateMachine;
  readonly samples: AnySamples;
  /** The state value, the viewed context and the stored history as text. */
  readonly shapeOf: (snapshot: AnyMachineSnapshot) => string;
}

/** The states and steps of a machine. */
interface Graph {
  readonly nodes: ReadonlyMap<string, Node>;
  readonly edges: readonly Edge[];
  /** The initial states: one node for each input. */
  readonly starts: readonly Node[];
  /** The names of the transitions that the machine takes on the way to each initial state. */
  readonly transitionsAtStart: ReadonlyMap<Node, readonly string[]>;
  /** The names of the machine's actions that are performed when it starts. */
  readonly performedAtStart: readonly string[];
  /** The nodes where `within` forbade an event. */
  readonly bounded: ReadonlySet<Node>;
}

/**
 * Returns the model of a machine. It is explored breadth first when its graph is first read: many tests use only its samples.
 * That throws when there are more than `limit` states: restrict them with `view` or `within`.
 */
export function modelOf<Machine extends AnyStateMachine>(
  machine: Machine,
  samples: Samples<Machine>,
  limit = 5000,
): Model {
  return explore(machine, forgetTypes(samples), limit);
}

/** Returns the same machine explored from only some of its initial states. */
export function startingFrom(model: Model, inputs: readonly unknown[]): Model {
  return explore(model.machine, { ...model.samples, inputs }, model.nodes.size + 1);
}

/** Returns the model of the same machine in which these actors never fail. */
export function withoutFailuresOf(model: Model, names: readonly string[]): Model {
  const actors = Object.entries(model.samples.actors).map(([name, ends]) => [
    name,
    names.includes(name) ? { ...ends, error: [] } : ends,
  ]);
  const samples = { ...model.samples, actors: Object.fromEntries(actors) };
  return explore(model.machine, samples, model.nodes.size + 1);
}

/** Returns the model of the same machine in which only the allowed events are tried. */
export function allowing(model: Model, isAllowed: NonNullable<AnySamples['within']>): Model {
  const { within = () => true } = model.samples;
  const both: typeof isAllowed = (snapshot, event) => within(snapshot, event) && isAllowed(snapshot, event);
  return explore(model.machine, { ...model.samples, within: both }, model.nodes.size + 1);
}

/** Returns the model of the same machine in an environment that responds to these effects at once. */
export const echoing = (model: Model, echoes: Echoes): Model =>
  explore(model.machine, { ...model.samples, echoes }, model.nodes.size + 1);

/** Returns the model of another machine with the same samples, such as one with a fault. */
export function modelAs(model: Model, machine: AnyStateMachine, limit = 5000): Model {
  return explore(machine, model.samples, limit);
}

/** Returns the node with this key. */
export function nodeOf(model: Model, key: string): Node {
  const node = model.nodes.get(key);
  if (!node) throw new Error(`${model.machine.id} has no state ${key}`);
  return node;
}

function explore(machine: AnyStateMachine, samples: AnySamples, limit: number): Model {
  const view = samples.view ?? ((context: unknown) => context);
  const shapeOf = (snapshot: AnyMachineSnapshot): string => {
    const { value, context, status } = snapshot;
    return textOf([value, view(context), status, ...rememberedIn(snapshot)]);
  };
  let graph: Graph | undefined;
  const explored = (): Graph => (graph ??= graphOf({ machine, samples, shapeOf }, limit));
  return {
    machine,
    samples,
    shapeOf,
    get nodes() {
      return explored().nodes;
    },
    get edges() {
      return explored().edges;
    },
    get starts() {
      return explored().starts;
    },
    get transitionsAtStart() {
      return explored().transitionsAtStart;
    },
    get performedAtStart() {
      return explored().performedAtStart;
    },
    get bounded() {
      return explored().bounded;
    },
  };
}

function graphOf({ machine, samples, shapeOf }: Omit<Model, keyof Graph>, limit: number): Graph {
  const { observed, performedIn } = withObservedActions(withEchoedActions(machine, samples.echoes));
  const nodes = new Map<string, Node>();
  const edges: Edge[] = [];
  const bounded = new Set<Node>();

  const visit = (
    snapshot: AnyMachineSnapshot,
    books: Bookkeeping,
    arrival: Edge | null,
    input: unknown,
  ): Node => {
    const key = arrival?.to ?? keyOf(shapeOf(snapshot), books);
    const known = nodes.get(key);
    if (known) return known;
    if (nodes.size >= limit)
      throw new Error(`${machine.id} has more than ${limit} states: narrow its samples by view or within`);
    const node: Node = { ...books, key, shape: shapeOf(snapshot), snapshot, edges: [], arrival, input };
    nodes.set(key, node);
    return node;
  };

  const performedAtStart: string[] = [];
  const transitionsAtStart = new Map<Node, readonly string[]>();
  const starts = (samples.inputs ?? [samples.input]).map((input) => {
    const { snapshot, actions, transitions } = initialStep(observed, input);
    performedAtStart.push(...performedIn(actions));
    const node = visit(snapshot, begin(actions), null, input);
    if (!transitionsAtStart.has(node)) transitionsAtStart.set(node, transitions);
    return node;
  });
  // A map also yields items that are added during iteration, in order: this is the breadth-first queue.
  for (const node of nodes.values()) {
    const choices = choicesIn(node, samples);
    const tried = choices.filter(({ event }) => samples.within?.(node.snapshot, event) ?? true);
    if (tried.length < choices.length) bounded.add(node);
    for (const { event, cause } of tried) {
      const { snapshot, actions, transitions } = transitionWithEchoes(
        observed,
        node.snapshot,
        event,
        samples.echoes,
      );
      const books = follow(node, cause, snapshot, actions);
      const key = keyOf(shapeOf(snapshot), books);
      const edge: Edge = {
        from: node.key,
        // The text of the known state, so that the memory holds one.
        to: nodes.get(key)?.key ?? key,
        event,
        cause,
        effects: effectsOf(node.snapshot, snapshot, actions),
        actions,
        performed: performedIn(actions),
        transitions,
        after: snapshot,
        taken: node.snapshot.can(event),
      };
      visit(snapshot, books, edge, node.input);
      node.edges.push(edge);
      edges.push(edge);
    }
  }
  return { nodes, edges, starts: [...new Set(starts)], transitionsAtStart, performedAtStart, bounded };
}

/** The targets of the history states. While their parent is active they have no effect: leaving it overwrites them. */
export function rememberedIn({ historyValue, _nodes: active, machine }: AnyMachineSnapshot): string[] {
  const remembered: Record<string, AnyStateNode[]> = historyValue;
  const nodes: AnyStateNode[] = active;
  return Object.entries(remembered)
    .filter(([id]) => nodes.every((node) => node !== machine.getStateNodeById(id).parent))
    .flatMap(([, targets]) => targets.map(({ id }) => id));
}

function keyOf(shape: string, { ended, timers }: Bookkeeping): string {
  return `${shape} ${textOf([[...ended].toSorted(), [...timers.keys()].toSorted()])}`;
}
