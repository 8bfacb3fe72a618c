/** Properties of the age check, whatever the user and the host do. */
import { ageGateMachine } from '../../../src/machines/safety/age-gate.machine.ts';
import type { PropertySet } from 'statechart-tools/properties/properties';
import { always, obeys, partOf, type Rule } from 'statechart-tools/properties/temporal';
import {
  all,
  at,
  both,
  does,
  doesNot,
  done,
  eventsOf,
  failed,
  faultsOf,
  has,
  isKind,
  starts,
  startsNothing,
  stateOf,
  stays,
  systemsOf,
} from '../support/property-parts.ts';
import { model } from './age-gate.model.ts';

const isAt = (event: object, until: number): boolean => Number(partOf(event, 'at')) >= until;
const checks = all(has('busy'), starts('fetchAge'));

const requests: readonly Rule[] = [
  { on: 'age.request', when: at('unknown', 'failed'), leadsTo: checks },
  {
    on: 'age.request',
    when: (state, event) => has('refused')(state) && isAt(event, state.context.until),
    leadsTo: checks,
  },
  {
    on: 'age.request',
    when: (state, event) => has('refused')(state) && !isAt(event, state.context.until),
    leadsTo: all(has('refused'), startsNothing),
  },
  { on: 'age.required', when: at('unknown', 'failed', 'confirmed'), leadsTo: checks },
  { on: 'load.retry', when: has('failed', 'slow'), leadsTo: checks },
  { on: 'load.cancel', when: has('slow'), leadsTo: has('failed') },
  { on: 'birthDate.request', when: has('doubted'), leadsTo: all(has('asking'), starts('submitBirthDate')) },
  {
    on: 'nfsw.choose',
    when: (state) => at({ confirmed: 'idle' })(state) && state.context.adult,
    leadsTo: starts(
      'saveMatureContent',
      (input, event) => partOf(input, 'wanted') === partOf(event, 'wanted'),
    ),
  },
  { on: 'nfsw.choose', when: (state) => !state.context.adult, leadsTo: all(stays, startsNothing) },
  {
    on: 'user.changed',
    leadsTo: ({ context, ...state }) =>
      !context.adult && !context.nfsw && context.until === 0 && state.value === 'unknown',
  },
];

/** The status that an answer of the host has. */
const isStatus =
  (child: string, status: string) =>
  (_: unknown, event: object): boolean => {
    const answer = child === 'fetchAge' ? partOf(event, 'output') : partOf(event, 'output', 'result');
    return status === 'none' ? answer === null : partOf(answer, 'status') === status;
  };

const isDoubted = (event: object): boolean => partOf(event, 'output', 'doubted') === true;

const decisions = ['fetchAge', 'submitBirthDate'].flatMap((child): Rule[] => [
  {
    on: done(child),
    when: isStatus(child, 'confirmed'),
    leadsTo: (state, _, event) => {
      const answer = child === 'fetchAge' ? partOf(event, 'output') : partOf(event, 'output', 'result');
      return has('confirmed')(state) && state.context.adult === partOf(answer, 'adult');
    },
  },
  {
    on: done(child),
    when: isStatus(child, 'refused'),
    leadsTo: (state) => has('refused')(state) && state.context.until > 0,
  },
  {
    on: done(child),
    when: (state, event) => isStatus(child, 'unknown')(state, event) && !isDoubted(event),
    leadsTo: all(has('asking'), starts('submitBirthDate')),
  },
  {
    on: done(child),
    when: isStatus(child, 'none'),
    leadsTo: (state) => !has('busy', 'asking', 'refused', 'failed', 'confirmed')(state),
  },
]);

const answers: readonly Rule[] = [
  ...decisions,
  {
    on: done('fetchAge'),
    when: (_, event) => isDoubted(event),
    leadsTo: all(has('doubted'), starts('confirmAdult'), (state) => state.context.sentence === 'I am 13'),
  },
  {
    on: done('confirmAdult'),
    when: isStatus('confirmAdult', 'confirmed'),
    leadsTo: all(has('confirmed'), does('announceAge')),
  },
  {
    on: done('confirmAdult'),
    when: (state, event) => !isStatus('confirmAdult', 'confirmed')(state, event),
    leadsTo: all(checks, doesNot('announceAge')),
  },
  { on: failed('confirmAdult'), leadsTo: has('failed') },
  { on: failed('fetchAge'), leadsTo: has('failed') },
  { on: failed('submitBirthDate'), leadsTo: has('failed') },
  { on: done('submitBirthDate'), when: isKind('abandoned'), leadsTo: checks },
  {
    on: done('submitBirthDate'),
    when: both(isKind('confirmed'), (_, event) => !isStatus('submitBirthDate', 'refused')(_, event)),
    leadsTo: (state, context, event) =>
      isStatus('submitBirthDate', 'unknown')(state, event)
        ? doesNot('announceAge')(state, context, event)
        : does('announceAge')(state, context, event),
  },
  { on: failed('watchUser'), leadsTo: stays },
];

const choices: readonly Rule[] = [
  {
    on: done('saveMatureContent'),
    when: isKind('done'),
    leadsTo: all(
      (state, _, event) => state.context.nfsw === partOf(event, 'output', 'result', 'nfsw'),
      does(
        'applyNfsw',
        (params, event) => partOf(params, 'nfsw') === partOf(event, 'output', 'result', 'nfsw'),
      ),
      doesNot('showToast'),
    ),
  },
  {
    on: done('saveMatureContent'),
    when: isKind('rejected'),
    leadsTo: all(does('showToast'), doesNot('applyNfsw')),
  },
  { on: done('saveMatureContent'), when: isKind('abandoned'), leadsTo: doesNot('showToast', 'applyNfsw') },
];

export const properties: PropertySet = {
  systems: systemsOf(model, eventsOf(...requests)),
  view: ({ snapshot: { context } }) => [context.adult, context.nfsw],
  properties: [
    obeys('what is asked for is accepted', requests),
    obeys('the host decides', answers),
    obeys('a choice about mature content is applied, or its failure is shown', choices),
    always('mature content is for confirmed adults', (context) => {
      const { adult, nfsw } = stateOf(context).context;
      return !nfsw || adult;
    }),
  ],
  faults: faultsOf(ageGateMachine, {
    'what is asked for is accepted': 'ageGate.failed on age.request: dropped',
    'the host decides': 'ageGate.asking submitBirthDate done[1]: without announceAge',
    'a choice about mature content is applied, or its failure is shown':
      'ageGate.confirmed.saving saveMatureContent done[2]: without showToast',
    'mature content is for confirmed adults':
      'ageGate.confirmed.idle on nfsw.choose: guard isAdult always holds',
  }),
};
