/** Properties of the messages of a room on every walk. The user, the server and the network may do anything at any time. */
import type { PropertySet } from 'statechart-tools/properties/properties';
import { always, effectsNamed, never, partOf, respond } from 'statechart-tools/properties/temporal';
import {
  askedEntry,
  entriesOf,
  hasPhase,
  idOf,
  isAsked,
  isBusy,
  isChargedTwice,
  isDelivered,
  isOfService,
  isOvertaking,
  isStopping,
  ordersAround,
  recalledIn,
  sentAgainIn,
  sendsIn,
  stateOf,
  statesOf,
  textsAround,
  writtenIn,
} from './room-facts.ts';
import { faults } from './room-faults.ts';
import { samples, systemWith } from './room-system.ts';

export const properties: PropertySet = {
  systems: [
    systemWith([...Object.keys(samples.outbox.events), 'connection.restored', 'age.confirmed']),
    // Without them walks get further into a reply.
    systemWith([]),
  ],
  numRuns: 100,
  maxCommands: 16,
  view: (snapshot) => [
    entriesOf(snapshot).map(({ phase }) => phase),
    statesOf(snapshot, 'chatStream').map(({ context }) => [
      context.replyId !== null,
      Math.min(context.last, 2),
    ]),
  ],
  properties: [
    always('a message is never lost', (context) => {
      const { history, snapshot } = context;
      const written = writtenIn(history).map((message) => String(partOf(message, 'text')));
      return written.every(
        (text) =>
          entriesOf(snapshot).some((entry) => entry.text === text) ||
          recalledIn(history).includes(text) ||
          isDelivered(context, text),
      );
    }),
    never('a message is charged twice', isChargedTwice),
    always('a message that is sent again has the same id and text', ({ history }) =>
      sendsIn(history).every(
        ({ params }) => idOf(history, String(partOf(params, 'text'))) === partOf(params, 'clientMessageId'),
      ),
    ),
    always('an edited message takes the place that the user chose', ({ history }) =>
      sendsIn(history).every(({ params }) =>
        writtenIn(history).some(
          (message) =>
            partOf(message, 'text') === partOf(params, 'text') &&
            partOf(message, 'edits') === partOf(params, 'edits'),
        ),
      ),
    ),
    always('shown text never shrinks', (context) => {
      const around = textsAround(context);
      return around === null || around[1].startsWith(around[0]);
    }),
    always('after Stop nothing is appended', (context) => {
      const around = textsAround(context);
      return around === null || !isStopping(context) || around[1] === around[0];
    }),
    respond('every busy state ends', isBusy, (context) => !isBusy(context)),
    always('a turn ends within 20 minutes, whatever does not answer', (context) => {
      const begun = effectsNamed(context.history, 'started', 'replyTurn').at(-1)?.at ?? 0;
      return !isBusy(context) || context.snapshot.now - begun < 20 * 60_000;
    }),
    always('Stop is accepted while a reply is under way', (context) => {
      const stream = stateOf(context.snapshot, 'chatStream');
      return (
        !isAsked(context, 'reply.stop') ||
        textsAround(context) === null ||
        stream?.hasTag('stopping') === true
      );
    }),
    always('a message that was not sent can be sent again', (context) => {
      const before = askedEntry(context, context.previousSnapshot);
      return (
        !isAsked(context, 'message.resend') ||
        !hasPhase(before, 'blocking', 'setAside') ||
        hasPhase(askedEntry(context, context.snapshot), 'queued', 'sending')
      );
    }),
    always(
      'a message that the user stopped, or that was refused, is sent again only by the user',
      (context) =>
        sentAgainIn(context).every(
          (id) =>
            isAsked(context, 'message.resend') && id === partOf(context.event?.event, 'clientMessageId'),
        ),
    ),
    always('a message that is not being sent can be taken back', (context) => {
      const before = askedEntry(context, context.previousSnapshot);
      return (
        !isAsked(context, 'message.recall') ||
        !hasPhase(before, 'queued', 'blocking', 'setAside') ||
        (askedEntry(context, context.snapshot) === undefined &&
          recalledIn(context.effects).includes(before?.text ?? ''))
      );
    }),
    always('queued messages stay in their order', (context) => {
      const [before, after] = ordersAround(context);
      return isAsked(context, 'message.move') || before === after;
    }),
    never('a message is sent before one that waits in front of it', isOvertaking),
    never('two messages are sent at a time', ({ snapshot }) =>
      [
        statesOf(snapshot, 'chatStream'),
        entriesOf(snapshot).filter((entry) => hasPhase(entry, 'sending')),
      ].some(({ length }) => length > 1),
    ),
    always('Stop holds the messages behind', ({ effects, snapshot }) => {
      const isStopped = effectsNamed(effects, 'sent', 'sending.ended').some(
        ({ params }) => partOf(params, 'result') === 'stopped',
      );
      return !isStopped || entriesOf(snapshot).every((entry) => hasPhase(entry, 'setAside', 'blocking'));
    }),
    never('an event is sent to an actor that has ended', ({ effects }) =>
      effects.some(({ kind, isActive }) => kind === 'sent' && !isActive),
    ),
    never('a machine fails', ({ effects }) =>
      effects.some(
        ({ kind, name }) => kind === 'sent' && name.startsWith('xstate.error.actor.') && !isOfService(name),
      ),
    ),
  ],
  faults,
};
