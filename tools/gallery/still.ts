import type { AnyActorRef, AnyMachineSnapshot } from 'xstate';

/** An actor that stands in one state for ever: views read it and send to it, and nothing ever happens. */
export const still = (snapshot: AnyMachineSnapshot): AnyActorRef => {
  const stillness = {
    id: snapshot.machine.id,
    sessionId: `still:${snapshot.machine.id}`,
    getSnapshot: () => snapshot,
    subscribe: () => ({ unsubscribe() {} }),
    on: () => ({ unsubscribe() {} }),
    send() {},
  };
  // Views know of an actor only what they read and what they send.
  return stillness as unknown as AnyActorRef;
};

/** The same snapshot with some of its children replaced. */
export const withChildren = (
  snapshot: AnyMachineSnapshot,
  children: Record<string, AnyActorRef>,
): AnyMachineSnapshot => ({ ...snapshot, children: { ...snapshot.children, ...children } });
