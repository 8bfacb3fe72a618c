import type { AnyActorRef, EventFromLogic } from 'xstate';
import type { authMachine } from '../../machines/auth/auth.machine.ts';
import type { formDraftsMachine } from '../../machines/auth/form-drafts.machine.ts';
import type { RepliesChanged } from '../../machines/chat/conversation.types.ts';
import type { modelHostMachine } from '../../machines/chat/notices/model-host.machine.ts';
import type { CallEvent } from '../../machines/call/call.machine.ts';
import type { deliveryMachine } from '../../machines/chat/outbox/delivery.machine.ts';
import type { mateMemoryMachine } from '../../machines/memory/mate-memory.machine.ts';
import type { navigationMachine } from '../../machines/navigation/navigation.machine.ts';
import type { notificationsMachine } from '../../machines/notifications/notifications.machine.ts';
import type { paneMachine } from '../../machines/shared/pane.machine.ts';
import type { reportMachine } from '../../machines/safety/report.machine.ts';
import type { voiceMachine } from '../../machines/voice/voice.machine.ts';
import type { ageGateMachine } from '../../machines/safety/age-gate.machine.ts';

/** The actors that others address by their name in the system, with the events that each of them takes. */
interface SystemEvents {
  readonly auth: EventFromLogic<typeof authMachine>;
  readonly navigation: EventFromLogic<typeof navigationMachine>;
  readonly notifications: EventFromLogic<typeof notificationsMachine>;
  readonly ageGate: EventFromLogic<typeof ageGateMachine>;
  readonly formDrafts: EventFromLogic<typeof formDraftsMachine>;
  readonly delivery: EventFromLogic<typeof deliveryMachine>;
  readonly roomsPane: EventFromLogic<typeof paneMachine>;
  readonly modelHost: EventFromLogic<typeof modelHostMachine>;
  readonly report: EventFromLogic<typeof reportMachine>;
  readonly mateMemory: EventFromLogic<typeof mateMemoryMachine>;
  readonly call: CallEvent;
  readonly voice: EventFromLogic<typeof voiceMachine>;
  /** Whatever screen is open: one that has no use for an event ignores it. */
  readonly screen:
    | { readonly type: 'age.confirmed' }
    | { readonly type: 'rooms.changed' }
    | { readonly type: 'chat.restored'; readonly roomId: string }
    | { readonly type: 'mate.blocked'; readonly mateId: string }
    | RepliesChanged
    | { readonly type: 'query.changed'; readonly search: string };
}

/** Sends an event to the actor with this name, if it runs. */
export const sendToActor = <Name extends keyof SystemEvents>(
  system: AnyActorRef['system'],
  name: Name,
  event: SystemEvents[Name],
): void => {
  const actor: AnyActorRef | undefined = system.get(name);
  actor?.send(event);
};
