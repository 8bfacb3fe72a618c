/** Properties of the notifications: each is shown once, and found again in the history. */
import type { AnyMachineSnapshot } from 'xstate';
import { notificationsMachine } from '../../../src/machines/notifications/notifications.machine.ts';
import type { PropertySet } from 'statechart-tools/properties/properties';
import { always, effectsNamed, obeys, partOf, type Rule } from 'statechart-tools/properties/temporal';
import {
  all,
  does,
  eventsOf,
  faultsOf,
  isSame,
  sendsTo,
  starts,
  startsNothing,
  stateBefore,
  stateOf,
  systemsOf,
} from '../support/property-parts.ts';
import { model } from './notifications.model.ts';

type State = AnyMachineSnapshot;
interface Item {
  readonly id: string;
  readonly key: string;
  readonly cause: string | null;
}

const shown = [
  { message: 'Saved', type: 'positive', cause: 'form' },
  { message: 'Failed', type: 'negative', cause: 'form' },
  { message: 'Sending', type: 'ongoing', id: 'sending' },
  { message: 'Saved', position: 'middle' },
  { message: 'Saved', timeout: -1 },
].map((notification) => ({ notification }));

/** With two notifications about the same. */
const samples = { ...model.samples, events: { ...model.samples.events, 'notification.show': shown } };

const itemsIn = ({ context }: State): readonly Item[] => context.items;
const pastIn = ({ context }: State): readonly object[] => context.past;
const requestIn = (event: object): unknown => partOf(event, 'notification');
const isRefused = (_: State, event: object): boolean =>
  partOf(requestIn(event), 'position') === 'middle' || Number(partOf(requestIn(event), 'timeout')) < 0;
/** Requests of the samples with the same text are the same, and so are those with the same id. */
const shownIn = (state: State, event: object): Item | undefined => {
  const { id, message } = Object(requestIn(event));
  return itemsIn(state).find((item) =>
    id === undefined ? item.key.includes(String(message)) : item.id === id,
  );
};
const isKnown = (state: State, event: object): boolean =>
  itemsIn(state).some(({ id }) => id === partOf(event, 'id'));
const isListed = (state: State, event: object): boolean =>
  itemsIn(state).some(({ id }) => id === partOf(event, 'id'));

/** Those with the cause are dismissed, and no others; but not the one that is shown again. */
const dismissesCause: Rule['leadsTo'] = (_, context, event) => {
  const cause = partOf(event, 'cause') ?? partOf(requestIn(event), 'cause');
  const next = shownIn(stateBefore(context), event);
  const dismissed = effectsNamed(context.effects, 'sent', 'notification.dismiss').map(({ actor }) => actor);
  const wanted = itemsIn(stateBefore(context)).filter(
    (item) => item.cause === cause && item !== (event.type === 'cause.ended' ? null : next),
  );
  return isSame(dismissed.toSorted(), wanted.map(({ id }) => id).toSorted());
};

const requests: readonly Rule[] = [
  {
    on: 'notification.show',
    when: isRefused,
    leadsTo: all(does('refuse'), startsNothing, (state, context) =>
      isSame(itemsIn(state).length, itemsIn(stateBefore(context)).length),
    ),
  },
  {
    on: 'notification.show',
    when: (state, event) => !isRefused(state, event) && shownIn(state, event) === undefined,
    leadsTo: all(
      starts(
        'notification',
        (input, event) => partOf(input, 'message') === partOf(requestIn(event), 'message'),
      ),
      dismissesCause,
      (state, context) =>
        itemsIn(state).length === itemsIn(stateBefore(context)).length + 1 &&
        !isSame(pastIn(state), pastIn(stateBefore(context))),
    ),
  },
  {
    on: 'notification.show',
    when: (state, event) => !isRefused(state, event) && shownIn(state, event) !== undefined,
    leadsTo: all(startsNothing, dismissesCause, (state, context, event) =>
      sendsTo(shownIn(stateBefore(context), event)?.id ?? '', 'notification.repeat')(state, context, event),
    ),
  },
  {
    on: 'notification.update',
    when: isKnown,
    leadsTo: (state, context, event) =>
      sendsTo(String(partOf(event, 'id')), 'message.change')(state, context, event),
  },
  {
    on: 'notification.end',
    when: isKnown,
    leadsTo: (state, context, event) =>
      sendsTo(String(partOf(event, 'id')), 'notification.dismiss')(state, context, event),
  },
  { on: 'cause.ended', leadsTo: dismissesCause },
  { on: 'notification.removed', when: isListed, leadsTo: (state, _, event) => !isListed(state, event) },
  { on: 'history.clear', leadsTo: (state) => pastIn(state).length === 0 },
  { on: 'session.ended', leadsTo: (state) => pastIn(state).length === 0 },
];

export const properties: PropertySet = {
  systems: systemsOf(model, eventsOf(...requests)).map((system) => ({
    ...system,
    samples: { notifications: samples },
  })),
  view: ({ snapshot }) => [
    itemsIn(snapshot).map(({ id, cause }) => [id, cause]),
    pastIn(snapshot).length > 0,
  ],
  maxCommands: 12,
  properties: [
    obeys('each request is shown once, and ended by its cause', requests),
    always('one that breaks is removed', (context) => {
      const { event } = context;
      if (event?.cause.kind !== 'error') return true;
      const { child } = event.cause;
      return itemsIn(stateOf(context)).every(({ id }) => id !== child);
    }),
  ],
  faults: faultsOf(notificationsMachine, {
    'each request is shown once, and ended by its cause':
      'notifications on notification.show[2]: without dismissCause',
    'one that breaks is removed': 'notifications on xstate.error.actor.*: without remove',
  }),
};
