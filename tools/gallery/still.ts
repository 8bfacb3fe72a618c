import type { AnyActorRef, AnyMachineSnapshot, EventObject } from 'xstate';

type Listener = (snapshot: AnyMachineSnapshot, event: EventObject) => void;

const listeners = new Set<Listener>();

/** Calls the listener for each event that is sent to an actor that stays in one state; returns a function that ends this. */
export const onSent = (listener: Listener): (() => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** Returns an actor that stays in one state: views read its snapshot and send events, which have no effect. */
export const still = (snapshot: AnyMachineSnapshot): AnyActorRef => {
  const stillness = {
    id: snapshot.machine.id,
    sessionId: `still:${snapshot.machine.id}`,
    getSnapshot: () => snapshot,
    subscribe: () => ({ unsubscribe() {} }),
    on: () => ({ unsubscribe() {} }),
    send(event: EventObject) {
      for (const listener of listeners) listener(snapshot, event);
    },
  };
  // Views use only an actor's snapshot and `send`.
  return stillness as unknown as AnyActorRef;
};

/** Returns the same snapshot with some of its children replaced. */
export const withChildren = (
  snapshot: AnyMachineSnapshot,
  children: Record<string, AnyActorRef>,
): AnyMachineSnapshot => ({ ...snapshot, children: { ...snapshot.children, ...children } });
