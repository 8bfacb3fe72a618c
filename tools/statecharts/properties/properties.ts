/** The properties of a system of machines, with the faults that its walks must find. */
import { StateMachine, type AnyStateMachine } from 'xstate';
import { copyOf, isPart, type Part } from '../mutants/chart.ts';
import type { Written } from '../mutants/fault.ts';
import { withFault } from '../mutants/mutations.ts';
import { textOf } from '../explorer/text.ts';
import type { TestInvariantContext, TestTemporal } from './contract.ts';
import {
  liveSystem,
  placeOfSystem,
  type SystemOptions,
  type SystemSnapshot,
  type SystemStep,
} from './live-system.ts';
import { findCounterexample, type Counterexample } from './property-test.ts';

export type SystemContext = TestInvariantContext<SystemStep, SystemSnapshot>;
export type SystemProperty = TestTemporal<SystemStep, SystemSnapshot>;

/** Properties of one system, and how its walks are generated. */
export interface PropertySet {
  readonly systems: readonly SystemOptions[];
  readonly properties: readonly SystemProperty[];
  readonly faults: readonly PlantedFault[];
  readonly numRuns?: number;
  readonly maxCommands?: number;
  /** The value that distinguishes states for the search, next to the states of the machines. */
  readonly view?: (snapshot: SystemSnapshot) => unknown;
}

/** A fault of one machine that violates a property. */
export interface PlantedFault {
  /** The id of the property. */
  readonly violates: string;
  readonly machine: AnyStateMachine;
  /** The name of a mutant of the machine, as `npm run mutants` prints it, or the changed machine. */
  readonly fault: string | AnyStateMachine;
}

/** Returns a shrunk walk that violates one of the properties; null if they hold on all walks. */
export function violationOf(
  { systems, properties, view = () => null, ...walks }: PropertySet,
  replaced: SystemOptions['replaced'] = {},
  only?: string,
): Counterexample | null {
  for (const system of systems) {
    const found = findCounterexample({
      ...walks,
      sut: liveSystem({ ...system, replaced }),
      temporal: properties,
      place: (snapshot) => `${placeOfSystem(snapshot)}\n${textOf(view(snapshot))}`,
      ...(only === undefined ? {} : { only }),
    });
    if (found !== null) return found;
  }
  return null;
}

/** Returns the shrunk walk on which a planted fault violates its property. */
export function violationBy(
  { machine, fault, violates }: PlantedFault,
  set: PropertySet,
): Counterexample | null {
  const faulty = typeof fault === 'string' ? withMutation(machine, fault) : fault;
  return violationOf(set, { [machine.id]: faulty }, violates);
}

/**
 * Returns the machine with the fault of a mutant.
 * @throws Error when it has no mutant of this name.
 */
export const withMutation = (machine: AnyStateMachine, id: string): AnyStateMachine =>
  rebuilt(machine, (written) => withFault(written, id));

/** Returns the machine with a changed copy of its configuration. */
export const withChange = (machine: AnyStateMachine, change: (config: Part) => void): AnyStateMachine =>
  rebuilt(machine, (written) => {
    const copy = copyOf(written);
    change(copy.config);
    return copy;
  });

function rebuilt(machine: AnyStateMachine, change: (written: Written) => Written): AnyStateMachine {
  const { config, implementations } = machine;
  const { delays, actions } = implementations;
  if (!isPart(config) || !isPart(delays) || !isPart(actions))
    throw new Error(`${machine.id} has no configuration`);
  const changed = change({ config, delays, actions });
  return new StateMachine(changed.config as AnyStateMachine['config'], {
    ...implementations,
    delays: changed.delays as typeof implementations.delays,
    actions: changed.actions as typeof implementations.actions,
  });
}
