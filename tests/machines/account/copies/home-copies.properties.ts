/** Properties of the copies of a home: what the server says is shown, and one change is made at a time. */
import { homeCopiesMachine } from '../../../../src/machines/account/copies/home-copies.machine.ts';
import type { PropertySet } from 'statechart-tools/properties/properties';
import { obeys, partOf, type Rule } from 'statechart-tools/properties/temporal';
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
  runs,
  starts,
  startsNothing,
  systemsOf,
} from '../../support/property-parts.ts';
import { model } from './home-copies.model.ts';

const isChanging = runs('change');
const isOn = at({ offered: { copies: 'on' } });
const isRunning = (state: Parameters<typeof isOn>[0]): boolean => state.context.copies?.state === 'running';
const startsChange = (change: string): Rule['leadsTo'] =>
  all(
    isChanging,
    starts('changeCopies', (input) => isSame(input, { change })),
  );

const changes: readonly Rule[] = [
  { on: 'copies.turnOn', when: at({ offered: { copies: 'off' } }), leadsTo: startsChange('on') },
  { on: 'copies.turnOff', when: isOn, leadsTo: startsChange('off') },
  { on: 'copies.start', when: (state) => isOn(state) && !isRunning(state), leadsTo: startsChange('now') },
];

const refused: readonly Rule[] = [
  { on: 'copies.start', when: (state) => isChanging(state) || isRunning(state), leadsTo: startsNothing },
  { on: 'copies.turnOff', when: isChanging, leadsTo: startsNothing },
  { on: 'copies.turnOn', when: (state) => isChanging(state) || isOn(state), leadsTo: startsNothing },
];

const showsAnswer = (...path: readonly string[]): Rule['leadsTo'] =>
  all(
    (state) => !isChanging(state),
    ({ context }, _, event) => isSame(context.copies, partOf(event, 'output', ...path)),
  );

const answers: readonly Rule[] = [
  { on: done('readCopies'), when: isOn, leadsTo: showsAnswer() },
  { on: done('change'), when: isKind('done'), leadsTo: showsAnswer('result') },
];

const readAgain = all((state) => !isChanging(state), starts('fetchCopies'));
const unknown: readonly Rule[] = [
  { on: done('change'), when: isKind('canceled', 'abandoned'), leadsTo: readAgain },
  { on: failed('change'), leadsTo: readAgain },
  { on: 'load.retry', when: has('failed'), leadsTo: readAgain },
];

export const properties: PropertySet = {
  systems: systemsOf(model, [...eventsOf(...changes, ...refused, ...unknown), 'key.request'], [1000]),
  properties: [
    obeys('copies are turned on, off and made as they are asked for', changes),
    obeys('one change is made at a time, and one copy', refused),
    obeys('what the server answers is shown', answers),
    obeys('where it is not known what the server has done, it is asked', unknown),
  ],
  faults: faultsOf(homeCopiesMachine, {
    'copies are turned on, off and made as they are asked for':
      'homeCopies.offered.copies.on on copies.turnOff: dropped',
    'one change is made at a time, and one copy': homeCopiesMachine.provide({
      // Also a copy that is running is taken for none.
      guards: { is: (_, { state }) => state === 'never' },
    }),
    'where it is not known what the server has done, it is asked':
      'homeCopies.offered.copies.changing change failed: goes to failed',
    'what the server answers is shown':
      'homeCopies.offered.copies.on.refresh.reading readCopies done: without setCopies',
  }),
};
