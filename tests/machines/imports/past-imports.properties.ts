/** Properties of the list of imports that can be undone. */
import type { AnyMachineSnapshot } from 'xstate';
import { pastImportsMachine } from '../../../src/machines/imports/past-imports.machine.ts';
import type { PropertySet } from 'statechart-tools/properties/properties';
import { obeys, partOf, type Rule } from 'statechart-tools/properties/temporal';
import {
  all,
  done,
  failed,
  faultsOf,
  has,
  isKind,
  isSame,
  runs,
  starts,
  startsNothing,
  systemsOf,
} from '../support/property-parts.ts';
import { model } from './past-imports.model.ts';

const isLoading = runs('request');
const isUndoing = runs('undoImport');
const isListed = (state: AnyMachineSnapshot): boolean => state.matches('ready') && !isUndoing(state);
const lists: Rule['leadsTo'] = ({ context }, _, event) => isSame(context.imports, partOf(event, 'output'));

const requests: readonly Rule[] = [
  { on: 'imports.changed', leadsTo: starts('fetchImports') },
  { on: 'load.retry', when: has('failed'), leadsTo: starts('fetchImports') },
  {
    on: 'import.undo',
    when: isListed,
    leadsTo: starts('undoImport', (input, event) => partOf(input, 'importId') === partOf(event, 'importId')),
  },
  { on: 'import.undo', when: isUndoing, leadsTo: startsNothing },
];

const answers: readonly Rule[] = [
  { on: done('request'), leadsTo: all(isListed, lists) },
  { on: failed('request'), leadsTo: has('failed') },
  {
    on: done('undoImport'),
    when: isKind('confirmed'),
    leadsTo: all(
      isLoading,
      (state, _, event) => state.context.retained === partOf(event, 'output', 'result', 'retained'),
    ),
  },
  { on: done('undoImport'), when: isKind('abandoned'), leadsTo: isLoading },
  { on: done('undoImport'), when: isKind('canceled'), leadsTo: isListed },
  { on: failed('undoImport'), leadsTo: isListed },
];

export const properties: PropertySet = {
  systems: systemsOf(model),
  properties: [
    obeys('the list follows what is imported, and each import can be undone once', requests),
    obeys('each answer is shown', answers),
  ],
  faults: faultsOf(pastImportsMachine, {
    'the list follows what is imported, and each import can be undone once':
      'pastImports.loading on imports.changed: without reenter',
    'each answer is shown': 'pastImports.ready.undoing undoImport done[0]: without setRetained',
  }),
};
