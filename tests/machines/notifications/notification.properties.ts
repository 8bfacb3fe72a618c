/** Properties of one notification, until it is removed. */
import type { AnyMachineSnapshot } from 'xstate';
import { notificationMachine } from '../../../src/machines/notifications/notification.machine.ts';
import type { PropertySet } from 'statechart-tools/properties/properties';
import { always, effectsNamed, obeys, partOf, type Rule } from 'statechart-tools/properties/temporal';
import {
  all,
  eventsOf,
  faultsOf,
  has,
  lasts,
  stateBefore,
  stateOf,
  systemsOf,
} from '../support/property-parts.ts';
import { model } from './notification.model.ts';

type State = AnyMachineSnapshot;

const isTimed = ({ context }: State): boolean => context.timeout !== null;
const isShowing = (state: State): boolean => state.status === 'active' && !has('leaving')(state);
const isPaused = (state: State): boolean => state.matches({ showing: 'paused' });
const runsDown = (state: State): boolean => isShowing(state) && isTimed(state) && !isPaused(state);

const requests: readonly Rule[] = [
  { on: 'notification.dismiss', when: isShowing, leadsTo: has('leaving') },
  {
    on: 'notification.repeat',
    leadsTo: all(
      isShowing,
      (state, { previousSnapshot }) => state.context.count === previousSnapshot.snapshot.context.count + 1,
    ),
  },
  { on: 'notification.repeat', when: isPaused, leadsTo: isPaused },
  {
    on: 'message.change',
    when: isShowing,
    leadsTo: all(isShowing, ({ context }, _, event) => context.message === partOf(event, 'message')),
  },
  { on: 'pointer.enter', when: runsDown, leadsTo: isPaused },
  { on: 'pointer.leave', when: isPaused, leadsTo: runsDown },
];

export const properties: PropertySet = {
  systems: systemsOf(model, [...eventsOf(...requests)]),
  properties: [
    obeys('what is done with a notification is shown', requests),
    lasts(
      'it is shown for its time, which a repeat and the pointer restart',
      runsDown,
      ({ context }) => context.timeout,
      ({ event }) => event?.event.type === 'notification.repeat',
    ),
    always('the one without a time stays until it is dismissed', (context) => {
      const { event } = context;
      return (
        event?.path !== null ||
        isTimed(stateOf(context)) ||
        has('leaving')(stateBefore(context)) ||
        isShowing(stateOf(context))
      );
    }),
    always(
      'one that is removed says so',
      (context) =>
        effectsNamed(context.effects, 'action', 'notifyParentDone').length ===
        (stateOf(context).status === 'done' ? 1 : 0),
    ),
  ],
  faults: faultsOf(notificationMachine, {
    'what is done with a notification is shown': 'notification.leaving on notification.repeat: without count',
    'it is shown for its time, which a repeat and the pointer restart':
      'notification delay displayDuration: half',
    'the one without a time stays until it is dismissed':
      'notification.showing.choosing always[0]: guard isTimed always holds',
    'one that is removed says so': 'notification.removed entry: without notifyParentDone',
  }),
};
