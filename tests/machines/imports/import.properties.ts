/** Properties that hold while the data of other apps is imported. */
import type { AnyMachineSnapshot } from 'xstate';
import { importMachine } from '../../../src/machines/imports/import.machine.ts';
import { withChange, type PropertySet } from 'statechart-tools/properties/properties';
import { always, effectsNamed, obeys, partOf, type Rule } from 'statechart-tools/properties/temporal';
import {
  all,
  done,
  eventsOf,
  failed,
  faultsOf,
  has,
  isSame,
  runs,
  sendsTo,
  starts,
  startsNothing,
  systemsOf,
} from '../support/property-parts.ts';
import { model } from './import.model.ts';

type State = AnyMachineSnapshot;

const isIdle = has('choosing');
const isReading = runs('readFiles');
const isLocked = has('locked');
const isImporting = runs('runImport');
const isPreview = (state: State): boolean => state.matches('preview');
const isInterrupted = (state: State): boolean => state.matches('interrupted');
const hasChosen = ({ context }: State): boolean => context.preview.items.length > context.excluded.length;
const asChosen = (input: unknown, _: unknown, { context }: State): boolean =>
  isSame([partOf(input, 'excluded'), partOf(input, 'mates')], [context.excluded, context.mates]);
const isEmpty: Rule['leadsTo'] = ({ context }) =>
  context.preview === null && context.excluded.length === 0 && context.failure === null;

const requests: readonly Rule[] = [
  {
    on: 'files.choose',
    when: isIdle,
    leadsTo: all(
      isEmpty,
      starts('readFiles', (input, event) => partOf(input, 'folder') === partOf(event, 'folder')),
    ),
  },
  {
    on: 'passphrase.submit',
    when: isLocked,
    leadsTo: starts(
      'readFiles',
      (input, event) => partOf(input, 'passphrase') === partOf(event, 'passphrase'),
    ),
  },
  { on: 'import.cancel', when: isLocked, leadsTo: all(isIdle, startsNothing, isEmpty) },
  { on: 'import.cancel', when: isReading, leadsTo: all(isIdle, startsNothing, isEmpty) },
  { on: 'import.cancel', when: isPreview, leadsTo: all(isIdle, startsNothing, isEmpty) },
  { on: 'import.cancel', when: isInterrupted, leadsTo: all(isIdle, startsNothing, isEmpty) },
  {
    on: 'item.toggle',
    when: isPreview,
    leadsTo: ({ context }, { previousSnapshot }, event) =>
      context.excluded.includes(partOf(event, 'id')) !==
      previousSnapshot.snapshot.context.excluded.includes(partOf(event, 'id')),
  },
  {
    on: 'kind.toggle',
    when: isPreview,
    leadsTo: ({ context }, { previousSnapshot }) =>
      !isSame(context.excluded, previousSnapshot.snapshot.context.excluded),
  },
  {
    on: 'mate.choose',
    when: isPreview,
    leadsTo: ({ context }, _, event) =>
      context.mates[String(partOf(event, 'characterId'))] === partOf(event, 'mateId'),
  },
  {
    on: 'import.start',
    when: (state) => isPreview(state) && hasChosen(state),
    leadsTo: starts('runImport', asChosen),
  },
  {
    on: 'import.start',
    when: isInterrupted,
    leadsTo: all(starts('runImport', asChosen), ({ context }) => context.failure === null),
  },
  {
    on: 'import.progress',
    when: isImporting,
    leadsTo: ({ context }, _, event) => isSame(context.progress, partOf(event, 'progress')),
  },
  {
    on: 'import.stop',
    when: isImporting,
    leadsTo: all(isInterrupted, sendsTo('pastImports', 'imports.changed'), (state) => !isImporting(state)),
  },
];

const lockIn = (event: object): unknown => partOf(event, 'output', 'lock');
const found = (event: object): number => (partOf(event, 'output', 'items') as readonly unknown[]).length;

const answers: readonly Rule[] = [
  {
    on: done('readFiles'),
    leadsTo: (state, _, event) =>
      lockIn(event) === undefined
        ? isSame(state.context.preview, partOf(event, 'output')) && isPreview(state) === found(event) > 0
        : isLocked(state) && state.hasTag('refused') === (lockIn(event) === 'refused'),
  },
  {
    on: failed('readFiles'),
    leadsTo: all(isIdle, ({ context }) => context.failure !== null),
  },
  { on: done('runImport'), leadsTo: all(isIdle, sendsTo('pastImports', 'imports.changed')) },
  {
    on: failed('runImport'),
    leadsTo: all(
      isInterrupted,
      sendsTo('pastImports', 'imports.changed'),
      ({ context }) => context.failure !== null,
    ),
  },
];

export const properties: PropertySet = {
  systems: systemsOf(model, eventsOf(...requests)),
  maxCommands: 16,
  properties: [
    obeys('the user chooses what is imported, and can stop', requests),
    obeys('each result is shown', answers),
    always(
      'nothing is imported that the user did not choose',
      ({ event, effects }) =>
        effectsNamed(effects, 'started', 'runImport').length === 0 || event?.event.type === 'import.start',
    ),
    always('an interrupted import has what was chosen', (context) => {
      const { previousSnapshot, snapshot } = context;
      return (
        !isInterrupted(snapshot.snapshot) ||
        isSame(snapshot.snapshot.context.excluded, previousSnapshot.snapshot.context.excluded)
      );
    }),
  ],
  faults: faultsOf(importMachine, {
    'the user chooses what is imported, and can stop': 'import.preview on item.toggle: without toggleItem',
    'each result is shown': 'import.reading readFiles failed: without setFailure',
    'nothing is imported that the user did not choose': 'import.reading readFiles done[2]: goes to importing',
    'an interrupted import has what was chosen': withChange(importMachine, ({ states }) => {
      Object.assign(Object(partOf(states, 'interrupted')), { entry: 'clear' });
    }),
  }),
};
