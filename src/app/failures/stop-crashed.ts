import { isMachineSnapshot, type AnyActorRef, type InspectionEvent } from 'xstate';

/**
 * Stops what a crashed actor had started: locks, timers, streams and subscriptions. XState leaves the children of a machine
 * running when it throws, and only reports the error to its parent. For the `inspect` option of the root.
 */
export function stopChildrenOfCrashed(inspected: InspectionEvent): void {
  if (inspected.type !== '@xstate.event' || !inspected.event.type.startsWith('xstate.error.actor.')) return;
  const snapshot: unknown = inspected.sourceRef?.getSnapshot();
  if (!isMachineSnapshot(snapshot)) return;
  const children: readonly AnyActorRef[] = Object.values(snapshot.children);
  for (const child of children)
    if (child.getSnapshot().status === 'active') child.send({ type: 'xstate.stop' });
}
