import type { AnyActorLogic } from 'xstate';

/** The logic of an actor whose code is not here yet. `get` is asked once, when the actor starts; it must be here by then. */
export function lazyLogic<Logic extends AnyActorLogic>(get: () => Logic | undefined): Logic {
  let logic: Logic | undefined;
  // Every question goes to the logic itself, so that nobody can tell the two apart.
  const answer: ProxyHandler<Logic> = {
    get(_, key) {
      logic ??= get();
      if (logic === undefined) throw new Error('An actor was started before its code was here.');
      return Reflect.get(logic, key);
    },
  };
  // An empty object has none of the logic's parts: the handler above gives them.
  return new Proxy({} as Logic, answer);
}
