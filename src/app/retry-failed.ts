import { isMachineSnapshot, type AnyActorRef } from 'xstate';
import { selectFailure } from '../machines/shared/request.ts';

const retry = { type: 'load.retry' } as const;

/** Loads again what could not be reached, in every actor below this one. A refusal stays as it is. */
export function retryFailed(root: AnyActorRef): void {
  for (const actor of actorsBelow(root)) {
    const snapshot: unknown = actor.getSnapshot();
    if (!isMachineSnapshot(snapshot) || !hasFailed(snapshot) || !snapshot.can(retry)) continue;
    const failure = selectFailure(snapshot);
    if (failure === null || failure.kind === 'unreachable') actor.send(retry);
  }
}

/** The code of a screen beside another can be missing too: its pane counts as crashed. */
const hasFailed = ({ tags }: { readonly tags: ReadonlySet<string> }): boolean =>
  tags.has('failed') || tags.has('crashed');

const actorsBelow = (actor: AnyActorRef): readonly AnyActorRef[] => {
  const snapshot: unknown = actor.getSnapshot();
  if (!isMachineSnapshot(snapshot)) return [];
  const children: readonly AnyActorRef[] = Object.values(snapshot.children);
  return children.flatMap((child) => [child, ...actorsBelow(child)]);
};
