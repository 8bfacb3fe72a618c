/** Properties of a list of keys: nothing that is written is lost. */
import type { AnyMachineSnapshot } from 'xstate';
import { keyListMachine } from '../../../../../src/machines/lore/entries/keys/key-list.machine.ts';
import type { PropertySet } from 'statechart-tools/properties/properties';
import { obeys, partOf, type Rule } from 'statechart-tools/properties/temporal';
import { eventsOf, faultsOf, isSame, stateBefore, systemsOf } from '../../../support/property-parts.ts';
import { model } from './key-list.model.ts';

type State = AnyMachineSnapshot;

const keysIn = ({ context }: State): readonly string[] => context.keys;
const hasAll = (state: State, keys: readonly string[]): boolean =>
  keys.every((key) => keysIn(state).includes(key));

const requests: readonly Rule[] = [
  {
    on: 'text.change',
    leadsTo: (state, context, event) =>
      hasAll(state, keysIn(stateBefore(context))) &&
      (partOf(event, 'text') === 'sea' ? state.context.written === 'sea' : hasAll(state, ['/a,b/i'])),
  },
  { on: 'text.compose', leadsTo: ({ context }, _, event) => context.written === partOf(event, 'text') },
  {
    on: 'text.submit',
    when: ({ context }) => context.written !== '',
    leadsTo: (state, context) => state.context.written === '' && hasAll(state, keysIn(stateBefore(context))),
  },
  {
    on: 'text.submit',
    when: (state) => state.context.written === 'sea' && !keysIn(state).includes('sea'),
    leadsTo: (state) => hasAll(state, ['sea']),
  },
  { on: 'list.paste', leadsTo: (state) => hasAll(state, ['tide', 'foam']) },
  { on: 'list.restore', leadsTo: (state) => isSame(keysIn(state).toSorted(), ['lamp', 'lighthouse']) },
  { on: 'key.remove', leadsTo: (state, _, event) => !keysIn(state).includes(String(partOf(event, 'key'))) },
  {
    on: 'key.removeLast',
    when: ({ context }) => context.written === '',
    leadsTo: (state, context) => isSame(keysIn(state), keysIn(stateBefore(context)).slice(0, -1)),
  },
  {
    on: 'key.removeLast',
    when: ({ context }) => context.written !== '',
    leadsTo: (state, context) => isSame(keysIn(state), keysIn(stateBefore(context))),
  },
];

export const properties: PropertySet = {
  systems: systemsOf(model, eventsOf(...requests)),
  maxCommands: 12,
  properties: [obeys('each key that is written, pasted or removed is shown so', requests)],
  faults: faultsOf(keyListMachine, {
    'each key that is written, pasted or removed is shown so': 'keyList on list.paste: without addList',
  }),
};
