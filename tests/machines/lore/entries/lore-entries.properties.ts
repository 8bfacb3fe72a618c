/** Properties of the entries of a lorebook, whatever the user and the host do. */
import type { AnyMachineSnapshot } from 'xstate';
import { loreEntriesMachine } from '../../../../src/machines/lore/entries/lore-entries.machine.ts';
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
  lasts,
  runs,
  reports,
  sendsNo,
  starts,
  startsNothing,
  stateOf,
  stays,
  systemsOf,
} from '../../support/property-parts.ts';
import { model } from './lore-entries.model.ts';

type State = AnyMachineSnapshot;

const isFormOpen = runs('saveEntry');
const isChanging = runs('changeEntries');
const isClosed = (state: State): boolean => !isFormOpen(state);
const isListed = (state: State, event: object): boolean =>
  JSON.stringify(state.context.entries).includes(`"entryId":"${String(partOf(event, 'entryId'))}"`);
const inBook = (input: unknown, _: unknown, { context }: State): boolean =>
  partOf(input, 'bookId') === context.bookId;
const isReloading = runs('request');
const opens = all(
  isFormOpen,
  starts('saveEntry', inBook),
  runs('keys'),
  runs('secondaryKeys'),
  (state) => !isReloading(state),
);
const isUndoExact = (state: State): boolean => has('undoable')(state) === state.context.removedIds.length > 0;

const choices: readonly Rule[] = [
  {
    on: 'search.change',
    leadsTo: ({ context }, _, event) =>
      context.query === partOf(event, 'query') && context.currentId === null,
  },
  { on: 'entry.focus', leadsTo: ({ context }, _, event) => context.currentId === partOf(event, 'entryId') },
  {
    on: 'entry.toggle',
    leadsTo: ({ context }, { previousSnapshot }, event) => {
      const id = partOf(event, 'entryId');
      return context.selectedIds.includes(id) !== previousSnapshot.snapshot.context.selectedIds.includes(id);
    },
  },
  {
    on: 'selection.extend',
    leadsTo: ({ context }, _, event) =>
      JSON.stringify(partOf(event, 'entryIds')) !== undefined &&
      ['entry-1', 'entry-2'].every((id) => context.selectedIds.includes(id)),
  },
  { on: 'selection.clear', leadsTo: ({ context }) => context.selectedIds.length === 0 },
];

const forms: readonly Rule[] = [
  { on: 'form.add', when: isClosed, leadsTo: all(opens, ({ context }) => context.edited === null) },
  {
    on: 'form.edit',
    when: (state, event) => isClosed(state) && isListed(state, event),
    leadsTo: all(opens, ({ context }, _, event) => context.edited.entryId === partOf(event, 'entryId')),
  },
  {
    on: 'form.edit',
    when: (state, event) => isClosed(state) && !isListed(state, event),
    leadsTo: all(isClosed, startsNothing),
  },
  {
    on: 'entries.reload',
    when: (state) => isFormOpen(state) && !isReloading(state),
    leadsTo: all(isFormOpen, starts('refreshEntries', inBook)),
  },
  {
    on: done('request'),
    leadsTo: all(isFormOpen, has('reloaded'), ({ context }, _, event) =>
      isSame(context.entries, partOf(event, 'output')),
    ),
  },
  { on: failed('request'), leadsTo: isFormOpen },
  {
    on: done('saveEntry'),
    when: isKind('confirmed'),
    leadsTo: all(
      isClosed,
      does('showToast'),
      reports('entries.changed'),
      ({ context }, _, event) =>
        context.entries.some((entry: unknown) => isSame(entry, partOf(event, 'output', 'result'))),
      ({ context }, _, event) => context.currentId === partOf(event, 'output', 'result', 'entryId'),
    ),
  },
  { on: done('saveEntry'), when: isKind('canceled'), leadsTo: all(isClosed, sendsNo('entries.changed')) },
  { on: failed('saveEntry'), leadsTo: isClosed },
];

const changes: readonly Rule[] = [
  {
    on: 'entries.change',
    when: (state) => !isChanging(state),
    leadsTo: starts('changeEntries', (input, event) =>
      isSame(
        [partOf(input, 'entryIds'), partOf(input, 'change')],
        [partOf(event, 'entryIds'), partOf(event, 'change')],
      ),
    ),
  },
  {
    on: 'entries.undo',
    when: has('undoable'),
    leadsTo: starts('changeEntries', (input, _, { context }) =>
      isSame([partOf(input, 'entryIds'), partOf(input, 'change', 'deleted')], [context.removedIds, false]),
    ),
  },
  { on: 'entries.undo', when: (state) => !has('undoable')(state), leadsTo: startsNothing },
  { on: done('changeEntries'), when: isKind('done'), leadsTo: reports('entries.changed') },
  { on: done('changeEntries'), when: isKind('canceled'), leadsTo: sendsNo('entries.changed') },
  { on: failed('changeEntries'), leadsTo: isUndoExact },
];

export const properties: PropertySet = {
  systems: systemsOf(model, [...eventsOf(...choices, ...forms), 'entries.change', 'entries.undo']),
  view: ({ snapshot: { context } }) => [
    context.selectedIds.length,
    context.removedIds.length,
    context.edited?.version,
  ],
  numRuns: 120,
  maxCommands: 14,
  properties: [
    obeys('what is chosen is shown', choices),
    obeys('an entry is edited in one form, which closes when it is saved', forms),
    obeys('a change is made once, and a deletion can be undone', changes),
    always(
      'an undo is offered as long as there are deleted entries',
      (context) => isChanging(stateOf(context)) || isUndoExact(stateOf(context)),
    ),
    lasts('a deletion can be undone for 60 seconds', has('undoable'), 60_000),
    always('no form is open and nothing can be undone at first', (context) => {
      const state = stateOf(context);
      return context.event !== null || (isClosed(state) && isUndoExact(state));
    }),
    always('entries elsewhere cannot be edited', (context) =>
      context.event?.event.type === 'form.edit' && !isListed(stateOf(context), context.event.event)
        ? stays(stateOf(context), context, context.event.event)
        : true,
    ),
  ],
  faults: faultsOf(loreEntriesMachine, {
    'what is chosen is shown': 'loreEntries on entry.focus: without setCurrent',
    'an entry is edited in one form, which closes when it is saved':
      'loreEntries.form.open saveEntry failed: goes to open',
    'a change is made once, and a deletion can be undone':
      'loreEntries.changes.undoable on entries.undo: dropped',
    'an undo is offered as long as there are deleted entries': 'loreEntries.changes.idle always: dropped',
    'a deletion can be undone for 60 seconds': 'loreEntries delay undoTime: half',
    'no form is open and nothing can be undone at first': 'loreEntries.form initial: open',
    'entries elsewhere cannot be edited': 'loreEntries.form.closed on form.edit: guard isListed always holds',
  }),
};
