/** Properties of a turn: it ends with what the outbox and the room need to know. */
import type { AnyMachineSnapshot } from 'xstate';
import { replyTurnMachine } from '../../../../src/machines/chat/reply/reply-turn.machine.ts';
import type { PropertySet } from 'statechart-tools/properties/properties';
import { always, effectsNamed, obeys, partOf, type Rule } from 'statechart-tools/properties/temporal';
import {
  all,
  at,
  done,
  eventsOf,
  failed,
  faultsOf,
  isSame,
  lasts,
  passesTo,
  runs,
  starts,
  stateBefore,
  stateOf,
  systemsOf,
} from '../../support/property-parts.ts';
import { model } from './reply-turn.model.ts';

const isOver =
  (...kinds: readonly string[]): Rule['leadsTo'] =>
  (state) =>
    state.status === 'done' && kinds.includes(String(partOf(state.output, 'kind')));
const isStreaming = runs('chatStream');
const inRoom = (input: unknown, _: unknown, { context }: AnyMachineSnapshot): boolean =>
  partOf(input, 'roomId') === context.roomId && partOf(input, 'before') === null;
const outcomeOf = (event: object): unknown => partOf(event, 'output', 'outcome');
const isBusyRoom = (event: object): boolean => partOf(event, 'output', 'failure', 'code') === 4090;
const isUnderWay = (event: object): boolean =>
  JSON.stringify(partOf(event, 'output')).includes('"streaming"');
const isStored = ({ context }: AnyMachineSnapshot, event: object): boolean =>
  JSON.stringify(partOf(event, 'output')).includes(String(partOf(context.request, 'message', 'id')));
const isSend = ({ context }: AnyMachineSnapshot): boolean => context.request.kind === 'send';

const requests: readonly Rule[] = [
  { on: 'reply.stop', when: isStreaming, leadsTo: passesTo('chatStream') },
  { on: 'connection.restored', when: isStreaming, leadsTo: passesTo('chatStream') },
  { on: 'reply.stop', when: at('waitingForOtherReply'), leadsTo: isOver('undelivered') },
];

const answers: readonly Rule[] = [
  { on: done('chatStream'), when: (_, event) => outcomeOf(event) === 'done', leadsTo: isOver('answered') },
  {
    on: done('chatStream'),
    when: (state, event) => isSend(state) && isBusyRoom(event),
    leadsTo: starts('fetchMessages', inRoom),
  },
  {
    on: done('chatStream'),
    when: (state, event) =>
      isSend(state) && outcomeOf(event) === 'stopped' && partOf(event, 'output', 'replyId') === null,
    leadsTo: starts('fetchMessages', inRoom),
  },
  {
    on: done('chatStream'),
    when: (state, event) =>
      isSend(state) &&
      outcomeOf(event) === 'failed' &&
      !isBusyRoom(event) &&
      partOf(event, 'output', 'replyId') === null,
    leadsTo: isOver('undelivered'),
  },
  {
    on: done('chatStream'),
    when: (_, event) => partOf(event, 'output', 'replyId') !== null && outcomeOf(event) === 'stopped',
    leadsTo: isOver('failed'),
  },
  { on: failed('chatStream'), leadsTo: isOver('failed') },
  {
    on: done('findOtherReply'),
    when: (_, event) => isUnderWay(event),
    leadsTo: all(isOver('roomBusy'), (state, _, event) =>
      isSame(partOf(state.output, 'info'), partOf(event, 'output')),
    ),
  },
  { on: done('findOtherReply'), when: (_, event) => !isUnderWay(event), leadsTo: at('waitingForOtherReply') },
  { on: failed('findOtherReply'), leadsTo: at('waitingForOtherReply') },
  {
    on: done('findMessage'),
    when: isStored,
    leadsTo: all(isOver('acceptedAfterStop'), (state, _, event) =>
      isSame(partOf(state.output, 'info'), partOf(event, 'output')),
    ),
  },
  {
    on: done('findMessage'),
    when: (state, event) => !isStored(state, event),
    leadsTo: isOver('undelivered'),
  },
  { on: failed('findMessage'), leadsTo: isOver('undelivered') },
];

export const properties: PropertySet = {
  systems: systemsOf(model, eventsOf(...requests)),
  numRuns: 100,
  properties: [
    obeys('Stop ends the turn, or reaches the reply', requests),
    obeys('the turn finds out whether the server has the message', answers),
    always('the reply is requested as it was asked for', ({ event, effects, snapshot }) =>
      event === null
        ? effectsNamed(effects, 'started', 'chatStream').every(({ params }) =>
            isSame(partOf(params, 'request'), snapshot.snapshot.context.request),
          )
        : true,
    ),
    lasts('another reply is waited for 3 seconds', at('waitingForOtherReply'), 3000),
    lasts('after Stop the message is looked for during 3 seconds', runs('findMessage'), 3000),
    always('a turn that time ends is sent again, or is undelivered', (context) => {
      const state = stateOf(context);
      if (context.event?.path !== null || state.status !== 'done') return true;
      return isOver(at('checking')(stateBefore(context)) ? 'undelivered' : 'roomBusy')(
        state,
        context,
        context.event.event,
      );
    }),
  ],
  faults: faultsOf(replyTurnMachine, {
    'Stop ends the turn, or reaches the reply':
      'replyTurn.waitingForOtherReply on reply.stop: goes to acceptedAfterStop',
    'the turn finds out whether the server has the message':
      'replyTurn.waitingForOtherReply findOtherReply done[0]: goes to undelivered',
    'the reply is requested as it was asked for': 'replyTurn.replying chatStream: without input',
    'another reply is waited for 3 seconds': 'replyTurn delay roomBusyRetry: tenfold',
    'after Stop the message is looked for during 3 seconds': 'replyTurn delay roomBusyRetry: half',
    'a turn that time ends is sent again, or is undelivered':
      'replyTurn.checking after roomBusyRetry: goes to acceptedAfterStop',
  }),
};
