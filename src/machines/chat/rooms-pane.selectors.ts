import type { SnapshotFrom } from 'xstate';
import type { roomsPaneMachine } from './rooms-pane.machine.ts';

type Snapshot = SnapshotFrom<typeof roomsPaneMachine>;

/** The running list; undefined before it has loaded, and after it has crashed. */
export const selectList = (snapshot: Snapshot | undefined) => snapshot?.children['list'];
