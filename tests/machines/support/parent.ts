import { createActor, fromTransition, type EventObject } from 'xstate';
import type { ParentRef } from '../../../src/machines/shared/parent-ref.ts';

/** Creates a parent for a machine that runs alone. It records the events that the machine sends to it. */
export function createParent<Event extends EventObject>() {
  const received: Event[] = [];
  const logic = fromTransition<null, Event, never, undefined>((state, event) => {
    received.push(event);
    return state;
  }, null);
  const parentRef: ParentRef<Event> = createActor(logic).start();
  return { parentRef, received };
}
