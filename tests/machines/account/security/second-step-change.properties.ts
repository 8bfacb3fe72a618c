/** Properties that hold while the second step is changed, whatever the host answers. */
import type { AnyMachineSnapshot } from 'xstate';
import { secondStepChangeMachine } from '../../../../src/machines/account/security/second-step-change.machine.ts';
import type { PropertySet } from 'statechart-tools/properties/properties';
import { always, obeys, partOf, type Rule } from 'statechart-tools/properties/temporal';
import {
  all,
  does,
  done,
  eventsOf,
  failed,
  faultsOf,
  has,
  isKind,
  isSame,
  runs,
  starts,
  stateOf,
  systemsOf,
} from '../../support/property-parts.ts';
import { model } from './second-step-change.model.ts';

type State = AnyMachineSnapshot;

const isShown = (state: State): boolean => has('codes')(state) && !has('confirming')(state);
const endsWith =
  (output: unknown) =>
  (state: State): boolean =>
    state.status === 'done' && isSame(state.output, output);
const resultIn = (event: object): unknown => partOf(event, 'output', 'result');
const codesIn = (state: State): unknown => state.context.created.codes;

const requests: readonly Rule[] = [
  {
    on: 'codes.copy',
    when: isShown,
    leadsTo: starts('copyCodes', (input, _, before) => isSame(partOf(input, 'codes'), codesIn(before))),
  },
  {
    on: 'codes.download',
    when: isShown,
    leadsTo: all(
      isShown,
      does('downloadCodes', (codes, _, before) => isSame(codes, codesIn(before))),
    ),
  },
  {
    on: 'codes.confirm',
    when: isShown,
    leadsTo: all(
      has('confirming'),
      starts('confirmCodes', (input, _, { context }) => partOf(input, 'token') === context.created.token),
    ),
  },
  {
    on: 'change.cancel',
    when: (state) => isShown(state) && !has('reminded')(state),
    leadsTo: all(isShown, has('reminded')),
  },
  { on: 'change.cancel', when: has('reminded'), leadsTo: (state) => state.status === 'done' },
  {
    on: 'change.cancel',
    when: has('confirming'),
    leadsTo: all(has('reminded'), (state) => !runs('confirmCodes')(state)),
  },
];

const answers: readonly Rule[] = [
  {
    on: done('changeSecondStep'),
    when: (_, event) => partOf(event, 'output', 'kind') === 'confirmed' && resultIn(event) !== null,
    leadsTo: all(isShown, (state, _, event) => isSame(codesIn(state), partOf(resultIn(event), 'codes'))),
  },
  {
    on: done('changeSecondStep'),
    when: (_, event) => partOf(event, 'output', 'kind') === 'confirmed' && resultIn(event) === null,
    leadsTo: endsWith({ on: false, codesLeft: 0 }),
  },
  { on: done('changeSecondStep'), when: isKind('abandoned'), leadsTo: endsWith('unknown') },
  { on: done('changeSecondStep'), when: isKind('canceled'), leadsTo: endsWith(null) },
  { on: failed('changeSecondStep'), leadsTo: endsWith(null) },
  {
    on: done('copyCodes'),
    leadsTo: all(
      isShown,
      does('showToast', (params) => partOf(params, 'key') === 'codesCopied'),
    ),
  },
  {
    on: failed('copyCodes'),
    leadsTo: all(
      isShown,
      does('showToast', (params) => partOf(params, 'key') === 'codesNotCopied'),
    ),
  },
  {
    on: done('confirmCodes'),
    when: isKind('done'),
    leadsTo: (state, _, event) => endsWith(resultIn(event))(state),
  },
  { on: done('confirmCodes'), when: isKind('abandoned'), leadsTo: endsWith('unknown') },
  {
    on: done('confirmCodes'),
    when: isKind('rejected'),
    leadsTo: all(isShown, has('rejected'), (state, _, event) =>
      isSame(state.context.failure, partOf(event, 'output', 'failure')),
    ),
  },
  { on: failed('confirmCodes'), leadsTo: endsWith('unknown') },
  { on: failed('warnOfLeaving'), leadsTo: isShown },
];

export const properties: PropertySet = {
  systems: systemsOf(model, eventsOf(...requests)),
  maxCommands: 14,
  properties: [
    obeys('the codes can be copied, saved and confirmed as long as they are shown', requests),
    obeys('each answer ends the change, or shows the codes', answers),
    always('codes are shown once there are some', (context) => {
      const state = stateOf(context);
      return state.status !== 'active' || has('codes')(state) === (state.context.created !== null);
    }),
    always('the change is requested as it was chosen', ({ event, effects, snapshot }) =>
      event === null
        ? effects.some(
            ({ name, params }) =>
              name === 'changeSecondStep' && partOf(params, 'action') === snapshot.snapshot.context.action,
          )
        : true,
    ),
    always('the browser asks before the page with the codes is left', (context) => {
      const { event } = context;
      const isShownAnew = isShown(stateOf(context)) && !isShown(context.previousSnapshot.snapshot);
      return event === null || !isShownAnew || runs('warnOfLeaving')(stateOf(context));
    }),
  ],
  faults: faultsOf(secondStepChangeMachine, {
    'the codes can be copied, saved and confirmed as long as they are shown':
      'secondStepChange.showingCodes on codes.copy: goes to reminded',
    'each answer ends the change, or shows the codes':
      'secondStepChange.confirming confirmCodes done[1]: goes to asking',
    'codes are shown once there are some': 'secondStepChange.showingCodes: without tag codes',
    'the change is requested as it was chosen': 'secondStepChange.asking changeSecondStep: without input',
    'the browser asks before the page with the codes is left':
      'secondStepChange.showingCodes warnOfLeaving: not invoked',
  }),
};
