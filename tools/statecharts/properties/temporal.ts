/** Writes properties of systems of machines. */
import type { AnyMachineSnapshot, EventObject } from 'xstate';
import type { TestEffect } from './contract.ts';
import type { SystemContext, SystemProperty } from './properties.ts';

type Predicate = (context: SystemContext) => boolean;

/** Holds in each step, and at the start. */
export const always = (id: string, predicate: Predicate): SystemProperty => ({
  type: 'always',
  id,
  predicate,
});

/** Holds in no step. */
export const never = (id: string, predicate: Predicate): SystemProperty => ({ type: 'never', id, predicate });

/** Is followed by the response, at the latest when time has passed until the system is at rest. */
export const respond = (id: string, trigger: Predicate, response: Predicate): SystemProperty => ({
  type: 'respond',
  id,
  trigger,
  response,
});

/** A rule about the consequence of an event. */
export interface Rule {
  /** The type of the event, also of one with which XState reports the end of an actor. */
  readonly on: string;
  /** The state before the event. Default: any. */
  readonly when?: (before: AnyMachineSnapshot, event: EventObject) => boolean;
  readonly leadsTo: (after: AnyMachineSnapshot, context: SystemContext, event: EventObject) => boolean;
}

/** Each event leads to what its rules say. */
export const obeys = (id: string, rules: readonly Rule[]): SystemProperty =>
  always(id, (context) => {
    const { event: step, previousSnapshot, snapshot } = context;
    if (step === null || step.path === null || step.path.length > 0) return true;
    const { event } = step;
    return rules
      .filter(({ on, when }) => on === event.type && (when?.(previousSnapshot.snapshot, event) ?? true))
      .every(({ leadsTo }) => leadsTo(snapshot.snapshot, context, event));
  });

/** Returns the effects with this name among those of the step, or of all steps. */
export const effectsNamed = (
  effects: readonly TestEffect[],
  kind: TestEffect['kind'],
  ...names: readonly string[]
): readonly TestEffect[] => effects.filter((effect) => effect.kind === kind && names.includes(effect.name));

/** Returns a property of the parameters of an effect, or of an event. */
export const partOf = (value: unknown, ...path: readonly string[]): unknown =>
  path.reduce<unknown>(
    (part, key) => (typeof part === 'object' && part !== null ? Reflect.get(part, key) : undefined),
    value,
  );

/** Returns the same where it is a text; null otherwise. */
export const textOfPart = (value: unknown, ...path: readonly string[]): string | null => {
  const part = partOf(value, ...path);
  return typeof part === 'string' ? part : null;
};
