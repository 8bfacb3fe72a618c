/** Properties that hold while a passkey is added, whatever the browser and the host answer. */
import type { AnyMachineSnapshot } from 'xstate';
import { passkeyRegistrationMachine } from '../../../../src/machines/account/security/passkey-registration.machine.ts';
import type { PropertySet } from 'statechart-tools/properties/properties';
import { always, obeys, partOf, type Rule } from 'statechart-tools/properties/temporal';
import {
  all,
  at,
  done,
  eventsOf,
  failed,
  faultsOf,
  has,
  isKind,
  isSame,
  longWait,
  startsNothing,
  starts,
  stateOf,
  systemsOf,
} from '../../support/property-parts.ts';
import { model } from './passkey-registration.model.ts';

const isAsking = at('asking');
const isEnded = ({ status }: AnyMachineSnapshot): boolean => status === 'done';
const fails = all(has('failed'), (state) => state.context.failure !== null);

const requests: readonly Rule[] = [
  {
    on: 'proof.submit',
    when: isAsking,
    leadsTo: all(
      has('busy'),
      starts('startPasskey', (input, event) => partOf(input, 'password') === partOf(event, 'password')),
      ({ context }) => context.failure === null,
    ),
  },
  { on: 'registration.cancel', when: isAsking, leadsTo: (state) => isEnded(state) && state.output === null },
  {
    on: 'registration.cancel',
    when: (state) => !isAsking(state) && !at('saving')(state),
    leadsTo: all(isAsking, (state) => !has('failed', 'busy')(state), startsNothing),
  },
];

const answers: readonly Rule[] = [
  {
    on: done('startPasskey'),
    leadsTo: all(
      has('prompting'),
      starts('createPasskey', (input, event) => isSame(input, partOf(event, 'output'))),
    ),
  },
  {
    on: done('createPasskey'),
    leadsTo: starts('addPasskey', (input, event) => isSame(input, partOf(event, 'output'))),
  },
  {
    on: done('addPasskey'),
    when: isKind('done'),
    leadsTo: (state, _, event) => isEnded(state) && isSame(state.output, partOf(event, 'output', 'result')),
  },
  {
    on: done('addPasskey'),
    when: isKind('abandoned'),
    leadsTo: (state) => isEnded(state) && state.output === 'unknown',
  },
  { on: done('addPasskey'), when: isKind('rejected'), leadsTo: fails },
  { on: failed('startPasskey'), leadsTo: fails },
  { on: failed('createPasskey'), leadsTo: fails },
  { on: failed('addPasskey'), leadsTo: fails },
];

export const properties: PropertySet = {
  systems: systemsOf(model, eventsOf(...requests), [longWait]),
  properties: [
    obeys('a proof starts the registration, and it can be canceled', requests),
    obeys('each answer continues the registration, or is shown with the form', answers),
    always('a failure is shown with the form only', (context) => {
      const state = stateOf(context);
      return isEnded(state) || has('failed')(state) === (isAsking(state) && state.context.failure !== null);
    }),
  ],
  faults: faultsOf(passkeyRegistrationMachine, {
    'a proof starts the registration, and it can be canceled':
      'passkeyRegistration.prompting on registration.cancel: dropped',
    'each answer continues the registration, or is shown with the form':
      'passkeyRegistration.saving addPasskey failed: goes to clean',
    'a failure is shown with the form only':
      'passkeyRegistration.prompting after promptTimeout: goes to clean',
  }),
};
