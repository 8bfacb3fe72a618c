/** The parts of a machine's definition. */
import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate';

/** Returns every state node, the root first. */
export function stateNodesOf(machine: AnyStateMachine): AnyStateNode[] {
  return withDescendants(machine.root);
}

/** Returns every transition of the configuration. */
export function transitionsOf(machine: AnyStateMachine): AnyTransitionDefinition[] {
  return stateNodesOf(machine).flatMap((node) => [
    ...[...node.transitions.values()].flat(),
    ...(node.always ?? []),
  ]);
}

/** Returns the types of the events that the machine handles, except for xstate's own. */
export function eventTypesOf(machine: AnyStateMachine): string[] {
  const types: string[] = machine.events;
  return types.filter((type) => !type.startsWith('xstate.'));
}

/**
 * Returns the same name for a transition in the definition, in a live actor and in a browser. Uses nothing outside of
 * itself, because tests send its source text to pages.
 */
export function transitionName(definition: AnyTransitionDefinition): string {
  const { source, eventType, target } = definition;
  const rivals = eventType === '' ? (source.always ?? []) : (source.transitions.get(eventType) ?? []);
  const index = rivals.length > 1 ? `[${rivals.indexOf(definition)}]` : '';
  const goal = target === undefined ? '(stays)' : target.map(({ id }) => id).join(' + ');
  return `${source.id} —${eventType === '' ? 'always' : eventType}${index}→ ${goal}`;
}

function withDescendants(node: AnyStateNode): AnyStateNode[] {
  return [node, ...Object.values(node.states).flatMap(withDescendants)];
}
