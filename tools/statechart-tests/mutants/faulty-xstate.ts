/** Wraps xstate's `setup`: the machine with a given id is created with a fault. */
import type { setup } from 'xstate';
import { isPart, type Part } from './chart.ts';
import { isOfCode } from './code/rewrite.ts';
import { withFault } from './mutations.ts';

interface Fault {
  readonly machine: string;
  readonly id: string;
}

/** Requests the fault whenever a machine is created. */
export function withFaultsFrom(real: typeof setup, faultNow: () => Fault | undefined): unknown {
  return (declared: Part) => {
    const made = Reflect.apply(real, undefined, [declared]);
    return {
      ...made,
      createMachine(config: Part) {
        const fault = faultNow();
        if (fault === undefined || fault.machine !== config['id'] || isOfCode(fault.machine, fault.id))
          return Reflect.apply(made.createMachine, made, [config]);
        const [delays, actions] = [partOf(declared['delays']), partOf(declared['actions'])];
        const { config: faulty, ...implementations } = withFault({ config, delays, actions }, fault.id);
        const remade = Reflect.apply(real, undefined, [{ ...declared, ...implementations }]);
        return Reflect.apply(remade.createMachine, remade, [faulty]);
      },
    };
  };
}

function partOf(value: unknown): Part {
  return isPart(value) ? value : {};
}
