/** Properties of the search in messages: what is shown was found with what is typed. */
import type { AnyMachineSnapshot } from 'xstate';
import { messageSearchMachine } from '../../../src/machines/rooms/message-search.machine.ts';
import type { PropertySet } from 'statechart-tools/properties/properties';
import { always, effectsNamed, obeys, partOf, type Rule } from 'statechart-tools/properties/temporal';
import {
  all,
  done,
  eventsOf,
  failed,
  faultsOf,
  has,
  isSame,
  lasts,
  runs,
  stateBefore,
  stateOf,
  systemsOf,
} from '../support/property-parts.ts';
import { model } from './message-search.model.ts';

type State = AnyMachineSnapshot;

const isBlank = ({ context }: State): boolean => context.text.trim() === '' && !context.pinned;
const isInactive = has('inactive');
const isTyping = (state: State): boolean => state.matches('typing');
const searches: Rule['leadsTo'] = (state, { effects }) =>
  effectsNamed(effects, 'started', 'findMessages').length === 1 && runs('request')(state);

const requests: readonly Rule[] = [
  { on: 'query.type', leadsTo: ({ context }, _, event) => context.text === partOf(event, 'text') },
  { on: 'query.type', leadsTo: (state) => (isBlank(state) ? isInactive : isTyping)(state) },
  { on: 'query.submit', when: isTyping, leadsTo: searches },
  {
    on: 'query.clear',
    leadsTo: all(
      ({ context }) => context.text === '',
      (state, ...given) => (isBlank(state) ? isInactive(state) : searches(state, ...given)),
    ),
  },
  {
    on: 'pins.toggle',
    leadsTo: all(
      (state, context) => state.context.pinned !== stateBefore(context).context.pinned,
      (state, ...given) => (isBlank(state) ? isInactive(state) : searches(state, ...given)),
    ),
  },
  {
    on: 'room.leave',
    leadsTo: all(
      ({ context }) => context.roomId === null,
      (state, ...given) => (isBlank(state) ? !runs('request')(state) : searches(state, ...given)),
    ),
  },
  { on: 'load.retry', when: has('failed', 'crashed'), leadsTo: searches },
];

const countIn = (event: object): number => (partOf(event, 'output', 'messages') as readonly unknown[]).length;

const answers: readonly Rule[] = [
  {
    on: done('request'),
    leadsTo: all(
      (state, _, event) => has('empty')(state) === (countIn(event) === 0),
      (state, _, event) => isSame(state.context.found, partOf(event, 'output', 'messages')),
    ),
  },
  { on: failed('request'), leadsTo: has('failed') },
  { on: failed('pager'), leadsTo: all(has('crashed'), ({ context }) => context.found.length > 0) },
];

export const properties: PropertySet = {
  systems: systemsOf(model, eventsOf(...requests)),
  view: ({ snapshot: { context } }) => [context.roomId, context.pinned, context.text],
  properties: [
    obeys('what is typed is searched for, in the room or in all', requests),
    obeys('each answer is shown', answers),
    always('the search is for what is typed', ({ effects, snapshot: { snapshot } }) =>
      effectsNamed(effects, 'started', 'findMessages').every(
        ({ params }) =>
          partOf(params, 'text') === snapshot.context.text.trim() &&
          partOf(params, 'roomId') === snapshot.context.roomId &&
          partOf(params, 'pinned') === snapshot.context.pinned,
      ),
    ),
    always(
      'nothing is shown where nothing is searched for',
      (context) => !isInactive(stateOf(context)) || stateOf(context).context.found.length === 0,
    ),
    lasts(
      'each letter postpones the search by 300 ms',
      isTyping,
      300,
      ({ event }) => event?.event.type === 'query.type',
    ),
  ],
  faults: faultsOf(messageSearchMachine, {
    'what is typed is searched for, in the room or in all': 'messageSearch on room.leave[0]: dropped',
    'each answer is shown': 'messageSearch.searching request failed: goes to deciding',
    'the search is for what is typed': 'messageSearch.searching request: without input',
    'nothing is shown where nothing is searched for': 'messageSearch.idle entry: without clearFound',
    'each letter postpones the search by 300 ms': 'messageSearch delay debounce: tenfold',
  }),
};
