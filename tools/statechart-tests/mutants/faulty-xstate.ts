/** Wraps xstate's `setup`: the machine with a given id is created with a fault. */
import type { setup } from 'xstate';
import { isPart, type Part } from './chart.ts';
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
        if (fault === undefined || fault.machine !== config['id'])
          return Reflect.apply(made.createMachine, made, [config]);
        const delays = isPart(declared['delays']) ? declared['delays'] : {};
        const faulty = withFault({ config, delays }, fault.id);
        const remade = Reflect.apply(real, undefined, [{ ...declared, delays: faulty.delays }]);
        return Reflect.apply(remade.createMachine, remade, [faulty.config]);
      },
    };
  };
}
