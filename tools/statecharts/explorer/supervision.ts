/** Who handles the failure of an actor. */
import { StateMachine, type AnyStateMachine, type AnyStateNode } from 'xstate';

/** Returns the machine that a supervised part runs; null for another machine. */
export function supervisedPart(machine: AnyStateMachine): AnyStateMachine | null {
  const part: unknown = machine.id === 'supervised' ? machine.implementations.actors['part'] : null;
  return part instanceof StateMachine ? part : null;
}

/** Whether a failure of the actor that the state invokes is handled: there, above it, or by the actor itself. */
export function handlesFailure(node: AnyStateNode, { id, src }: { id: string; src: unknown }): boolean {
  const logic: unknown = typeof src === 'string' ? node.machine.implementations.actors[src] : src;
  if (logic instanceof StateMachine && supervisedPart(logic) !== null) return true;
  return (
    node.transitions.has(`xstate.error.actor.${id}`) ||
    withAncestors(node).some(({ transitions }) => transitions.has('xstate.error.actor.*'))
  );
}

function withAncestors(node: AnyStateNode): AnyStateNode[] {
  return node.parent === undefined ? [node] : [node, ...withAncestors(node.parent)];
}
