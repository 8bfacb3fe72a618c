import { isMachineSnapshot, type AnyActorRef, type AnyMachineSnapshot } from 'xstate';
import { selectFailure } from '../../machines/shared/request.ts';

const retry = { type: 'load.retry' } as const;

/** Loads again what could not be reached, in every actor below this one. A refusal stays as it is. */
export function retryFailed(root: AnyActorRef): void {
  for (const actor of actorsBelow(root)) {
    const snapshot: unknown = actor.getSnapshot();
    if (isMachineSnapshot(snapshot) && canBeRetried(snapshot)) actor.send(retry);
  }
}

/** Whether the actor could not reach what it loads. The code of a screen can be missing too: its pane counts as crashed. */
export function canBeRetried(snapshot: AnyMachineSnapshot): boolean {
  if (!snapshot.hasTag('failed') && !snapshot.hasTag('crashed')) return false;
  const failure = selectFailure(snapshot);
  return (failure === null || failure.kind === 'unreachable') && snapshot.can(retry);
}

const actorsBelow = (actor: AnyActorRef): readonly AnyActorRef[] => {
  const snapshot: unknown = actor.getSnapshot();
  if (!isMachineSnapshot(snapshot)) return [];
  const children: readonly AnyActorRef[] = Object.values(snapshot.children);
  return children.flatMap((child) => [child, ...actorsBelow(child)]);
};
