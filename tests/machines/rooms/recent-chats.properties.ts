/** Properties of the list of conversations, whatever happens to them here and elsewhere. */
import type { AnyMachineSnapshot } from 'xstate';
import { recentChatsMachine } from '../../../src/machines/rooms/recent-chats.machine.ts';
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
  isSame,
  runs,
  starts,
  startsNothing,
  stateOf,
  systemsOf,
} from '../support/property-parts.ts';
import { model } from './recent-chats.model.ts';

type State = AnyMachineSnapshot;

const isListed = (state: State): boolean => state.matches({ list: 'ready' });
const isFetching = runs('refresh');
const idsIn = (state: State, list: 'rooms' | 'removed'): readonly unknown[] =>
  state.context[list].map((room: object) => partOf(room, 'roomId'));
const isEmpty = ({ context }: State): boolean => context.rooms.length + context.removed.length === 0;
const isCopy = (event: object): boolean => partOf(event, 'output', 'isCopy') === true;
const lists: Rule['leadsTo'] = ({ context }, _, event) =>
  isSame(
    [context.rooms, context.removed, context.unsent],
    ['rooms', 'removed', 'unsent'].map((key) => partOf(event, 'output', key)),
  );

const requests: readonly Rule[] = [
  { on: 'load.retry', when: has('failed'), leadsTo: starts('fetchRooms') },
  { on: 'rooms.changed', leadsTo: does('setUnsent') },
  { on: 'rooms.changed', when: isListed, leadsTo: starts('refreshRooms') },
  { on: 'rooms.changed', when: (state) => !isListed(state), leadsTo: startsNothing },
  {
    on: 'room.removed',
    when: isListed,
    leadsTo: (state, _, event) =>
      !idsIn(state, 'rooms').includes(partOf(event, 'roomId')) &&
      idsIn(state, 'removed').includes(partOf(event, 'roomId')) === (partOf(event, 'canBeRestored') === true),
  },
  {
    on: 'room.restored',
    when: isListed,
    leadsTo: (state, _, event) =>
      idsIn(state, 'rooms').includes(partOf(event, 'room', 'roomId')) &&
      !idsIn(state, 'removed').includes(partOf(event, 'room', 'roomId')),
  },
  ...['room.removed', 'room.restored', 'room.expired'].map((on): Rule => ({
    on,
    when: isFetching,
    leadsTo: starts('refreshRooms'),
  })),
];

const answers: readonly Rule[] = [
  { on: done('request'), leadsTo: all(isListed, lists) },
  { on: done('request'), when: (_, event) => isCopy(event), leadsTo: starts('refreshRooms') },
  { on: done('request'), when: (_, event) => !isCopy(event), leadsTo: (state) => !isFetching(state) },
  { on: failed('request'), leadsTo: has('failed') },
  { on: done('refresh'), leadsTo: all(isListed, lists) },
  { on: failed('refresh'), leadsTo: isListed },
];

export const properties: PropertySet = {
  systems: systemsOf(model, eventsOf(...requests)),
  view: ({ snapshot }) => [idsIn(snapshot, 'rooms'), idsIn(snapshot, 'removed')],
  numRuns: 100,
  properties: [
    obeys('the list follows what happens to the conversations', requests),
    obeys('each answer is listed', answers),
    always(
      'an empty list says so',
      (context) =>
        !isListed(stateOf(context)) || has('empty')(stateOf(context)) === isEmpty(stateOf(context)),
    ),
    always('what was deleted can be restored for 60 seconds', (context) => {
      const { event, history, snapshot, previousSnapshot } = context;
      const hasEnded =
        event?.path === null &&
        idsIn(previousSnapshot.snapshot, 'removed').length > 0 &&
        idsIn(snapshot.snapshot, 'removed').length === 0;
      const last = history.findLast(
        ({ name, params }) => name === 'room.removed' && partOf(params, 'canBeRestored') === true,
      );
      return !hasEnded || last === undefined || snapshot.now - last.at >= 60_000;
    }),
    always(
      'the list has its parts',
      (context) =>
        ['messageSearch', 'roomImport'].every((part) => runs(part)(stateOf(context))) &&
        runs('roomActions')(stateOf(context)) === isListed(stateOf(context)),
    ),
  ],
  faults: faultsOf(recentChatsMachine, {
    'the list follows what happens to the conversations':
      'recentChats.refresh.fetching on rooms.changed: without reenter',
    'each answer is listed': 'recentChats.refresh.idle on xstate.done.actor.request: goes to idle',
    'an empty list says so': 'recentChats.list.ready.empty always: goes to empty',
    'what was deleted can be restored for 60 seconds': 'recentChats delay undoTime: half',
    'the list has its parts': 'recentChats roomImport: not invoked',
  }),
};
