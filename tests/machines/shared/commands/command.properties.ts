/** Properties of a command, from the request until the answer is there or given up. */
import type { AnyMachineSnapshot } from 'xstate';
import type { PropertySet } from 'statechart-tools/properties/properties';
import { obeys, partOf, type Rule } from 'statechart-tools/properties/temporal';
import {
  all,
  done,
  eventsOf,
  failed,
  faultsOf,
  has,
  isSame,
  runs,
  starts,
  startsNothing,
  systemsOf,
} from '../../support/property-parts.ts';
import { attempt, idempotent, model } from './command.model.ts';

type State = AnyMachineSnapshot;

const isRejected = (state: State): boolean => state.matches('rejected');
const isPending = runs('execute');
const isUnattended = (state: State): boolean => isPending(state) && !has('busy')(state);
const isIdempotent = ({ context }: State): boolean => context.params === idempotent;
const isOver =
  (kind: string): Rule['leadsTo'] =>
  (state) =>
    state.status === 'done' && partOf(state.output, 'kind') === kind;
const repeats = all(
  has('busy'),
  (state) => !has('slow')(state) && state.context.failure === null,
  starts('execute', (input, _, { context }) => input === context.params),
);

const requests: readonly Rule[] = [
  { on: 'command.retry', when: (state) => isRejected(state) || isUnattended(state), leadsTo: repeats },
  { on: 'command.retry', when: (state) => has('slow')(state) && isIdempotent(state), leadsTo: repeats },
  {
    on: 'command.retry',
    when: (state) => isPending(state) && !isUnattended(state) && !(has('slow')(state) && isIdempotent(state)),
    leadsTo: startsNothing,
  },
  { on: 'command.cancel', when: isRejected, leadsTo: isOver('canceled') },
  { on: 'command.cancel', when: (state) => has('slow')(state) && isIdempotent(state), leadsTo: isUnattended },
  {
    on: 'command.cancel',
    when: (state) => has('slow')(state) && !isIdempotent(state),
    leadsTo: isOver('abandoned'),
  },
];

const answers: readonly Rule[] = [
  {
    on: done('execute'),
    leadsTo: all(isOver('done'), (state, _, event) =>
      isSame(partOf(state.output, 'result'), partOf(event, 'output')),
    ),
  },
  { on: failed('execute'), when: ({ context }) => context.params === attempt, leadsTo: isOver('rejected') },
  {
    on: failed('execute'),
    when: ({ context }) => context.params !== attempt,
    leadsTo: all(isRejected, ({ context }) => context.failure !== null),
  },
];

export const properties: PropertySet = {
  systems: systemsOf(model, eventsOf(...requests)),
  properties: [
    obeys('a command is sent again, or given up, where nothing is done twice', requests),
    obeys('the answer ends the command, however late', answers),
  ],
  faults: faultsOf(model.machine, {
    'a command is sent again, or given up, where nothing is done twice':
      'command.pending entry: without clearFailure',
    'the answer ends the command, however late': 'command.pending execute failed[1]: without setFailure',
  }),
};
