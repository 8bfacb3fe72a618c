/** Properties of the list of lorebooks, whatever the user and the host do. */
import type { AnyMachineSnapshot } from 'xstate';
import { lorebooksMachine } from '../../../src/machines/lore/lorebooks.machine.ts';
import type { PropertySet } from 'statechart-tools/properties/properties';
import { always, obeys, partOf, type Rule } from 'statechart-tools/properties/temporal';
import {
  all,
  at,
  does,
  doesNot,
  done,
  eventsOf,
  failed,
  faultsOf,
  has,
  isKind,
  isSame,
  lasts,
  runs,
  sends,
  starts,
  stateOf,
  systemsOf,
} from '../support/property-parts.ts';
import { model } from './lorebooks.model.ts';

type State = AnyMachineSnapshot;

const isShown = has('shown');
const idOf = (event: { readonly type: string }): string =>
  `${event.type}.${String(partOf(event, 'book', 'bookId'))}`;
const isPending = (state: State, event: { readonly type: string }): boolean => runs(idOf(event))(state);
const lists: Rule['leadsTo'] = ({ context }, _, event) =>
  isSame(context.books, partOf(event, 'output', 'books'));

const commands = (
  [
    ['book.remove', 'removeBook'],
    ['book.restore', 'restoreBook'],
  ] as const
).flatMap(([on, actor]): Rule[] => [
  {
    on,
    when: (state, event) => isShown(state) && !isPending(state, event),
    leadsTo: starts(actor, (input, event) => isSame(input, event)),
  },
  { on, when: isPending, leadsTo: sends('command.retry') },
]);

const requests: readonly Rule[] = [
  ...commands,
  { on: 'load.retry', when: has('failed'), leadsTo: starts('fetchBooks') },
  { on: 'books.outdated', when: isShown, leadsTo: runs('refresh') },
  {
    on: 'form.add',
    when: (state) => isShown(state) && !runs('createBook')(state),
    leadsTo: starts('createBook', (input) => isSame(input, { book: null })),
  },
  {
    on: 'file.export',
    when: (state) => isShown(state) && !runs('exportBook')(state),
    leadsTo: starts('exportBook', (input, { type: _, ...event }) => isSame(input, event)),
  },
];

const isClosed: Rule['leadsTo'] = (state) => !runs('createBook')(state);

const answers: readonly Rule[] = [
  {
    on: done('request'),
    leadsTo: all(
      lists,
      runs('bookImport'),
      does('resumeForm'),
      at({ ready: { commands: 'idle', refresh: 'idle', form: 'closed' } }),
    ),
  },
  { on: failed('request'), leadsTo: has('failed') },
  { on: done('refresh'), leadsTo: lists },
  { on: failed('refresh'), leadsTo: isShown },
  {
    on: done('createBook'),
    when: isKind('confirmed'),
    leadsTo: all(
      isClosed,
      does('showBook', (params, event) => isSame(partOf(params, 'book'), partOf(event, 'output', 'result'))),
    ),
  },
  { on: done('createBook'), when: isKind('canceled'), leadsTo: all(isClosed, doesNot('showBook')) },
  { on: failed('createBook'), leadsTo: isClosed },
  {
    on: done('exportBook'),
    when: isKind('done'),
    leadsTo: does('downloadBook', (file, event) => isSame(file, partOf(event, 'output', 'result'))),
  },
  {
    on: done('exportBook'),
    when: isKind('rejected'),
    leadsTo: all(does('showToast'), doesNot('downloadBook')),
  },
  { on: done('exportBook'), when: isKind('abandoned'), leadsTo: doesNot('showToast', 'downloadBook') },
];

/** Whether a command of this step changed a book. */
const hasChanged = ({ event }: { event: { event: object; cause: object } | null }): boolean =>
  String(partOf(event?.cause, 'child')).startsWith('book.') &&
  partOf(event?.event, 'output', 'kind') === 'done';

const isListed = ({ context }: State, list: 'books' | 'removed', id: unknown): boolean =>
  context[list].some((book: object) => partOf(book, 'bookId') === id);

export const properties: PropertySet = {
  systems: systemsOf(model, eventsOf(...requests)),
  view: ({ snapshot: { context } }) => [context.commands.length, context.removed.length],
  numRuns: 80,
  maxCommands: 16,
  properties: [
    obeys('what is asked for is requested once', requests),
    obeys('each answer is shown', answers),
    always('a deleted book can be restored, and a restored one is listed', (context) => {
      if (!hasChanged(context)) return true;
      const { kind, book } = Object(partOf(context.event?.event, 'output', 'result'));
      const state = stateOf(context);
      return (
        isListed(state, 'books', book.bookId) === (kind === 'restored') &&
        isListed(state, 'removed', book.bookId) === (kind === 'removed')
      );
    }),
    lasts(
      'a deletion can be undone for 60 seconds',
      at({ ready: { commands: 'undoing' } }),
      60_000,
      hasChanged,
    ),
    always('after that nothing is left to restore', (context) => {
      const isOver =
        context.event?.path === null && !at({ ready: { commands: 'undoing' } })(stateOf(context));
      return !isOver || stateOf(context).context.removed.length === 0;
    }),
  ],
  faults: faultsOf(lorebooksMachine, {
    'what is asked for is requested once': 'lorebooks.failed on load.retry: dropped',
    'each answer is shown': 'lorebooks.ready.form.open createBook done[0]: dropped',
    'a deleted book can be restored, and a restored one is listed':
      'lorebooks.ready.commands on xstate.done.actor.book.*[0]: without applyChange',
    'a deletion can be undone for 60 seconds': 'lorebooks delay undoTime: tenfold',
    'after that nothing is left to restore':
      'lorebooks.ready.commands.undoing after undoTime: without clearRemoved',
  }),
};
