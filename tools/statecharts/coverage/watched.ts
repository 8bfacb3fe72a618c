/** Wraps xstate's `createActor` and records every transition of the actor and its children. */
import type { AnyTransitionDefinition, InspectionEvent, createActor } from 'xstate';
import { transitionName } from '../explorer/machine-parts.ts';

type Inspect = ((event: InspectionEvent) => void) | { next?: (event: InspectionEvent) => void };

export function watched(real: typeof createActor, hear: (name: string) => void): unknown {
  const known = new WeakSet<AnyTransitionDefinition>();
  const note = (event: InspectionEvent): void => {
    if (event.type !== '@xstate.microstep') return;
    for (const definition of event._transitions) {
      if (known.has(definition)) continue;
      known.add(definition);
      hear(transitionName(definition));
    }
  };
  return (logic: unknown, options?: { readonly inspect?: Inspect }) => {
    const tell = options?.inspect;
    const inspect = (event: InspectionEvent): void => {
      note(event);
      if (typeof tell === 'function') tell(event);
      else tell?.next?.(event);
    };
    return Reflect.apply(real, undefined, [logic, { ...options, inspect }]);
  };
}
