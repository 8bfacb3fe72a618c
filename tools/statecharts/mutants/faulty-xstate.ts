/** Wraps xstate's `setup`: the machine with a given id is created with a fault. */
import type { setup } from 'xstate';
import { isPart, type Part } from './chart.ts';
import { isOfCode } from './code/rewrite.ts';
import { withFault } from './mutations.ts';

interface Fault {
  readonly machine: string;
  readonly id: string;
}

/** A machine that needs more steps for one event never reaches a stable state: it fails before it fills the memory. */
const maxIterations = 1000;

/** Requests the fault whenever a machine is created. */
export function withFaultsFrom(real: typeof setup, faultNow: () => Fault | undefined): unknown {
  return (declared: Part) => {
    const made = Reflect.apply(real, undefined, [declared]);
    return {
      ...made,
      createMachine(config: Part) {
        const fault = faultNow();
        if (fault === undefined || fault.machine !== config['id'])
          return Reflect.apply(made.createMachine, made, [config]);
        const limited = { ...config, options: { maxIterations } };
        if (isOfCode(fault.machine, fault.id)) return Reflect.apply(made.createMachine, made, [limited]);
        const [delays, actions] = [partOf(declared['delays']), partOf(declared['actions'])];
        const { config: faulty, ...implementations } = withFault(
          { config: limited, delays, actions },
          fault.id,
        );
        const remade = Reflect.apply(real, undefined, [{ ...declared, ...implementations }]);
        return Reflect.apply(remade.createMachine, remade, [faulty]);
      },
    };
  };
}

function partOf(value: unknown): Part {
  return isPart(value) ? value : {};
}
