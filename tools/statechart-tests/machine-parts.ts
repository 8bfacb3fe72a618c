/** The parts of a machine's definition. */
import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate';

/** Every state node, the root first. */
export function stateNodesOf(machine: AnyStateMachine): AnyStateNode[] {
  return withDescendants(machine.root);
}

/** Every transition that the configuration writes down. */
export function transitionsOf(machine: AnyStateMachine): AnyTransitionDefinition[] {
  return stateNodesOf(machine).flatMap((node) => [
    ...[...node.transitions.values()].flat(),
    ...(node.always ?? []),
  ]);
}

/** The types of the events that the machine listens to, but for those that xstate makes. */
export function eventTypesOf(machine: AnyStateMachine): string[] {
  const types: string[] = machine.events;
  return types.filter((type) => !type.startsWith('xstate.'));
}

/**
 * One name for a transition wherever it is met: in the definition, in a live actor, in a browser.
 * Uses nothing from outside itself, since tests send its text into pages.
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
