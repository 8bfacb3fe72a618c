/** Properties that hold while a room is opened and shown, whatever the host answers. */
import { code } from '../../../contract/envelope.ts';
import { chatMachine } from '../../../src/machines/chat/chat.machine.ts';
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
  isSame,
  passesTo,
  runs,
  sendsTo,
  starts,
  stateOf,
  systemsOf,
} from '../support/property-parts.ts';
import { model } from './chat.model.ts';

const opens = all(
  has('busy'),
  starts('openRoom', (input, _, { context }) => isSame(partOf(input, 'roomId'), context.roomId)),
);
const fails = has('failed');
const isTemporary = at({ ready: 'temporary' });
const isMissing = (event: object): boolean => partOf(event, 'error', 'code') === code.notFound;
const isCopy = (event: object): boolean => partOf(event, 'output', 'opened', 'isCopy') === true;
const isFound = (event: object): boolean => partOf(event, 'output', 'opened') !== null;

const requests: readonly Rule[] = [
  { on: 'load.retry', when: has('failed', 'slow'), leadsTo: opens },
  { on: 'age.confirmed', when: has('ready'), leadsTo: passesTo('conversation') },
  { on: 'mate.blocked', when: has('ready'), leadsTo: passesTo('conversation') },
  {
    on: 'branch.shown',
    when: (state) => has('ready')(state) && !isTemporary(state),
    leadsTo: passesTo('conversation'),
  },
  {
    on: 'room.refreshed',
    when: (state) => has('ready')(state) && !isTemporary(state),
    leadsTo: sendsTo('mateChange', 'change.known'),
  },
  {
    on: 'room.missing',
    when: (state) => has('ready')(state) && !isTemporary(state),
    leadsTo: all(has('notFound'), does('refreshRoomList'), doesNot('forgetTexts')),
  },
  { on: 'room.missing', when: isTemporary, leadsTo: all(has('ended'), does('forgetTexts')) },
  { on: 'conversation.crashed', when: has('ready'), leadsTo: fails },
];

const answers: readonly Rule[] = [
  {
    on: done('openRoom'),
    when: (_, event) => isFound(event),
    leadsTo: all(
      has('ready'),
      does('showRoomList'),
      (state, _, event) => state.context.opened.roomId === partOf(event, 'output', 'roomId'),
      (state, context, event) =>
        state.context.messageId === null
          ? doesNot('showToast')(state, context, event)
          : does('showToast')(state, context, event),
    ),
  },
  {
    on: done('openRoom'),
    when: (_, event) => isCopy(event),
    leadsTo: sendsTo('conversation', 'refresh.needed'),
  },
  {
    on: done('openRoom'),
    when: (_, event) => !isFound(event),
    leadsTo: all(
      has('busy'),
      does('showRoom', (params, event) => partOf(params, 'roomId') === partOf(event, 'output', 'roomId')),
    ),
  },
  { on: failed('openRoom'), when: (_, event) => isMissing(event), leadsTo: has('notFound') },
  { on: failed('openRoom'), when: (_, event) => !isMissing(event), leadsTo: fails },
  { on: failed('conversation'), leadsTo: fails },
  { on: failed('partHeights'), leadsTo: fails },
];

export const properties: PropertySet = {
  systems: systemsOf(model, eventsOf(...requests)),
  properties: [
    obeys('what is asked of an open room reaches it', requests),
    obeys('each answer shows the room, or says why not', answers),
    always('a visit opens a room, if its address names one', (context) => {
      const state = stateOf(context);
      const isNamed = state.context.roomId !== null || state.context.mateId !== null;
      return context.event !== null || (isNamed ? runs('openRoom')(state) : has('notFound')(state));
    }),
    always('an open room has its parts', (context) => {
      const state = stateOf(context);
      const parts = isTemporary(state) ? ['temporaryRoom'] : ['matePane', 'mateChange', 'chatSearch'];
      return (
        !has('ready')(state) ||
        ['behindChat', 'conversation', 'partHeights', ...parts].every((part) => runs(part)(state))
      );
    }),
    always('the room waits for something as long as it says so', (context) => {
      const state = stateOf(context);
      return has('busy')(state) === (runs('openRoom')(state) || at('redirecting')(state));
    }),
  ],
  faults: faultsOf(chatMachine, {
    'what is asked of an open room reaches it': 'chat.ready on room.missing: dropped',
    'each answer shows the room, or says why not':
      'chat.opening openRoom failed[0]: guard isNotFound never holds',
    'a visit opens a room, if its address names one':
      'chat.deciding always[0]: guard hasNoTarget always holds',
    'an open room has its parts': 'chat.ready.lasting matePane: not invoked',
    'the room waits for something as long as it says so': 'chat.opening: without tag busy',
  }),
};
