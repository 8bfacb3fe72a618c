/** Properties that hold while older messages are loaded, as the reader scrolls to them or to print them. */
import type { AnyMachineSnapshot } from 'xstate';
import { olderMessagesMachine } from '../../../../src/machines/chat/history/older-messages.machine.ts';
import type { PropertySet } from 'statechart-tools/properties/properties';
import { always, obeys, partOf, type Rule } from 'statechart-tools/properties/temporal';
import {
  all,
  done,
  eventsOf,
  failed,
  faultsOf,
  has,
  isSame,
  reports,
  runs,
  starts,
  stateBefore,
  stateOf,
  systemsOf,
} from '../../support/property-parts.ts';
import { model } from './older-messages.model.ts';

type State = AnyMachineSnapshot;

const isPreparing = (state: State): boolean => state.matches('preparing');
const isPrinting = runs('printPage');
const canLoad = (state: State): boolean => state.matches('idle') && state.context.hasMore;
const fromHere = (input: unknown, _: unknown, { context }: State): boolean =>
  partOf(input, 'roomId') === context.roomId && partOf(input, 'before') === context.before;
const isOther = ({ context }: State, event: object): boolean =>
  context.before !== partOf(event, 'before') || context.hasMore !== partOf(event, 'hasMore');
const takesRange: Rule['leadsTo'] = ({ context }, _, event) =>
  context.before === partOf(event, 'before') && context.hasMore === partOf(event, 'hasMore');

const requests: readonly Rule[] = [
  { on: 'top.reached', when: canLoad, leadsTo: starts('fetchMessages', fromHere) },
  {
    on: 'load.retry',
    when: (state) => has('failed', 'slow')(state),
    leadsTo: all(starts('fetchMessages', fromHere), (state) => !has('failed')(state)),
  },
  { on: 'range.changed', leadsTo: takesRange },
  {
    on: 'range.changed',
    when: (state, event) => runs('fetchOlder')(state) && isOther(state, event),
    leadsTo: (state) => !runs('fetchOlder')(state),
  },
  { on: 'range.changed', when: isPreparing, leadsTo: (state) => isPreparing(state) || isPrinting(state) },
  { on: 'range.changed', when: isPrinting, leadsTo: isPrinting },
  {
    on: 'print.request',
    when: (state) => !isPrinting(state),
    leadsTo: (state) => (state.context.hasMore ? runs('fetchToPrint')(state) : isPrinting(state)),
  },
  {
    on: 'print.cancel',
    when: has('preparing'),
    leadsTo: (state) => !has('preparing')(state) && !isPrinting(state),
  },
];

const passes = all(
  reports('olderMessages.loaded', (params, event) => isSame(partOf(params, 'info'), partOf(event, 'output'))),
  (state, _, event) => state.context.hasMore === partOf(event, 'output', 'hasMore'),
);

const answers: readonly Rule[] = [
  { on: done('fetchOlder'), leadsTo: all(passes, (state) => !has('failed')(state)) },
  { on: done('fetchToPrint'), leadsTo: all(passes, (state) => runs('fetchToPrint', 'printPage')(state)) },
  ...['fetchOlder', 'fetchToPrint'].map((child): Rule => ({
    on: failed(child),
    leadsTo: has('failed'),
  })),
  { on: done('printPage'), leadsTo: (state) => !isPrinting(state) && !has('notPrinted')(state) },
  { on: failed('printPage'), leadsTo: has('notPrinted') },
];

export const properties: PropertySet = {
  systems: systemsOf(model, eventsOf(...requests)),
  view: ({ snapshot: { context } }) => [context.before, context.hasMore],
  maxCommands: 16,
  properties: [
    obeys('messages are loaded where the reader, or the printer, needs them', requests),
    obeys('each page reaches the room', answers),
    always('a page that takes too long is a failure', (context) =>
      context.event?.path === null &&
      runs('fetchOlder')(stateBefore(context)) &&
      !runs('fetchOlder')(stateOf(context))
        ? has('failed')(stateOf(context))
        : true,
    ),
  ],
  faults: faultsOf(olderMessagesMachine, {
    'messages are loaded where the reader, or the printer, needs them':
      'olderMessages on range.changed: dropped',
    'each page reaches the room': 'olderMessages.loading fetchOlder done: without xstate.sendTo',
    'a page that takes too long is a failure': 'olderMessages.loading after slowAfter: goes to complete',
  }),
};
