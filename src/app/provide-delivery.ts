import { sendToActor } from './actors/system-actors.ts';
import type { AnyActorRef } from 'xstate';
import { deliveryMachine } from '../machines/chat/outbox/delivery.machine.ts';
import type { ShowToast } from '../machines/shared/toast.ts';
import { deliveryActors, type DeliveryServices } from '../services/chat/delivery.actors.ts';

interface DeliveryDeps extends DeliveryServices {
  readonly showToast: ShowToast;
}

/** Provides the machine that sends what waits in rooms that no page shows. */
export const provideDelivery = ({ showToast, ...services }: DeliveryDeps) =>
  deliveryMachine.provide({
    actors: deliveryActors(services),
    actions: {
      refreshRoomList({ system }: { readonly system: AnyActorRef['system'] }) {
        sendToActor(system, 'roomsPane', { type: 'content.refresh' });
        sendToActor(system, 'screen', { type: 'rooms.changed' });
      },
      showToast,
    },
  });
