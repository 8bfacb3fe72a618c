import { createMachine, type AnyStateMachine, type AnyStateNode, type StateValue } from 'xstate';
import { transitionName } from '../explorer/machine-parts.ts';
import { layOut, type Layout } from '../charts/layout.ts';
import { drawSvg } from '../charts/svg.ts';

/** Creates a machine that can be drawn. It cannot run: the definition contains only the names of its functions. */
export function machineFrom(definition: string): AnyStateMachine | null {
  const known = machines.get(definition);
  if (known !== undefined) return known;
  const config: unknown = JSON.parse(definition);
  if (typeof config !== 'object' || config === null || !('states' in config || 'on' in config)) return null;
  // The inspected page has run this configuration.
  const machine = createMachine(config as Parameters<typeof createMachine>[0]);
  machines.set(definition, machine);
  return machine;
}

export interface Chart {
  readonly machine: AnyStateMachine;
  readonly value: StateValue;
  /** The names of the last transitions. */
  readonly taken: readonly string[];
  /** The ids of the states of which only the name is drawn. */
  readonly folded: ReadonlySet<string>;
}

/** Returns the chart as SVG text, with its active states highlighted and the last transitions marked. */
export async function chartOf({ machine, value, taken, folded }: Chart): Promise<string> {
  const layout =
    (folded.size === 0 ? layouts.get(machine) : undefined) ?? layOut({ root: machine.root, folded });
  if (folded.size === 0) layouts.set(machine, layout);
  return drawSvg(machine.id, await layout, activeIn(machine, value), (transition) =>
    taken.includes(transitionName(transition)) ? { kind: 'taken', words: 'the last transition' } : null,
  );
}

/** Returns the ids of the active states, without the machine itself, which is always active. */
export function activeIn(machine: AnyStateMachine, value: StateValue): Set<string> {
  const nodes = machine.resolveState({ value, context: {} })._nodes;
  return new Set(nodes.map(({ id }) => id).filter((id) => id !== machine.root.id));
}

/** Returns the states that contain states, without the machine itself. */
export const foldableIn = (machine: AnyStateMachine): readonly AnyStateNode[] => compoundBelow(machine.root);

const compoundBelow = (node: AnyStateNode): AnyStateNode[] =>
  Object.values(node.states).flatMap((child) =>
    Object.keys(child.states).length === 0 ? [] : [child, ...compoundBelow(child)],
  );

/** Returns the types of events that can be sent from outside in this state, in alphabetical order. */
export function typesHeardIn(machine: AnyStateMachine, value: StateValue): string[] {
  const types = machine.resolveState({ value, context: {} })._nodes.flatMap(({ ownEvents }) => ownEvents);
  return [...new Set(types)]
    .filter((type) => !/^xstate\.|\*/.test(type))
    .toSorted((one, other) => one.localeCompare(other));
}

const machines = new Map<string, AnyStateMachine>();
/** Computing a layout is slow; drawing it is not. */
const layouts = new WeakMap<AnyStateMachine, Promise<Layout>>();
