import type { AnyActorRef, AnyMachineSnapshot } from 'xstate';

/** Returns an actor that stays in one state: views read its snapshot and send events, which have no effect. */
export const still = (snapshot: AnyMachineSnapshot): AnyActorRef => {
  const stillness = {
    id: snapshot.machine.id,
    sessionId: `still:${snapshot.machine.id}`,
    getSnapshot: () => snapshot,
    subscribe: () => ({ unsubscribe() {} }),
    on: () => ({ unsubscribe() {} }),
    send() {},
  };
  // Views use only an actor's snapshot and `send`.
  return stillness as unknown as AnyActorRef;
};

/** Returns the same snapshot with some of its children replaced. */
export const withChildren = (
  snapshot: AnyMachineSnapshot,
  children: Record<string, AnyActorRef>,
): AnyMachineSnapshot => ({ ...snapshot, children: { ...snapshot.children, ...children } });
