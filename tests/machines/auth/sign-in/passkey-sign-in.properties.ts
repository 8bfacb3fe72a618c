/** Properties that hold while a user signs in with a passkey, whatever the browser and the host answer. */
import type { AnyMachineSnapshot } from 'xstate';
import { passkeySignInMachine } from '../../../../src/machines/auth/sign-in/passkey-sign-in.machine.ts';
import type { PropertySet } from 'statechart-tools/properties/properties';
import { always, obeys, partOf, type Rule } from 'statechart-tools/properties/temporal';
import {
  all,
  done,
  eventsOf,
  failed,
  faultsOf,
  has,
  isSame,
  longWait,
  starts,
  startsNothing,
  stateBefore,
  stateOf,
  systemsOf,
} from '../../support/property-parts.ts';
import { model } from './passkey-sign-in.model.ts';

const isFree = (state: AnyMachineSnapshot): boolean => has('offered')(state) && !has('busy')(state);
const isHidden = (state: AnyMachineSnapshot): boolean => !has('offered')(state) && state.status === 'active';
const fails = all(isFree, has('failed'), (state) => state.context.failure !== null);

const requests: readonly Rule[] = [
  {
    on: 'passkey.choose',
    when: isFree,
    leadsTo: all(
      has('busy'),
      ({ context }) => context.failure === null,
      starts('startSignIn', (input, _, { context }) => isSame(partOf(input, 'step'), context.step)),
    ),
  },
  {
    on: 'passkey.cancel',
    when: has('busy'),
    leadsTo: all(isFree, startsNothing, (state) => !has('failed')(state)),
  },
];

const answers: readonly Rule[] = [
  { on: done('checkSupport'), when: (_, event) => partOf(event, 'output') === true, leadsTo: isFree },
  { on: done('checkSupport'), when: (_, event) => partOf(event, 'output') === false, leadsTo: isHidden },
  { on: failed('checkSupport'), leadsTo: isHidden },
  { on: done('startSignIn'), leadsTo: all(has('prompting'), starts('promptPasskey')) },
  {
    on: done('promptPasskey'),
    leadsTo: starts('finishSignIn', (input, event) =>
      JSON.stringify(input).includes(JSON.stringify(partOf(event, 'output', 'id'))),
    ),
  },
  {
    on: done('finishSignIn'),
    leadsTo: (state, _, event) => state.status === 'done' && isSame(state.output, partOf(event, 'output')),
  },
  ...['startSignIn', 'promptPasskey', 'finishSignIn'].map((child) => ({ on: failed(child), leadsTo: fails })),
];

export const properties: PropertySet = {
  systems: systemsOf(model, eventsOf(...requests), [longWait]),
  properties: [
    obeys('a passkey can be chosen and given up where it is offered', requests),
    obeys('each answer continues the sign-in, or is shown with the button', answers),
    always('what is offered stays so until the sign-in ends', (context) => {
      const [was, is] = [has('offered')(stateBefore(context)), has('offered')(stateOf(context))];
      return !was || is || stateOf(context).status === 'done';
    }),
    always('a prompt that nobody answers is a failure', (context) => {
      const hasEnded = context.event?.path === null && has('prompting')(stateBefore(context));
      return !hasEnded || has('failed', 'prompting')(stateOf(context));
    }),
  ],
  faults: faultsOf(passkeySignInMachine, {
    'a passkey can be chosen and given up where it is offered':
      'passkeySignIn.signingIn on passkey.cancel: goes to signingIn',
    'each answer continues the sign-in, or is shown with the button':
      'passkeySignIn.signingIn.finishing finishSignIn failed: goes to clean',
    'what is offered stays so until the sign-in ends': 'passkeySignIn.signingIn: without tag offered',
    'a prompt that nobody answers is a failure':
      'passkeySignIn.signingIn.prompting after promptTimeout: goes to clean',
  }),
};
