/** Properties of the outbox on its own: each message has its actor, which hears what is asked of it. */
import { enqueueActions, type AnyMachineSnapshot } from 'xstate';
import { outboxMachine } from '../../../../src/machines/chat/outbox/outbox.machine.ts';
import { nextIn } from '../../../../src/machines/chat/outbox/outbox.reducers.ts';
import type { PropertySet } from 'statechart-tools/properties/properties';
import { always, effectsNamed, obeys, partOf, type Rule } from 'statechart-tools/properties/temporal';
import {
  all,
  at,
  does,
  eventsOf,
  faultsOf,
  reports,
  sendsTo,
  stateBefore,
  stateOf,
  systemsOf,
} from '../../support/property-parts.ts';
import { model } from './outbox.model.ts';

type State = AnyMachineSnapshot;

const idIn = (event: object): string => String(partOf(event, 'clientMessageId'));
const entries = ({ context }: State): readonly object[] => context.messages;
const isListed = (state: State, event: object): boolean =>
  entries(state).some((entry) => partOf(entry, 'clientMessageId') === idIn(event));
const isInPhase = (state: State, event: object, ...phases: readonly string[]): boolean =>
  entries(state).some(
    (entry) =>
      partOf(entry, 'clientMessageId') === idIn(event) && phases.includes(String(partOf(entry, 'phase'))),
  );
const toMessage =
  (type: string): Rule['leadsTo'] =>
  (state, context, event) =>
    sendsTo(idIn(event), type)(state, context, event);
const toAll =
  (type: string): Rule['leadsTo'] =>
  (_, context) =>
    entries(stateBefore(context)).every((entry) =>
      effectsNamed(context.effects, 'sent', type).some(
        ({ actor }) => actor === partOf(entry, 'clientMessageId'),
      ),
    );

const requests: readonly Rule[] = [
  {
    on: 'message.queue',
    leadsTo: all(toAll('message.retry'), (state, _, event) =>
      isListed(state, Object(partOf(event, 'message'))),
    ),
  },
  { on: 'message.recall', when: isListed, leadsTo: toMessage('message.recall') },
  {
    on: 'message.resend',
    when: (state, event) => isInPhase(state, event, 'blocking', 'setAside'),
    leadsTo: toMessage('message.resend'),
  },
  { on: 'connection.restored', leadsTo: toAll('connection.restored') },
  { on: 'age.confirmed', leadsTo: toAll('age.confirmed') },
  {
    on: 'phase.changed',
    when: isListed,
    leadsTo: (state, _, event) => isInPhase(state, event, String(partOf(event, 'phase'))),
  },
  { on: 'message.stopped', leadsTo: toAll('message.hold') },
  {
    on: 'message.recalled',
    when: isListed,
    leadsTo: all(
      (state, _, event) => !isListed(state, event),
      reports('draft.restore', (params, event) => partOf(params, 'text') === partOf(event, 'text')),
    ),
  },
  {
    on: 'next.request',
    when: at('free'),
    leadsTo: (_, { effects }) => effectsNamed(effects, 'sent', 'outbox.empty', 'message.next').length === 1,
  },
  {
    on: 'next.request',
    when: at('occupied'),
    leadsTo: (_, { effects }) => effectsNamed(effects, 'sent', 'outbox.empty', 'message.next').length > 0,
  },
];

const isStored = (state: State, event: object): boolean =>
  (partOf(event, 'ids') as readonly string[]).some((id) => isListed(state, { clientMessageId: id }));

const results: readonly Rule[] = [
  {
    on: 'messages.stored',
    when: isStored,
    leadsTo: all(does('forgetUnsent'), (state, _, event) => !isStored(state, event)),
  },
];

export const properties: PropertySet = {
  systems: systemsOf(model, [
    ...eventsOf(...requests),
    ...eventsOf(...results),
    'message.move',
    'messages.found',
  ]).map((system) => ({
    ...system,
    within: ({ snapshot }, { cause, event }) =>
      (cause.kind !== 'error' || cause.child === 'ownUnsent') &&
      (event.type !== 'message.queue' || entries(snapshot).length < 2),
  })),
  view: ({ snapshot }) => entries(snapshot).map((entry) => partOf(entry, 'phase')),
  maxCommands: 14,
  numRuns: 100,
  properties: [
    obeys('what is asked of a message reaches it', requests),
    obeys('a message that the server has is removed', results),
    always('one message is sent at a time, and it hears that', ({ effects }) => {
      const next = effectsNamed(effects, 'sent', 'message.next');
      const sent = effectsNamed(effects, 'sent', 'message.send');
      return (
        next.length === sent.length &&
        sent.every(({ actor }, index) => actor === partOf(next[index]?.params, 'message', 'id'))
      );
    }),
    always('a room that opens has its unsent messages, without those that the server has', (context) =>
      context.event === null
        ? entries(stateOf(context)).length === stateOf(context).context.unsent.length &&
          effectsNamed(context.effects, 'action', 'forgetUnsent').length === 1
        : true,
    ),
  ],
  faults: faultsOf(outboxMachine, {
    'what is asked of a message reaches it': 'outbox on message.recall: without instruct',
    'a message that the server has is removed': 'outbox on messages.stored: without remove',
    'one message is sent at a time, and it hears that': outboxMachine.provide({
      actions: {
        sendNext: enqueueActions(({ context, enqueue }) =>
          enqueue.sendTo(context.parentRef, { type: 'message.next', message: nextIn(context).ref }),
        ),
      },
    }),
    'a room that opens has its unsent messages, without those that the server has':
      'outbox entry: without adopt',
  }),
};
