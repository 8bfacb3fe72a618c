import { createMachine, type AnyStateMachine, type StateValue } from 'xstate';
import { transitionName } from '../statechart-tests/machine-parts.ts';
import { layOut, type Layout } from '../charts/layout.ts';
import { drawSvg } from '../charts/svg.ts';

/** A machine that can be drawn. It cannot run: of its functions only the names came. */
export function machineFrom(definition: string): AnyStateMachine | null {
  const known = machines.get(definition);
  if (known !== undefined) return known;
  const config: unknown = JSON.parse(definition);
  if (typeof config !== 'object' || config === null || !('states' in config || 'on' in config)) return null;
  // The page that tells has run it as a configuration.
  const machine = createMachine(config as Parameters<typeof createMachine>[0]);
  machines.set(definition, machine);
  return machine;
}

/** The chart as SVG text, its active states lit and the transitions that led there marked. */
export async function chartOf(
  machine: AnyStateMachine,
  value: StateValue,
  taken: readonly string[],
): Promise<string> {
  const layout = layouts.get(machine) ?? layOut(machine);
  layouts.set(machine, layout);
  return drawSvg(machine, await layout, activeIn(machine, value), (transition) =>
    taken.includes(transitionName(transition)) ? { kind: 'taken', words: 'the last transition' } : null,
  );
}

/** The ids of the active states, without the machine itself, which always is. */
export function activeIn(machine: AnyStateMachine, value: StateValue): Set<string> {
  const nodes = machine.resolveState({ value, context: {} })._nodes;
  return new Set(nodes.map(({ id }) => id).filter((id) => id !== machine.root.id));
}

/** The types of events that somebody outside may send in this state, in alphabetical order. */
export function typesHeardIn(machine: AnyStateMachine, value: StateValue): string[] {
  const types = machine.resolveState({ value, context: {} })._nodes.flatMap(({ ownEvents }) => ownEvents);
  return [...new Set(types)]
    .filter((type) => !/^xstate\.|\*/.test(type))
    .toSorted((one, other) => one.localeCompare(other));
}

const machines = new Map<string, AnyStateMachine>();
/** To lay a chart out is slow; to draw it is not. */
const layouts = new WeakMap<AnyStateMachine, Promise<Layout>>();
