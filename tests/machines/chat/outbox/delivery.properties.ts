/** Properties of the messages that are sent while no page shows their room. */
import { deliveryMachine } from '../../../../src/machines/chat/outbox/delivery.machine.ts';
import type { PropertySet } from 'statechart-tools/properties/properties';
import { obeys, partOf, type Rule } from 'statechart-tools/properties/temporal';
import {
  all,
  at,
  does,
  done,
  eventsOf,
  failed,
  faultsOf,
  isKind,
  isSame,
  starts,
  systemsOf,
} from '../../support/property-parts.ts';
import { model } from './delivery.model.ts';

const isClaiming = at('claiming');
const isWaiting = at({ claiming: 'waiting' });
const claims = starts('claimMessage');
const isPostponed = at({ postponed: 'unreachable' });

const requests: readonly Rule[] = [
  { on: 'unsent.changed', when: at('idle', { claiming: 'waiting' }), leadsTo: claims },
  { on: 'connection.restored', when: at('idle', 'postponed'), leadsTo: claims },
  {
    on: 'message.claimed',
    when: isWaiting,
    leadsTo: all(
      starts('sendMessage', (input, event) => isSame(input, partOf(event, 'claimed'))),
      does('refreshRoomList'),
    ),
  },
  { on: 'outbox.empty', when: isClaiming, leadsTo: at('idle') },
  { on: 'outbox.unavailable', when: isClaiming, leadsTo: isPostponed },
];

const answers: readonly Rule[] = [
  { on: failed('claimMessage'), leadsTo: isPostponed },
  { on: failed('sendMessage'), leadsTo: isPostponed },
  { on: done('sendMessage'), when: isKind('roomBusy'), leadsTo: at({ postponed: 'roomBusy' }) },
  {
    on: done('sendMessage'),
    when: isKind('accepted', 'refused'),
    leadsTo: all(claims, does('refreshRoomList')),
  },
  { on: done('sendMessage'), when: isKind('refused'), leadsTo: does('showToast') },
];

export const properties: PropertySet = {
  systems: systemsOf(model, eventsOf(...requests)),
  properties: [
    obeys('what waits is claimed and sent, and listed as such', requests),
    obeys('each answer leads to the next message, or to another attempt', answers),
  ],
  faults: faultsOf(deliveryMachine, {
    'what waits is claimed and sent, and listed as such':
      'delivery.claiming.waiting on unsent.changed: dropped',
    'each answer leads to the next message, or to another attempt': 'delivery.postponed initial: roomBusy',
  }),
};
