import { useSelector } from '@xstate/react';
import type { AnyActorRef } from 'xstate';
import { selectPart, type SupervisedActor } from '../machines/shared/supervised.ts';

interface Owner<Snapshot> extends Pick<AnyActorRef, 'subscribe'> {
  readonly getSnapshot: () => Snapshot;
}

/** Returns the part that a supervised child of this actor runs; undefined while it does not run. */
export const usePart = <Snapshot, Part>(
  actor: Owner<Snapshot>,
  selectChild: (snapshot: Snapshot) => SupervisedActor<Part> | undefined,
): Part | undefined => useSelector(useSelector(actor, selectChild), selectPart);
