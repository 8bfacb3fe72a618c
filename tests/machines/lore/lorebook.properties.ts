/** Properties of the page of a lorebook, whatever the user and the host do. */
import type { AnyMachineSnapshot } from 'xstate';
import { lorebookMachine } from '../../../src/machines/lore/lorebook.machine.ts';
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
  sends,
  sendsNo,
  sendsTo,
  starts,
  stateOf,
  systemsOf,
} from '../support/property-parts.ts';
import { model } from './lorebook.model.ts';

type State = AnyMachineSnapshot;

const isFormOpen = runs('saveBook');
const isShown = has('shown');
const ofBook = (input: unknown, _: unknown, { context }: State): boolean =>
  partOf(input, 'bookId') === context.bookId;
const isFound = (_: unknown, event: object): boolean => partOf(event, 'output') !== null;
const shows =
  (...path: readonly string[]): Rule['leadsTo'] =>
  ({ context }, _, event) =>
    isSame(context.data.book, partOf(event, 'output', ...path));
const isClosed = (state: State): boolean => isShown(state) && !isFormOpen(state);
const isSwitching = (state: State): boolean => isShown(state) && state.context.commands?.length > 0;

const requests: readonly Rule[] = [
  { on: 'load.retry', when: has('failed'), leadsTo: starts('fetchBook', ofBook) },
  {
    on: 'form.edit',
    when: (state) => isShown(state) && !isFormOpen(state),
    leadsTo: all(
      starts('saveBook', (input) => input === null),
      (state) => !runs('refresh')(state),
      ({ context }) => isSame(context.edited, context.data.book),
    ),
  },
  {
    on: 'book.reload',
    when: (state) => isFormOpen(state) && !runs('refresh')(state),
    leadsTo: all(isFormOpen, starts('refreshBook', ofBook)),
  },
  {
    on: 'use.switch',
    when: (state) => isShown(state) && !isSwitching(state),
    leadsTo: starts('switchUse', (input, event, { context }) =>
      isSame(
        [partOf(input, 'to'), partOf(input, 'attached'), partOf(input, 'bookId')],
        [partOf(event, 'to'), partOf(event, 'attached'), context.bookId],
      ),
    ),
  },
  { on: 'use.switch', when: isSwitching, leadsTo: all(sends('command.retry'), isSwitching) },
];

const answers: readonly Rule[] = [
  { on: done('request'), when: isFound, leadsTo: all(isClosed, shows('book'), does('resumeForm')) },
  { on: done('request'), when: (state, event) => !isFound(state, event), leadsTo: has('missing') },
  { on: failed('request'), leadsTo: has('failed') },
  {
    on: done('saveBook'),
    when: isKind('confirmed'),
    leadsTo: all(
      (state) => !isFormOpen(state),
      shows('result'),
      does('showToast'),
      sendsTo('loreTrial', 'book.changed'),
    ),
  },
  {
    on: done('saveBook'),
    when: isKind('canceled'),
    leadsTo: all(
      (state) => !isFormOpen(state),
      sendsNo('book.changed'),
      ({ context }) => context.edited === null,
    ),
  },
  { on: failed('saveBook'), leadsTo: (state) => !isFormOpen(state) },
  {
    on: done('refresh'),
    when: isFound,
    leadsTo: all(isFormOpen, has('reloaded'), shows(), ({ context }) =>
      isSame(context.edited, context.data.book),
    ),
  },
  { on: done('refresh'), when: (state, event) => !isFound(state, event), leadsTo: has('missing') },
  { on: failed('refresh'), leadsTo: isFormOpen },
];

export const properties: PropertySet = {
  systems: systemsOf(model, [...eventsOf(...requests), 'entries.changed']),
  view: ({ snapshot: { context } }) => context.commands.length,
  properties: [
    obeys('what is asked for is requested once', requests),
    obeys('each answer is shown', answers),
    always('a change of the uses is shown', (context) => {
      const { event } = context;
      const isDone = event?.cause.kind === 'done' && event.cause.child.startsWith('use.');
      const changed = partOf(event?.event, 'output', 'result');
      return !isDone || changed === undefined || isSame(stateOf(context).context.data.book, changed);
    }),
    always('the trial hears of each change of the entries', (context) =>
      context.event?.event.type === 'entries.changed' && isShown(context.previousSnapshot.snapshot)
        ? sendsTo('loreTrial', 'book.changed')(stateOf(context), context, context.event.event)
        : true,
    ),
    always('a book is loaded if the address names one', (context) =>
      context.event === null
        ? runs('request')(stateOf(context)) === (stateOf(context).context.bookId !== null)
        : true,
    ),
    always('a book that is shown has its entries and its trial', (context) =>
      isShown(stateOf(context))
        ? runs('loreEntries')(stateOf(context)) && runs('loreTrial')(stateOf(context))
        : true,
    ),
  ],
  faults: faultsOf(lorebookMachine, {
    'what is asked for is requested once': 'lorebook.ready.open saveBook: without input',
    'each answer is shown': 'lorebook.ready.open saveBook done[0]: without reportToTrial',
    'a change of the uses is shown': 'lorebook on xstate.done.actor.use.*[0]: without setBook',
    'the trial hears of each change of the entries': 'lorebook.ready on entries.changed: dropped',
    'a book is loaded if the address names one': 'lorebook.deciding always[0]: guard hasBook always holds',
    'a book that is shown has its entries and its trial': 'lorebook.ready loreTrial: not invoked',
  }),
};
