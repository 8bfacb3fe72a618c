import type { RefCallback } from 'react';

/** Connects an element to an actor; returns what disconnects it. */
type Connect<Actor> = (element: HTMLElement, actor: Actor) => () => void;

const refs = new WeakMap<Connect<never>, WeakMap<object, RefCallback<HTMLElement>>>();

/**
 * Returns a ref that connects its element to an actor as long as the element is shown. The same for each call with the same
 * two, so that React does not connect it again at each drawing.
 */
export const refFor = <Actor extends object>(
  actor: Actor,
  connect: Connect<Actor>,
): RefCallback<HTMLElement> => {
  const known = refs.get(connect) ?? new WeakMap<object, RefCallback<HTMLElement>>();
  refs.set(connect, known);
  const ref = known.get(actor) ?? ((element) => (element === null ? undefined : connect(element, actor)));
  known.set(actor, ref);
  return ref;
};
