import type { SnapshotFrom } from 'xstate';
import type { appMachine } from './app.machine.ts';

/** How the sign-in panel stands that was asked for before the code that cares for it was here; null where nobody waits. */
export function selectAwaitedPanel(snapshot: SnapshotFrom<typeof appMachine>): 'fetching' | 'missing' | null {
  const last = snapshot.context.queue.findLast(({ type }) => !type.startsWith('notification.'));
  if (last === undefined || last.type === 'panel.close') return null;
  return snapshot.hasTag('fetching') ? 'fetching' : 'missing';
}
